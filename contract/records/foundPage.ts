/**
 * A page that a search has found, as it is shown: the build renders an empty one, and the browser's
 * code fills copies of it.
 */
export interface FoundPage {
  title: string;
  href: string;
  /** The part of the site that the page is in, and the date of news. */
  place?: string | undefined;
  /** A piece of the page's text, cut where a found word begins and ends. */
  excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly found?: boolean;
}
