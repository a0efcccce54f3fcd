import styled from '@emotion/styled';
import { longestQuery, queryParameter } from '../../contract/search.ts';
import { Page, type PageProps } from '../frame/Page.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { SearchForm } from '../search/searchParts.ts';
import { NotFoundContent, type NotFoundContentProps } from './NotFoundContent.tsx';

export interface NotFoundPageProps extends Pick<PageProps, 'title' | 'lead'>, NotFoundContentProps {
  /** The search page; left out if the site has no search in this language. */
  searchHref?: string | undefined;
  /** The sitemap; left out if the site has none in this language. */
  sitemapHref?: string | undefined;
  /** URL of the script that redirects from moved addresses. */
  script?: string;
}

/** The 404 page: says that the page does not exist, with links to the home page, the search and the sitemap. */
export function NotFoundPage({ title, lead, script, ...rest }: NotFoundPageProps) {
  const { searchHref, sitemapHref, ...content } = rest;
  return (
    <Page title={title} lead={lead}>
      <NotFoundContent {...content} />
      <WaysOn>
        {searchHref !== undefined && <Search action={searchHref} />}
        {sitemapHref !== undefined && (
          <p>
            <Link href={sitemapHref} variant="standalone">
              <Label name="search.sitemap" />
            </Link>
          </p>
        )}
      </WaysOn>
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
      <Button type="submit" variant="secondary" iconStart="search">
        <Label name="search.submit" />
      </Button>
    </SearchForm>
  );
}

const WaysOn = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-top: var(--space-6);
`;
