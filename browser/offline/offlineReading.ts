import { offlineReadingCache, revealsVisitedPages } from '../../contract/cacheNames.ts';

/** True if the visitor wants the browser to store the pages that are read (docs/decisions/0058). */
export async function isReadingOffline(): Promise<boolean> {
  return await caches.has(offlineReadingCache);
}

export async function startReadingOffline(): Promise<void> {
  await caches.open(offlineReadingCache);
}

/** Ends offline reading, and deletes everything that shows which pages the visitor has read, for all builds. */
export async function stopReadingOffline(): Promise<void> {
  // First, so that the service worker stores nothing meanwhile.
  await caches.delete(offlineReadingCache);
  const names = (await caches.keys()).filter(revealsVisitedPages);
  await Promise.all(names.map((name) => caches.delete(name)));
}
