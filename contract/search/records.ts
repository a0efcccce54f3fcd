/*
 * The search's index of one language, as the build writes it and the browser reads it: a list of
 * what there is, by whose hashes the browser asks for the parts that a query needs.
 */

/** What is asked for first, and each time anew. */
export interface SearchIndexList {
  /** How many pages there are. */
  readonly pages: number;
  /** Hashes of the parts that tell of pages, `pagesPerPart` in each. */
  readonly pageParts: readonly string[];
  /** By the first word in each: hashes of the parts that tell where words are. */
  readonly wordParts: readonly (readonly [firstWord: string, hash: string])[];
  /** The hash of the list of all words. */
  readonly words: string;
}

/** So many that a small site has one part, and that of a large one ten results take few. */
export const pagesPerPart = 128;

/** Of each page its address, its title, and what stands beside the title in results. */
export type PagesPart = readonly (readonly [path: string, title: string, place: string])[];

/**
 * Words in order, each with the pages that it is on: how much further in the order of pages than the
 * one before, and how much it says of the page (`weightUnit`), in turns.
 */
export type WordsPart = readonly (readonly [word: string, pages: readonly number[]])[];

/** Words of letters in order, among which one is looked for that was spelled wrong. */
export type WordList = readonly string[];

/** What a weight of one counts as. */
export const weightUnit = 10;
