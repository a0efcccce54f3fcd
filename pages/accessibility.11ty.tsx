import { AccessibilityPage } from '../components/legal/AccessibilityPage.tsx';
import { statementAnchors } from '../components/legal/statementAnchors.ts';
import { translate } from '../data/translation.ts';
import { buildRecord } from './layout/buildRecord.ts';
import { contactDetails } from './layout/contactDetails.ts';
import { legalPageProps } from './layout/legalPageProps.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('accessibility', (context, templateData) => {
  const { content, language, href, names, richText } = context;
  names.reserve(Object.values(statementAnchors));
  const { project, company, legal } = content.site;
  const { phone, email } = contactDetails(company);
  const { accessibility_complaints } = translate(legal.translations, language);
  return (
    <AccessibilityPage
      {...legalPageProps(context)}
      variant={project.config.accessibility.variant}
      feedback={{ formHref: href('/kontakt'), phone, email }}
      complaintOffice={richText(accessibility_complaints, { rankAbove: 2 })?.props}
      build={buildRecord(templateData)}
    />
  );
});
