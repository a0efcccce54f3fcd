import { ContentPage } from '../components/content/ContentPage.tsx';
import { template } from './layout/template.tsx';

export const { data, render } = template('content', ({ texts, richText }) => {
  const body = richText(texts.body);
  return (
    <ContentPage
      title={texts.title}
      lead={texts.lead}
      body={body?.props}
      headings={body?.headings ?? []}
    />
  );
});
