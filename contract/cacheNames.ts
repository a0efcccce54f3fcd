/** What all caches of the site are called first, so that those of older builds are found. */
export const cachePrefix = 'collegium';

/** The caches of a build: what fits together is kept together (docs/decisions/0009). */
export function cacheNames(compilationHash: string) {
  return {
    /** Documents, and the records of pages that the visitor came to without a new document. */
    pages: `${cachePrefix}-pages-${compilationHash}`,
    /** What client navigation fetched, perhaps ahead of a click that never came. */
    data: `${cachePrefix}-data-${compilationHash}`,
    assets: `${cachePrefix}-assets-${compilationHash}`,
    pictures: `${cachePrefix}-pictures-${compilationHash}`,
    /** The offline pages. Workbox composes the same name (client/serviceWorker/worker/worker.ts). */
    offline: `${cachePrefix}-offline-${compilationHash}`,
  };
}

/** Whether a cache is the site's, but not of the build. */
export function isOlder(name: string, compilationHash: string): boolean {
  return name.startsWith(`${cachePrefix}-`) && !name.endsWith(`-${compilationHash}`);
}
