import styled from '@emotion/styled';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import {
  type SearchKind,
  type SearchPart,
  type SearchPartData,
  type FoundPage,
  longestQuery,
  queryParameter,
} from '../../contract/search.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { plain } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { KindFilter } from './KindFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchForm, SearchResults, SearchStatus } from './searchParts.ts';
import { SearchResult } from './SearchResult.tsx';

export interface SearchPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** URL of the search page, which also shows the results. */
  action: string;
  /** The sitemap; left out if the site has none in this language. */
  sitemapHref?: string | undefined;
  /** The contact page, suggested if nothing is found. */
  contactHref: string;
  /** The words to search for. Default: none. */
  query?: string;
  /** The result of the query. Missing in the built page; browser/page/search shows the result. */
  outcome?: SearchOutcome;
}

type SearchOutcome =
  | { readonly kind: 'none' | 'failed' | 'busy' }
  | {
      readonly kind: 'found';
      /** The number of results. */
      readonly count: number;
      /** The number of results of each kind. Default: all are of one kind, and cannot be narrowed down. */
      readonly kinds?: Partial<Record<SearchKind, number>>;
      /** The results loaded so far. */
      readonly results: readonly FoundPage[];
    };

/**
 * The search page. The HTML contains all possible outcomes, hidden, so that browser/page/search only has to fill
 * them in, show and hide them.
 */
export function SearchPage({ title, lead, trail, ...search }: SearchPageProps) {
  const { action, sitemapHref, contactHref, query = '', outcome } = search;
  const { label } = useLabels();
  const results = outcome?.kind === 'found' ? outcome.results : [];
  return (
    <Page title={title} lead={lead} trail={trail}>
      <SearchForm role="search" action={action} {...part('form')}>
        <TextField
          id={queryParameter}
          name={queryParameter}
          type="search"
          label={label('search.field')}
          defaultValue={query || undefined}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" iconStart="search">
          <Label name="search.submit" />
        </Button>
        <KindFilter found={outcome?.kind === 'found' ? outcome.kinds : undefined} />
      </SearchForm>
      <noscript>
        <p>
          <Label name="search.noScript" />
        </p>
      </noscript>
      <SearchResults>
        {/* Rendered while still empty: screen readers only announce changes of an existing live region. */}
        <SearchStatus role="status">
          <StatusWords outcome={outcome} query={query} />
        </SearchStatus>
        <div {...part('none')} hidden={outcome?.kind !== 'none'}>
          <NothingFound searched={<Label name="search.searched" />}>
            {sitemapHref !== undefined && (
              <li>
                <Link href={sitemapHref}>
                  <Label name="search.browse" />
                </Link>
              </li>
            )}
            <li>
              <Link href={contactHref}>
                <Label name="search.ask" />
              </Link>
            </li>
          </NothingFound>
        </div>
        <ol role="list" {...part('results')} hidden={results.length === 0}>
          {results.map((result) => (
            <SearchResult key={result.href} {...result} />
          ))}
        </ol>
        {/* Below the results, because loading more results may fail. */}
        <div role="alert">
          <Failed {...part('failed')} hidden={outcome?.kind !== 'failed'}>
            <Notice tone="danger">
              <Label name="search.failed" />
            </Notice>
          </Failed>
        </div>
        <div
          {...part('more')}
          hidden={outcome?.kind !== 'found' || outcome.count <= results.length}
        >
          <Button variant="secondary">
            <Label name="search.more" />
          </Button>
        </div>
        {sitemapHref !== undefined && (
          <p {...part('sitemap')} hidden={outcome && outcome.kind !== 'failed'}>
            <Link href={sitemapHref} variant="standalone">
              <Label name="search.sitemap" />
            </Link>
          </p>
        )}
        {/* Hidden instead of a `template`, whose content React cannot hydrate. */}
        <ul {...part('pattern')} hidden>
          <SearchResult title={plain(title)} href={action} excerpt={[]} />
        </ul>
      </SearchResults>
    </Page>
  );
}

const part = (search: SearchPart) => dataAttributes({ search } satisfies SearchPartData);

function StatusWords({ outcome, query }: { outcome: SearchOutcome | undefined; query: string }) {
  const values = { query };
  switch (outcome?.kind) {
    case 'busy':
      return <Label name="search.busy" />;
    case 'none':
      return <Label name="search.none" values={values} />;
    case 'found':
      return <Label name="search.found" values={{ ...values, count: outcome.count }} />;
    default:
      return null;
  }
}

const Failed = styled.div`
  max-width: 40rem;
  margin-bottom: var(--space-4);
`;
