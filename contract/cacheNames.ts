/** What all caches of the site are called first, so that those of older builds are found. */
export const cachePrefix = 'collegium';

/** The caches of a build: what fits together is kept together (docs/decisions/0009). */
export function cacheNames(compilationHash: string) {
  return {
    /** Documents. */
    pages: `${cachePrefix}-pages-${compilationHash}`,
    /** Records that client navigation fetched, perhaps ahead of a click that never came. */
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

/** Whether a cache shows what the visitor has read. Filled only while the visitor wants it. */
export function showsReading(name: string): boolean {
  return /^collegium-(pages|data|pictures)-/.test(name);
}

/**
 * An empty cache that is there while the visitor wants pages to be kept. The service worker has no
 * local storage to look it up in. Without the prefix, since the choice outlasts a build.
 */
export const offlineReadingCache = 'reads-offline';
