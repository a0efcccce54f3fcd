import styled from '@emotion/styled';
import { useEffect } from 'react';
import { audiences, type MemberPageKey } from '../../../contract/members/audiences.ts';
import { TableOfContents } from '../../content/TableOfContents.tsx';
import { InView } from '../../frame/InView.tsx';
import { Beside } from '../../frame/Page.tsx';
import { useLabels } from '../../i18n/Labels.tsx';
import { Opening, useArea } from './AreaContext.tsx';
import { MemberRichText } from './MemberRichText.tsx';
import { readyText, type ReadyText } from './memberText.ts';
import { Denied, NotFound, Outcome } from './Outcome.tsx';
import { useLoaded } from './useLoaded.ts';

type PageScreenProps = { pageKey: MemberPageKey } | { slug: string };

/** A page that the office wrote for members. */
export function PageScreen(of: PageScreenProps) {
  const { calls, backend, user } = useArea();
  const { text } = useLabels();
  const [page, retry] = useLoaded(async () => {
    const found = await calls.page('pageKey' in of ? { key: of.pageKey } : of);
    return found && readyText(found, { backend, newTabHint: text('link.newTab') });
  });
  const audience = 'pageKey' in of ? audiences[of.pageKey] : undefined;
  return (
    <Outcome of={page} onRetry={retry}>
      {(ready) => {
        if (ready) return <MemberText {...ready} />;
        // The backend does not show or mention content to members that it is not meant for.
        const isOthers = audience !== undefined && !user.audiences.includes(audience);
        return isOthers ? <Denied audience={audience} /> : <NotFound />;
      }}
    </Outcome>
  );
}

/** A text with a table of contents if it has three headings or more, as on the public pages. */
function MemberText({ title, lead, body, headings }: ReadyText) {
  const isLong = headings.length >= 3;
  return (
    <>
      <Opening title={title} lead={lead} />
      <Beside
        aside={
          isLong && (
            <InView>
              <TableOfContents headings={headings} />
            </InView>
          )
        }
      >
        <Parts>
          {isLong && <TableOfContents headings={headings} folded />}
          {body && <MemberRichText {...body} />}
        </Parts>
      </Beside>
      <ScrollToFragment />
    </>
  );
}

/** Scrolls to the heading in the URL, which did not exist yet when the browser looked for it. */
function ScrollToFragment() {
  useEffect(() => {
    // Anchor names need no encoding (contract/richText/names.ts), so nothing is decoded.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return null;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;
