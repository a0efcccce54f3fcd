/*
 * What the build writes beside the pages, and the browser asks for by itself. No page, upload or
 * redirect may have these addresses (data/routes).
 */

/** Everything whose name changes with its content, and which is cached for a year. */
export const assetsPath = '/assets/';

/** Editors' pictures, as the build encodes them. */
export const encodedPath = `${assetsPath}images/`;

/** The search's index. */
export const searchPath = '/search-index/';

/** Parts of it, whose names change with their content. */
export const searchPartsPath = `${searchPath}parts/`;

export function searchPartAddress(hash: string): string {
  return `${searchPartsPath}${hash}.json`;
}

/** Lists the parts of a language's index. */
export function searchListAddress(language: string): string {
  return `${searchPath}${language}.json`;
}

/** At the root, so that it may answer for the whole site, and always the same. */
export const serviceWorkerPath = '/service-worker.js';

/** What a server has for itself begins so. */
export const serverPrefix = '/__';

/** Below it, a server shows drafts to editors. */
export const previewsPath = `${serverPrefix}preview`;
