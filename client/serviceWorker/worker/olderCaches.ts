import { CacheExpiration } from 'workbox-expiration';
import { isOlder } from '../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';

/** Lets go of everything that older builds kept. */
export async function deleteOlderCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => isOlder(name, compilationHash));
  await Promise.all(
    older.map(async (name) => {
      // What it remembers of the entries is kept elsewhere.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
      await caches.delete(name);
    }),
  );
}
