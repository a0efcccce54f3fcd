/*
 * The files for client navigation (specification, section 7). All are JSON in one folder, so the
 * browser's code contains only the parts of the names that differ, which makes it shorter. Names such
 * as `page-data`, `sq/d` and `componentChunkName` are those of the specification, sections 3 and 7,
 * which took them from Gatsby.
 */

/** The data of a page. The build writes it, and `browser/page/navigation` shows it. */
export interface PageData {
  /** The address of the page. For a stand-alone 404 page, its own address. */
  readonly path: string;
  /** The template that rendered the page. */
  readonly componentChunkName: string;
  /** A path with a wildcard if the page is shown at several addresses. */
  readonly matchPath: string | null;
  /** Changes with everything that client navigation keeps. */
  readonly compilationHash: string;
  /** The hashes of the {@link SharedData} that the page may need, as in their addresses. */
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

/** The newest build, for pages that have been open for long (specification, section 7). */
export interface AppData {
  readonly compilationHash: string;
}

/** Data that several pages share. It is fetched once. */
export interface SharedData<Data> {
  readonly data: Data;
}

/** The folder of these files. */
export const pageDataFolder = '/page-data';

/** The address of a file by its name. */
export function pageDataAddress(name: string): string {
  return `${pageDataFolder}${name}.json`;
}

/** The name of a page's data. `index` is the start page's; all other pages have a name. */
export function pageDataName(path: string): string {
  return `${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data`;
}

/**
 * The prefix of the data that several pages share. A hash follows, which changes with the content.
 */
export const sharedDataFolder = '/sq/d/';

/** The address of data that several pages share. */
export function sharedDataAddress(name: string): string {
  return pageDataAddress(sharedDataFolder + name);
}

/**
 * The name of the members' menus in a language, after `sharedDataFolder`. The hash makes them match
 * the build of the page.
 */
export function membersMenusName(compilationHash: string, language: string): string {
  return `${compilationHash}-${language}`;
}

/** The address of the file that names the newest build. */
export const appDataAddress = `${pageDataFolder}/app-data.json`;
