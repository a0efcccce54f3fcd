import { AccessibilityPage } from '../components/legal/AccessibilityPage.tsx';
import { statementAnchors } from '../components/legal/statementAnchors.ts';
import { namedPages } from '../data/routes/namedRoutes.ts';
import { translate } from '../data/texts/translation.ts';
import { conformance } from './legal/conformance.ts';
import { buildRecordProps } from './legal/buildRecordProps.ts';
import { contactDetailsProps } from './contact/contactDetailsProps.ts';
import { legalPageProps } from './legal/legalPageProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('accessibility', (context, templateData) => {
  const { content, language, href, names, richText } = context;
  names.reserve(Object.values(statementAnchors));
  const { project, company, legal } = content.site;
  const { variant, date, reviewed, status, method } = project.config.accessibility;
  const { phone, email } = contactDetailsProps(company);
  const { accessibility_complaints } = translate(legal.translations, language);
  return (
    <AccessibilityPage
      {...legalPageProps(context)}
      variant={variant}
      date={date ?? undefined}
      reviewed={reviewed ?? undefined}
      assessment={variant === 'public_body' && status && method ? { status, method } : undefined}
      feedback={{ formHref: href(namedPages.contact.de), phone, email }}
      complaintOffice={richText(accessibility_complaints, { rankAbove: 2 })?.props}
      conformance={conformance}
      build={buildRecordProps(templateData)}
    />
  );
});
