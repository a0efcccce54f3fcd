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
