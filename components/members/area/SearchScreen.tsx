import styled from '@emotion/styled';
import { useState, type SubmitEvent } from 'react';
import { memberNewsPath, memberPagePath, memberPath } from '../../../contract/members/addresses.ts';
import type { MemberDocument, MemberLibrary } from '../../../contract/members/content.ts';
import { type FoundPage, longestQuery, queryParameter } from '../../../contract/search.ts';
import type { Labels } from '../../../contract/labels.ts';
import { longDate } from '../../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { plain } from '../../i18n/Words.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { wordsIn } from '../../richText/wordsIn.ts';
import { NothingFound } from '../../search/NothingFound.tsx';
import { SearchForm, SearchResults, SearchStatus } from '../../search/searchParts.ts';
import { SearchResult } from '../../search/SearchResult.tsx';
import { homeKeyOf, Opening, useArea } from './AreaContext.tsx';
import { MemberDocumentList } from './MemberDocumentList.tsx';
import { foundIn, type Findable, type SearchedText } from './memberSearch.ts';
import { Outcome } from './Outcome.tsx';
import { useDownloads } from './useDownloads.ts';
import { useLoaded } from './useLoaded.ts';

/**
 * Searches everything that the member may read. The content is fetched once and searched in the browser, so
 * that queries do not get into URLs, the history or server logs.
 */
export function SearchScreen() {
  const { calls } = useArea();
  const labels = useLabels();
  const [texts, retry] = useLoaded(async () => searched(await calls.all()));
  return (
    <>
      <Opening
        title={labels.label('members.search.title')}
        lead={labels.label('members.search.lead')}
      />
      <Outcome of={texts} onRetry={retry}>
        {(all) => <Search texts={all} />}
      </Outcome>
    </>
  );
}

interface SearchProps {
  texts: readonly SearchedText<Findable>[];
  /** Initial query. Default: empty. */
  query?: string;
}

function Search({ texts, query: initial }: SearchProps) {
  const { user } = useArea();
  const labels = useLabels();
  const [query, setQuery] = useState(initial ?? (last.member === user.id ? last.query : ''));
  const downloads = useDownloads();
  const found = foundIn(texts, query);
  const documents = found.flatMap(({ item }) => (item.kind === 'document' ? item.of : []));
  const pages = found.flatMap(({ item, excerpt }) => {
    const page = pageOf(item, labels);
    return page ? { ...page, excerpt } : [];
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(queryParameter);
    last = { member: user.id, query: typeof typed === 'string' ? typed.trim() : '' };
    setQuery(last.query);
  };

  return (
    <>
      {/* A search element and not a form: a query is no input that could be lost. */}
      <SearchForm role="search" onSubmit={submit}>
        <TextField
          id={queryParameter}
          name={queryParameter}
          type="search"
          label={labels.label('search.field')}
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" iconStart="search">
          <Label name="search.submit" />
        </Button>
      </SearchForm>
      <SearchResults>
        <SearchStatus role="status">
          {query !== '' &&
            (found.length > 0 ? (
              <Label name="search.found" values={{ query, count: found.length }} />
            ) : (
              <Label name="search.none" values={{ query }} />
            ))}
        </SearchStatus>
        {query !== '' && found.length === 0 && (
          <NothingFound searched={<Label name="members.search.searched" />}>
            <li>
              <Link href={memberPath(homeKeyOf(user), labels.language)}>
                <Label name="members.search.browse" />
              </Link>
            </li>
          </NothingFound>
        )}
        {pages.length > 0 && (
          <ol role="list">
            {pages.map((page) => (
              <SearchResult key={page.href} {...page} />
            ))}
          </ol>
        )}
        {documents.length > 0 && <Documents documents={documents} downloads={downloads} />}
      </SearchResults>
    </>
  );
}

function Documents(props: {
  documents: readonly MemberDocument[];
  downloads: ReturnType<typeof useDownloads>;
}) {
  const { documents, downloads } = props;
  return (
    <DocumentsFrame>
      <Heading level={2} size="xl" mb={4}>
        <Label name="members.documents.title" />
      </Heading>
      <MemberDocumentList documents={documents} {...downloads} />
    </DocumentsFrame>
  );
}

/** The last query, for members who return from a result. In memory only: lost with the document. */
let last = { member: '', query: '' };

/** Returns all content as plain text. */
function searched(library: MemberLibrary): SearchedText<Findable>[] {
  const { pages, news, documents } = library;
  return [
    ...pages.map((of) => ({ item: { kind: 'page' as const, of }, ...wordsOf(of) })),
    ...news.map((of) => ({ item: { kind: 'news' as const, of }, ...wordsOf(of) })),
    ...documents.map((of) => ({
      item: { kind: 'document' as const, of },
      title: plain(of.title),
      text: plain(of.description ?? ''),
    })),
  ];
}

function wordsOf({ title, lead = '', body = '' }: MemberLibrary['pages'][number]) {
  return { title: plain(title), text: `${plain(lead)} ${wordsIn(plain(body))}`.trim() };
}

function pageOf(
  item: Findable,
  { language, text }: Labels,
): Omit<FoundPage, 'excerpt'> | undefined {
  switch (item.kind) {
    case 'page':
      return { title: plain(item.of.title), href: memberPagePath(item.of, language) };
    case 'news': {
      const { title, slug, date } = item.of;
      const place = `${text('members.news.title')}, ${longDate(date, language)}`;
      return { title: plain(title), href: memberNewsPath(slug, language), place };
    }
    case 'document':
      return undefined;
  }
}

const DocumentsFrame = styled.section`
  margin-top: var(--space-7);
`;
