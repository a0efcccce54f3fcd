import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from '../contact/CallToAction.tsx';
import { plain } from '../i18n/Words.tsx';
import { SubNavigation, type SubNavigationProps } from '../navigation/SubNavigation.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { InView } from '../frame/InView.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { ContentBlock, type ContentBlockProps } from './ContentBlock.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

export interface ContentPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, TableOfContentsProps {
  /** The main content of the page, shown before the text. */
  opening?: ReactNode;
  /** The editor's text. */
  body?: RichTextProps | undefined;
  /** Blocks between lead and text. */
  blocksBefore?: readonly ContentBlockProps[];
  /** Blocks after the text. */
  blocksAfter?: readonly ContentBlockProps[];
  /** Links to the other pages of the section; left out for pages outside of a section. */
  subNavigation?: SubNavigationProps | undefined;
  /** An invitation to call or to write, at the end. */
  callToAction?: CallToActionProps | undefined;
}

/**
 * A page with a text, and blocks of records before and after it. With three headings or more it has a table
 * of contents: next to the text on wide windows, otherwise collapsed above it.
 */
export function ContentPage({ title, lead, trail, body, headings, ...parts }: ContentPageProps) {
  const { opening, blocksBefore = [], blocksAfter = [], subNavigation, callToAction } = parts;
  const contents = [
    ...blocksBefore.map(contentsEntry),
    ...headings,
    ...blocksAfter.map(contentsEntry),
  ];
  const isLong = contents.length >= 3;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      aside={
        (isLong || subNavigation) && (
          <InView>
            {isLong && <TableOfContents headings={contents} />}
            {subNavigation && <SubNavigation {...subNavigation} />}
          </InView>
        )
      }
    >
      <Parts>
        {opening}
        {isLong && <TableOfContents headings={contents} folded />}
        {blocksBefore.map((block) => (
          <ContentBlock key={block.id} {...block} />
        ))}
        {body && <RichText {...body} />}
        {blocksAfter.map((block) => (
          <ContentBlock key={block.id} {...block} />
        ))}
        {callToAction && <CallToAction {...callToAction} />}
      </Parts>
    </Page>
  );
}

function contentsEntry({ id, heading }: ContentBlockProps) {
  return { id, text: plain(heading) };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;
