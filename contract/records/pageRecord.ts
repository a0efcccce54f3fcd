/**
 * The data of a page for client navigation (specification, sections 3 and 7). The build writes it,
 * and `browser/page/navigation` shows it.
 */
export interface PageRecord {
  /** The address of the page. For a stand-alone 404 page, its own address. */
  readonly path: string;
  /** The template that rendered the page. */
  readonly componentChunkName: string;
  /** A path with a wildcard if the page is shown at several addresses. */
  readonly matchPath: string | null;
  /** Changes with everything that client navigation keeps. */
  readonly compilationHash: string;
  /**
   * The hashes of the shared data that the page may need (./sharedData.ts), as in their addresses.
   */
  readonly staticQueryHashes: readonly string[];
  readonly result: PageResult;
}

/** The parts that differ from page to page, as HTML. */
export interface PageResult {
  /** BCP 47 tag. */
  readonly language: string;
  /**
   * `<title>`, `<meta>` and `<link>` elements, without those that are only for readers of whole
   * documents.
   */
  readonly head: string;
  /** The `<main>` element. */
  readonly main: string;
  /** The main region's rules, so that a page needs no second request. */
  readonly css: string;
  /** The contents of the slots in header and footer, in document order. */
  readonly slots: readonly string[];
}
