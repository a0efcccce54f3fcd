import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Page, type PageProps } from '../shell/Page.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

export interface ContentPageProps extends Pick<PageProps, 'title' | 'lead'>, TableOfContentsProps {
  body?: RichTextProps | undefined;
}

/** A page that is a text. From three headings on, it has a table of contents. */
export function ContentPage({ title, lead, body, headings }: ContentPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      aside={headings.length >= 3 && <TableOfContents headings={headings} />}
    >
      {body && <RichText {...body} />}
    </Page>
  );
}
