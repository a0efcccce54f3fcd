import styled from '@emotion/styled';
import { longestQuery, queryParameter } from '../../contract/searchQuery.ts';
import { Page, type PageProps } from '../frame/Page.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { SearchForm } from '../search/searchParts.ts';
import { NotFoundContent, type NotFoundContentProps } from './NotFoundContent.tsx';

export interface NotFoundPageProps extends Pick<PageProps, 'title' | 'lead'>, NotFoundContentProps {
  /** The page that shows what is found; left out where the site has none in this language. */
  searchHref?: string | undefined;
  /** The list of all pages; left out likewise. */
  sitemapHref?: string | undefined;
  /** Address of the script that leads on where the address has moved. */
  script?: string;
}

/** Says in plain words that there is no such page, and shows the ways on: home, the search, all pages. */
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

/** Asks for what the address should have led to; the search's own page answers. */
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
