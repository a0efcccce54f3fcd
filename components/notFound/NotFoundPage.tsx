import styled from '@emotion/styled';
import { longestQuery, queryParameter } from '../../contract/search.ts';
import { Page, type PageProps } from '../frame/Page.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { RichText } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { SearchForm } from '../search/searchParts.ts';
import type { NotFoundContentProps } from './NotFoundContent.tsx';

export interface NotFoundPageProps extends Pick<PageProps, 'title' | 'lead'>, NotFoundContentProps {
  /** The search page; left out if the site has no search in this language. */
  searchHref?: string | undefined;
  /** The sitemap; left out if the site has none in this language. */
  sitemapHref?: string | undefined;
  /** URL of the script that redirects from moved addresses. */
  script?: string;
}

/** The 404 page: says that the page does not exist and why, then offers the search, the home page and the sitemap. */
export function NotFoundPage({ title, lead, body, homeHref, script, ...rest }: NotFoundPageProps) {
  const { searchHref, sitemapHref } = rest;
  return (
    <Page title={title} lead={lead}>
      <Stack gap={6}>
        {body ? (
          <RichText {...body} />
        ) : (
          <Text measure>
            <Label name="notFound.why" />
          </Text>
        )}
        {searchHref !== undefined && <Search action={searchHref} />}
        <Suggestions role="list">
          <li>
            <Link href={homeHref} variant="standalone">
              <Label name="notFound.home" />
            </Link>
          </li>
          {sitemapHref !== undefined && (
            <li>
              <Link href={sitemapHref} variant="standalone">
                <Label name="search.sitemap" />
              </Link>
            </li>
          )}
        </Suggestions>
      </Stack>
      {script !== undefined && <script type="module" src={script} />}
    </Page>
  );
}

/** A search field that submits to the search page. */
function Search({ action }: { action: string }) {
  const { label } = useLabels();
  return (
    <SearchForm role="search" action={action}>
      <TextField
        id={queryParameter}
        name={queryParameter}
        type="search"
        label={label('search.field')}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" iconStart="search">
        <Label name="search.submit" />
      </Button>
    </SearchForm>
  );
}

const Suggestions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
`;
