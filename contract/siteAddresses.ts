/*
 * The files that the build writes in addition to the pages, and that browsers request
 * automatically. No page, upload or redirect may use these addresses (data/routes).
 */

/** Files whose names change with their content. They are cached for a year. */
export const assetsPath = '/assets/';

/** Editors' pictures, encoded by the build. */
export const encodedPath = `${assetsPath}images/`;

/** The search index. */
export const searchPath = '/search-index/';

/** The parts of the index, whose names change with their content. */
export const searchPartsPath = `${searchPath}parts/`;

export function searchPartAddress(hash: string): string {
  return `${searchPartsPath}${hash}.json`;
}

/** The address of the file that lists the parts of a language's index. */
export function searchListAddress(language: string): string {
  return `${searchPath}${language}.json`;
}

/** The worker is at the root, so that its scope is the whole site. The name never changes. */
export const serviceWorkerPath = '/service-worker.js';

/** The prefix of the addresses that only `npm run dev` answers. */
export const serverPrefix = '/__';

/** Below this path, a server shows drafts to editors. */
export const previewsPath = `${serverPrefix}preview`;

/** The name of a folder's 404 page. */
export const notFoundName = '404';

/** The 404 page for a path: that of its folder. For a 404 page, that of the parent folder. */
export function notFoundPathFor(path: string): string {
  return path.replace(/\/[^/]*(\/404)?$/, `/${notFoundName}`);
}
