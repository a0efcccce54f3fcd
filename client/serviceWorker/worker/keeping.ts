import type { WorkboxPlugin } from 'workbox-core/types.js';
import { offlineReadingCache, showsReading } from '../../../contract/cacheNames.ts';

/** What decides on whether a response is kept. */
type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/**
 * Whether a response may be kept: a whole one of this host, that is what was asked for and not meant
 * for one visitor alone.
 *
 * @param contentType such as `json`, where an answer of another kind is none, like the page with
 *   which a hotel's network wants one to sign in
 *
 * @internal
 */
export function mayKeep({ status, type, redirected, headers }: Answer, contentType = ''): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !/no-store|private/i.test(headers.get('Cache-Control') ?? '') &&
    (headers.get('Content-Type') ?? '').includes(contentType)
  );
}

/**
 * Keeps what may be kept, by its path alone, and lets go of what is no longer there. Keeps nothing that
 * shows what the visitor has read, unless the visitor wants it (docs/decisions/0058).
 */
export function keeping(cacheName: string, contentType?: string): WorkboxPlugin {
  return {
    // A query changes nothing on a static site, but may hold what is nobody's business.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)),
    cacheWillUpdate: async ({ request, response }) => {
      if (showsReading(cacheName) && !(await isReadingKept())) return null;
      if (mayKeep(response, contentType)) return response;
      if (response.status === 404 || response.status === 410) {
        const cache = await caches.open(cacheName);
        await cache.delete(withoutQuery(request.url));
      }
      return null;
    },
    // The visitor may have ended the choice since the response was checked: writing it made a deleted cache again.
    cacheDidUpdate: async () => {
      if (showsReading(cacheName) && !(await isReadingKept())) await caches.delete(cacheName);
    },
  };
}

/** Whether the visitor has chosen to read pages without a connection. */
export function isReadingKept(): Promise<boolean> {
  return caches.has(offlineReadingCache);
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
