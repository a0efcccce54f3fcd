import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { cacheNames } from '../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';
import { keeping } from './keeping.ts';
import type { Kind } from './kinds.ts';
import { limitedTo } from './limits.ts';

const names = cacheNames(compilationHash);

/** How each kind of request is answered. */
export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst(kept(names.pages, 'html')),
  membersPage: new NetworkOnly(),
  record: new NetworkFirst(kept(names.data, 'json')),
  // The names of both change with their content. Of shared data, parts of a catalogue show what was looked at.
  sharedData: new CacheFirst(kept(names.data, 'json')),
  asset: new CacheFirst(kept(names.assets)),
  // Editors' pictures keep their names when they change.
  picture: new NetworkFirst(kept(names.pictures, 'image/')),
};

/** @param contentType of which everything is that may be kept */
function kept(cacheName: string, contentType?: string) {
  return {
    cacheName,
    // What is kept is the same for everybody, whatever headers it was asked for with.
    matchOptions: { ignoreVary: true },
    // A line that is slower than that is as good as none, if there is something to show.
    networkTimeoutSeconds: 3,
    // In this order: the limit opens the cache, which the other deletes where nothing may be kept.
    plugins: [limitedTo(maxEntries(cacheName), cacheName), keeping(cacheName, contentType)],
  };
}

function maxEntries(cacheName: string): number {
  return cacheName === names.pages || cacheName === names.pictures ? 60 : 120;
}
