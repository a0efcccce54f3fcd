/** The prefix of the site's caches, by which those of older builds are found. */
export const cachePrefix = 'collegium';

/**
 * The caches of a build. Each build has its own, so that they contain only files that fit together
 * (docs/decisions/0009).
 */
export function cacheNames(compilationHash: string) {
  return {
    /** Documents. */
    pages: `${cachePrefix}-pages-${compilationHash}`,
    /** Page data that client navigation has fetched, including prefetched ones. */
    data: `${cachePrefix}-data-${compilationHash}`,
    assets: `${cachePrefix}-assets-${compilationHash}`,
    pictures: `${cachePrefix}-pictures-${compilationHash}`,
    /**
     * The offline pages. Workbox composes the same name (browser/page/serviceWorker/worker/worker.ts).
     */
    offline: `${cachePrefix}-offline-${compilationHash}`,
  };
}

/** True for a cache of the site that belongs to another build. */
export function isOlder(name: string, compilationHash: string): boolean {
  return name.startsWith(`${cachePrefix}-`) && !name.endsWith(`-${compilationHash}`);
}

/**
 * True if a cache shows which pages the visitor has read. It is filled only while the visitor wants
 * that.
 */
export function revealsVisitedPages(name: string): boolean {
  return /^collegium-(pages|data|pictures)-/.test(name);
}

/**
 * An empty cache that exists while the visitor wants pages to be stored: service workers have no
 * local storage. Without the prefix, since the choice outlasts a build.
 */
export const offlineReadingCache = 'reads-offline';
