import {
  kindParameter,
  longestQuery,
  queryParameter,
  searchKinds,
  type SearchKind,
} from '../../../contract/search.ts';

/** The query in an address, normalised. */
export function queryIn(address: URL | Location): string {
  return tidied(new URLSearchParams(address.search).get(queryParameter) ?? '');
}

/** The kind of results in an address. Undefined: all kinds. */
export function kindIn(address: URL | Location): SearchKind | undefined {
  const kind = new URLSearchParams(address.search).get(kindParameter);
  return searchKinds.find((known) => known === kind);
}

/** The address for a query and a kind of results; the plain path for an empty query. */
export function addressFor(query: string, path: string, kind?: SearchKind): string {
  if (query === '') return path;
  const parameters = new URLSearchParams({ [queryParameter]: query });
  if (kind) parameters.set(kindParameter, kind);
  return `${path}?${parameters.toString()}`;
}

/** A query without superfluous spaces, limited in length. */
export function tidied(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, longestQuery);
}
