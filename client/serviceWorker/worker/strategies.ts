import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  Strategy,
  type StrategyHandler,
} from 'workbox-strategies';
import { cacheNames } from '../../../contract/cacheNames.ts';
import { compilationHash } from './build.ts';
import { keeping } from './keeping.ts';
import type { Kind } from './kinds.ts';

/** The caches of this build. */
export const names = cacheNames(compilationHash);

// Before the strategies, which fill it.
const expirations = new Map<string, WorkboxPlugin>();

/** How each kind of request is answered. */
export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst(kept(names.pages, 'html')),
  membersPage: new NetworkOnly(),
  record: new NetworkFirst(kept(names.data, 'json')),
  // The names of both change with their content.
  sharedData: new CacheFirst(kept(names.assets, 'json')),
  asset: new CacheFirst(kept(names.assets)),
  // Editors' pictures keep their names when they change.
  picture: new NetworkFirst(kept(names.pictures, 'image/')),
};

/** Keeps the record of a page that the visitor came to without a new document among the pages. */
class RecordOfVisit extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // It has most likely just been fetched.
    const cached = await caches.match(request, { cacheName: names.data });
    const record = cached ?? (await handler.fetch(request));
    await handler.cachePut(request, record.clone());
    return record;
  }
}

export const recordOfVisit = new RecordOfVisit(kept(names.pages, 'json'));

/** @param contentType of which everything is that may be kept */
function kept(cacheName: string, contentType?: string) {
  return {
    cacheName,
    // What is kept is the same for everybody, whatever headers it was asked for with.
    matchOptions: { ignoreVary: true },
    // A line that is slower than that is as good as none, if there is something to show.
    networkTimeoutSeconds: 3,
    plugins: [keeping(cacheName, contentType), expirationOf(cacheName)],
  };
}

/** Two strategies that share a cache must share what counts its entries, too. */
function expirationOf(cacheName: string): WorkboxPlugin {
  const cached = expirations.get(cacheName);
  if (cached) return cached;
  const expiration = new ExpirationPlugin({
    maxEntries: cacheName === names.pages || cacheName === names.pictures ? 60 : 120,
    maxAgeSeconds: 30 * 24 * 60 * 60,
    purgeOnQuotaError: true,
    // It is one, but Workbox is written for a less strict TypeScript.
  }) as WorkboxPlugin;
  expirations.set(cacheName, expiration);
  return expiration;
}
