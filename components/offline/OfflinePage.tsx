import styled from '@emotion/styled';
import { useId } from 'react';
import { keptPagesAttribute, tryAgainAttribute } from '../../contract/markup.ts';
import { Label } from '../i18n/Labels.tsx';
import { linkRows } from '../navigation/linkRows.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';

export interface OfflinePageProps extends Pick<PageProps, 'title' | 'lead'> {
  /** An editor's text: what the visitor can check. */
  body?: RichTextProps | undefined;
  /** The home page in the page's language. */
  homeHref: string;
  /** Pages that are available offline. Only the browser knows them: a script fills them in. */
  keptPages?: readonly { readonly href: string; readonly title: string }[];
  /** URL of that script. */
  script?: string;
}

/**
 * Shown at any URL that cannot be loaded offline. Says so, what the visitor can do, and which pages are
 * available.
 */
export function OfflinePage(props: OfflinePageProps) {
  const { title, lead, body, homeHref, keptPages = [], script } = props;
  const headingId = useId();
  return (
    <Page title={title} lead={lead}>
      <Stack gap={6} align="flex-start">
        {body && <RichText {...body} />}
        <Stack direction="row" wrap gap={5} align="center">
          {/* The URL that the browser currently shows, whatever it is. */}
          <ButtonLink href="?" {...{ [tryAgainAttribute]: '' }}>
            <Label name="offline.again" />
          </ButtonLink>
          <Link href={homeHref} variant="standalone">
            <Label name="offline.home" />
          </Link>
        </Stack>
      </Stack>
      <Kept
        aria-labelledby={headingId}
        {...{ [keptPagesAttribute]: '' }}
        hidden={keptPages.length === 0}
      >
        <Heading level={2} size="xl" id={headingId}>
          <Label name="offline.kept" />
        </Heading>
        <ul role="list">
          {keptPages.map(({ href, title: name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Kept>
      {script !== undefined && <script type="module" src={script} />}
    </Page>
  );
}

const Kept = styled.section`
  max-width: var(--size-measure);
  margin-top: var(--space-8);
  ${linkRows}
  & ul {
    margin-top: var(--space-4);
    border-bottom: 1px solid var(--color-hairline);
  }
`;
