import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Deletes the oldest entries of a cache after each new one. Workbox's own plugin stores in an
 * IndexedDB when each page was read, which is not needed.
 */
export function limitedTo(maxEntries: number, cacheName: string): WorkboxPlugin {
  registerQuotaErrorCallback(() => caches.delete(cacheName));
  return {
    cacheDidUpdate: async () => {
      const cache = await caches.open(cacheName);
      const requests = await cache.keys();
      // The keys are in the order in which they were last stored.
      for (const [index, request] of requests.entries()) {
        const isSurplus = index < requests.length - maxEntries;
        if (!isSurplus && isFresh(await cache.match(request, { ignoreVary: true }))) return;
        await cache.delete(request, { ignoreVary: true });
      }
    },
  };
}

/** Without a date, only the number of entries counts. */
function isFresh(response: Pick<Response, 'headers'> | undefined): boolean {
  const date = Date.parse(response?.headers.get('Date') ?? '');
  return !(Date.now() - date > maxAge);
}

/** Milliseconds: 30 days, as the privacy notice says. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
