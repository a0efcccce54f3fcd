/*
 * What the build writes beside the pages, and the browser asks for by itself. No page, upload or
 * redirect may have these addresses (data/routes).
 */

/** Everything whose name changes with its content, and which is cached for a year. */
export const assetsPath = '/assets/';

/** The search's index and the code that reads it (https://pagefind.app). */
export const searchPath = '/pagefind/';

/** Loads the search; Pagefind's own name for it. */
export const searchScript = 'pagefind.js';

/** Names the index of each language, and tells one index from another. */
export const searchEntry = 'pagefind-entry.json';

/** Searches beside the page. It obeys a policy of its own, and is named by a string. */
export const searchWorker = 'pagefind-worker.js';

/** At the root, so that it may answer for the whole site, and always the same. */
export const serviceWorkerPath = '/service-worker.js';

/** What a server has for itself begins so. */
export const serverPrefix = '/__';

/** Below it, a server shows drafts to editors. */
export const previewsPath = `${serverPrefix}preview`;
