import { LegalContents } from '../components/legal/LegalContent.tsx';
import { headingsOf, legalIds } from '../components/legal/legalHeadings.ts';
import { LegalPage } from '../components/legal/LegalPage.tsx';
import { privacyContentProps } from './legal/legalContentProps.ts';
import { legalPageProps } from './legal/legalPageProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('privacy', (context) => {
  context.names.reserve(legalIds);
  const page = legalPageProps(context);
  const contents = privacyContentProps(context);
  return (
    <LegalPage {...page} headings={[...page.headings, ...headingsOf(contents, context.labels)]}>
      <LegalContents of={contents} />
    </LegalPage>
  );
});
