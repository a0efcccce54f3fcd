/** The name of the query in an address and in the form. */
export const queryParameter = 'q';

/** In characters. Longer queries are cut off: they would only make addresses unwieldy. */
export const longestQuery = 100;

/** The name of the kind of results in an address and in the form. Without it, all kinds are shown. */
export const kindParameter = 'kind';

/** The kinds of pages by which visitors narrow results down, in the order in which they are offered. */
export const searchKinds = ['page', 'news', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** On the parts of the search page that depend on the search's state. */
export interface SearchPartData {
  readonly search: SearchPart;
}

/** The `pattern` is an empty result, which is cloned and filled. */
export type SearchPart =
  | 'form'
  | 'kinds'
  | 'none'
  | 'results'
  | 'failed'
  | 'more'
  | 'sitemap'
  | 'pattern';

/** The selector of the search page's form. Other forms lead to the search page. */
export const searchForm = '[data-search=form]';

/** The selector of a part. */
export function searchPart(part: SearchPart): string {
  return `[data-search=${part}]`;
}

/*
 * The search index of one language, which the build writes and the browser reads: a list with the
 * hashes of its parts, and the parts that a query needs.
 */

/** The list of the index. It is fetched first and always revalidated. */
export interface SearchIndexList {
  /** The number of pages. */
  readonly pages: number;
  /**
   * The kinds of the pages, in the order of the pages: a kind, and the number of successive pages of
   * this kind. Sorted by their addresses, most pages of a kind follow one another.
   */
  readonly kinds: readonly (readonly [kind: SearchKind, pages: number])[];
  /** The hashes of the parts with pages, `pagesPerPart` in each. */
  readonly pageParts: readonly string[];
  /** The hashes of the parts with words, each with its first word. */
  readonly wordParts: readonly (readonly [firstWord: string, hash: string])[];
  /** The hash of the list of all words. */
  readonly words: string;
}

/**
 * The number of pages per part: a small site has one part, and ten results of a large one need few
 * parts.
 */
export const pagesPerPart = 128;

/** For each page its address, its title, and the text next to the title in results. */
export type PagesPart = readonly (readonly [path: string, title: string, place: string])[];

/**
 * Sorted words, each with its pages: the difference to the position of the page before and the
 * word's weight on the page (`weightUnit`), alternating.
 */
export type WordsPart = readonly (readonly [word: string, pages: readonly number[]])[];

/** All words that consist of letters, sorted, for correcting misspelled ones. */
export type WordList = readonly string[];

/** The stored value of a weight of 1. */
export const weightUnit = 10;

/** A search result. The build renders an empty one, and the browser fills copies of it. */
export interface FoundPage {
  title: string;
  href: string;
  /** The part of the site that contains the page, and the date of a news item. */
  place?: string | undefined;
  /** An excerpt of the page's text, split at the found words. */
  excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly found?: boolean;
}
