import { isOlder } from '../../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';

/** Deletes the caches of older builds. */
export async function deleteOlderCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => isOlder(name, compilationHash));
  await Promise.all(older.map((name) => caches.delete(name)));
  // Workers of version 0.1 stored there when each page was read.
  indexedDB.deleteDatabase('workbox-expiration');
}
