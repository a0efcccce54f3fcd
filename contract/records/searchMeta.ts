/**
 * What the search's index knows of a page beside its text, by the names that it has there: the build
 * writes it, and the browser weighs and shows it.
 */
export interface SearchMeta {
  readonly title: string;
  /** What stands beside the title in results: the part of the site, the date of news. */
  readonly place: string;
  /** Of news. */
  readonly author: string;
  /** Words that the title has in compounds; they are found, but not shown. */
  readonly titleParts: string;
  /** Those that the text has. */
  readonly parts: string;
}
