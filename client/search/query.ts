import { longestQuery, queryParameter } from '../../contract/searchQuery.ts';

/** The query in an address, as it is searched for. */
export function queryIn(address: URL | Location): string {
  return tidied(new URLSearchParams(address.search).get(queryParameter) ?? '');
}

/** An address that holds a query, or none where there is nothing to search for. */
export function addressFor(query: string, path: string): string {
  return query === ''
    ? path
    : `${path}?${new URLSearchParams({ [queryParameter]: query }).toString()}`;
}

/** What a visitor typed, without what changes nothing. */
export function tidied(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, longestQuery);
}
