/**
 * What the browser gets of a page when a visitor goes to it from another one (specification,
 * sections 3 and 7). The build writes it and `client/navigation` shows it.
 */
export interface PageRecord {
  /** The address of the page; of the 404 page, where it is on its own. */
  readonly path: string;
  /** The template that made the page. */
  readonly componentChunkName: string;
  /** A path with a wildcard, where the page stands in for more than its own. */
  readonly matchPath: string | null;
  /** Changes with everything that stays while a visitor goes from page to page. */
  readonly compilationHash: string;
  /** The shared data that the page may need (./sharedData.ts), each by the hash in its address. */
  readonly staticQueryHashes: readonly string[];
  readonly result: PageResult;
}

/** What differs from page to page, as HTML. */
export interface PageResult {
  /** BCP 47 tag. */
  readonly language: string;
  /** `<title>`, `<meta>` and `<link>` elements; without what only those read who load whole documents. */
  readonly head: string;
  /** The `<main>` element. */
  readonly main: string;
  /** The rules of the main region, so that no page waits for a second request. */
  readonly css: string;
  /** What fills the slots of header and footer, in the order in which they stand. */
  readonly slots: readonly string[];
}
