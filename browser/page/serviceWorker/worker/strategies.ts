import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { cacheNames } from '../../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';
import { keeping } from './keeping.ts';
import type { Kind } from './kinds.ts';
import { limitedTo } from './limits.ts';

const names = cacheNames(compilationHash);

/** The strategy for each kind of request. */
export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst(kept(names.pages, 'html')),
  membersPage: new NetworkOnly(),
  pageData: new NetworkFirst(kept(names.data, 'json')),
  // The names of shared data and assets change with their content. Parts of a catalogue show what
  // was viewed, so shared data is not in the cache of assets.
  sharedData: new CacheFirst(kept(names.data, 'json')),
  asset: new CacheFirst(kept(names.assets)),
  // Editors' pictures keep their names when they change.
  picture: new NetworkFirst(kept(names.pictures, 'image/')),
};

/** @param contentType the only type that may be cached */
function kept(cacheName: string, contentType?: string) {
  return {
    cacheName,
    // A cached response is the same for everybody, whatever the request's headers.
    matchOptions: { ignoreVary: true },
    // Seconds. On a slower connection, the cached response is used, if there is one.
    networkTimeoutSeconds: 3,
    // In this order: the limit opens the cache, and `keeping` deletes it if nothing may be stored.
    plugins: [limitedTo(maxEntries(cacheName), cacheName), keeping(cacheName, contentType)],
  };
}

function maxEntries(cacheName: string): number {
  return cacheName === names.pages || cacheName === names.pictures ? 60 : 120;
}
