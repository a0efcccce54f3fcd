import { TableOfContents, type TableOfContentsProps } from '../content/TableOfContents.tsx';
import { Words } from '../i18n/Words.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { LegalContents, type LegalContentProps } from './LegalContent.tsx';
import { LegalNotice, type LegalNoticeProps } from './LegalNotice.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface ImprintPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** The provider information that the law requires. */
  notice: LegalNoticeProps;
  /** Content above the text of the page. */
  opening: readonly LegalContentProps[];
  /** An editor's text, such as liability. */
  body?: RichTextProps | undefined;
  /** Content below the text of the page. */
  contents: readonly LegalContentProps[];
  /** The privacy notice, in a language in which one page contains both. */
  privacy?: PrivacyPart | undefined;
}

export interface PrivacyPart extends Pick<PageProps, 'title'>, TableOfContentsProps {
  /** Anchor id for links to the notice. */
  id: string;
  /** An editor's text. */
  body?: RichTextProps | undefined;
  /** Content below the text of the notice. */
  contents: readonly LegalContentProps[];
}

/** The imprint: who runs the site. */
export function ImprintPage({ title, lead, notice, opening, body, ...rest }: ImprintPageProps) {
  const { contents, privacy, trail } = rest;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      aside={<LegalNotice {...notice} />}
      asidePlace="before"
    >
      <Stack gap={7}>
        <LegalContents of={opening} />
        {body && <RichText {...body} />}
        <LegalContents of={contents} />
        {privacy && <Privacy {...privacy} />}
      </Stack>
    </Page>
  );
}

function Privacy({ id, title, headings, body, contents }: PrivacyPart) {
  return (
    <>
      <LegalSection id={id} size="3xl" heading={<Words of={title} />}>
        {headings.length >= 3 && <TableOfContents headings={headings} />}
        {body && <RichText {...body} />}
      </LegalSection>
      <LegalContents of={contents} />
    </>
  );
}
