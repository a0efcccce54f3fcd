import { ContentPage } from '../../components/content/ContentPage.tsx';
import type { PageContext } from './pageContext.ts';

/** The screen of a page that is a text. */
export function contentScreen({ texts, richText }: Pick<PageContext, 'texts' | 'richText'>) {
  const body = richText(texts.body);
  return (
    <ContentPage
      title={texts.title}
      lead={texts.lead}
      body={body?.props}
      headings={body?.headings ?? []}
    />
  );
}
