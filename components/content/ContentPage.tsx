import { CallToAction, type CallToActionProps } from '../contact/CallToAction.tsx';
import { SubNavigation, type SubNavigationProps } from '../navigation/SubNavigation.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { InView } from '../shell/InView.tsx';
import { Page, type PageProps } from '../shell/Page.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

export interface ContentPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, TableOfContentsProps {
  body?: RichTextProps | undefined;
  subNavigation?: SubNavigationProps | undefined;
  callToAction?: CallToActionProps | undefined;
}

/** A page that is a text. From three headings on, it has a table of contents. */
export function ContentPage({ title, lead, trail, body, headings, ...parts }: ContentPageProps) {
  const { subNavigation, callToAction } = parts;
  const isLong = headings.length >= 3;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      aside={
        (isLong || subNavigation) && (
          <InView>
            {isLong && <TableOfContents headings={headings} />}
            {subNavigation && <SubNavigation {...subNavigation} />}
          </InView>
        )
      }
    >
      {body && <RichText {...body} />}
      {callToAction && <CallToAction {...callToAction} />}
    </Page>
  );
}
