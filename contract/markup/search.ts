/** On the parts of the search page that depend on the search's state. */
export interface SearchPartData {
  readonly search: SearchPart;
}

/** The `pattern` is an empty result, which is cloned and filled. */
export type SearchPart = 'form' | 'none' | 'results' | 'failed' | 'more' | 'sitemap' | 'pattern';

/** The selector of the search page's form. Other forms lead to the search page. */
export const searchForm = '[data-search=form]';

/** The selector of a part. */
export function searchPart(part: SearchPart): string {
  return `[data-search=${part}]`;
}
