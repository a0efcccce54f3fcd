import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from '../contact/CallToAction.tsx';
import { TableOfContents, type TableOfContentsProps } from '../content/TableOfContents.tsx';
import { useLabels } from '../i18n/Labels.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { InView } from '../shell/InView.tsx';
import { Page, type PageProps } from '../shell/Page.tsx';
import { Sidebar } from '../shell/Sidebar.tsx';
import { LegalNotice, type LegalNoticeProps } from './LegalNotice.tsx';

export interface LegalPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, TableOfContentsProps {
  /** Above the text. */
  before?: ReactNode;
  body?: RichTextProps | undefined;
  /** Who is behind the site, in the sidebar. */
  notice: LegalNoticeProps;
  callToAction?: CallToActionProps | undefined;
  /** Sections below the text. */
  children?: ReactNode;
}

/**
 * A legal text. Its table of contents stands before it on every screen, as such texts are looked
 * up in, not read through; who answers for it is one button away.
 */
export function LegalPage({ title, lead, trail, headings, body, notice, ...rest }: LegalPageProps) {
  const { before, callToAction, children } = rest;
  const { label } = useLabels();
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      asidePlace="before"
      aside={
        <InView>
          {headings.length >= 3 && <TableOfContents headings={headings} />}
          <Sidebar title={label('legal.provider')}>
            <LegalNotice {...notice} framed={false} />
          </Sidebar>
        </InView>
      }
    >
      <Stack gap={7}>
        {before}
        {body && <RichText {...body} />}
        {children}
      </Stack>
      {callToAction && <CallToAction {...callToAction} />}
    </Page>
  );
}
