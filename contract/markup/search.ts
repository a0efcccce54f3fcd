/** On the parts of the search page that come and go with what a search has found. */
export interface SearchPartData {
  readonly search: SearchPart;
}

/** The `pattern` is an empty result, of which copies are filled. */
export type SearchPart = 'none' | 'results' | 'failed' | 'more' | 'sitemap' | 'pattern';

/** Finds a part. */
export function searchPart(part: SearchPart): string {
  return `[data-search=${part}]`;
}
