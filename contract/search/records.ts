/*
 * The search index of one language, which the build writes and the browser reads: a list with the
 * hashes of its parts, and the parts that a query needs.
 */

/** The list of the index. It is fetched first and always revalidated. */
export interface SearchIndexList {
  /** The number of pages. */
  readonly pages: number;
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
