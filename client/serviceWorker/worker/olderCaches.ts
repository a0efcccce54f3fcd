import { isOlder } from '../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';

/** Lets go of everything that older builds kept. */
export async function deleteOlderCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => isOlder(name, compilationHash));
  await Promise.all(older.map((name) => caches.delete(name)));
  // In it, workers of version 0.1 noted when which page was read.
  indexedDB.deleteDatabase('workbox-expiration');
}
