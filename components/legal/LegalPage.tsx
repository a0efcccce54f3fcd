import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from '../contact/CallToAction.tsx';
import { TableOfContents, type TableOfContentsProps } from '../content/TableOfContents.tsx';
import { useLabels } from '../i18n/Labels.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { InView } from '../frame/InView.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { Sidebar } from '../frame/Sidebar.tsx';
import { Widget, type WidgetProps } from '../frame/Widget.tsx';
import { LegalNotice, type LegalNoticeProps } from './LegalNotice.tsx';

export interface LegalPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, TableOfContentsProps {
  /** Content above the text. */
  before?: ReactNode;
  /** The legal text. Its headings are in `headings`, too. */
  body?: RichTextProps | undefined;
  /** Who runs the site, in the sidebar. */
  notice: LegalNoticeProps;
  /** Widgets below that, chosen by editors. */
  widgets?: readonly WidgetProps[];
  /** An invitation to call or write, at the end. */
  callToAction?: CallToActionProps | undefined;
  /** Sections below the text. */
  children?: ReactNode;
}

/**
 * A legal text. With three headings or more it has a table of contents: next to the text on wide windows,
 * otherwise collapsed above it. A button opens the sidebar with the provider's data.
 */
export function LegalPage({ title, lead, trail, headings, body, notice, ...rest }: LegalPageProps) {
  const { before, callToAction, children, widgets = [] } = rest;
  const { label } = useLabels();
  const isLong = headings.length >= 3;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      aside={
        <InView>
          {isLong && <TableOfContents headings={headings} />}
          <Sidebar title={label('legal.provider')}>
            <Stack gap={6}>
              <LegalNotice {...notice} framed={false} />
              {widgets.map((widget, index) => (
                <Widget key={index} {...widget} headingLevel={3} />
              ))}
            </Stack>
          </Sidebar>
        </InView>
      }
    >
      <Stack gap={7}>
        {isLong && <TableOfContents headings={headings} folded />}
        {before}
        {body && <RichText {...body} />}
        {children}
        {callToAction && <CallToAction {...callToAction} />}
      </Stack>
    </Page>
  );
}
