import { longestQuery, queryParameter } from '../../../contract/search.ts';

/** The query in an address, normalised. */
export function queryIn(address: URL | Location): string {
  return tidied(new URLSearchParams(address.search).get(queryParameter) ?? '');
}

/** The address for a query; the plain path for an empty query. */
export function addressFor(query: string, path: string): string {
  return query === ''
    ? path
    : `${path}?${new URLSearchParams({ [queryParameter]: query }).toString()}`;
}

/** A query without superfluous spaces, limited in length. */
export function tidied(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, longestQuery);
}
