import type { WorkboxPlugin } from 'workbox-core/types.js';
import { offlineReadingCache, revealsVisitedPages } from '../../../../contract/cacheNames.ts';

/** The parts of a response that decide whether it is cached. */
type StoredResponse = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/**
 * True if a response may be cached: a complete one of this host, without a redirect, and not for a
 * single visitor.
 *
 * @param contentType such as `json`; any other type is refused, like the log-in page of a hotel's
 *   network
 *
 * @internal
 */
export function mayKeep(
  { status, type, redirected, headers }: StoredResponse,
  contentType = '',
): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !/no-store|private/i.test(headers.get('Cache-Control') ?? '') &&
    (headers.get('Content-Type') ?? '').includes(contentType)
  );
}

/**
 * Caches responses by their path, and deletes those of pages that no longer exist. Caches nothing
 * that shows which pages the visitor has read, unless the visitor wants it (docs/decisions/0058).
 */
export function keeping(cacheName: string, contentType?: string): WorkboxPlugin {
  return {
    // A query changes nothing on a static site, but may contain private data.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)),
    cacheWillUpdate: async ({ request, response }) => {
      if (revealsVisitedPages(cacheName) && !(await isReadingKept())) return null;
      if (mayKeep(response, contentType)) return response;
      if (response.status === 404 || response.status === 410) {
        const cache = await caches.open(cacheName);
        await cache.delete(withoutQuery(request.url));
      }
      return null;
    },
    // The visitor may have ended the choice since the check: the write then created the deleted
    // cache again.
    cacheDidUpdate: async () => {
      if (revealsVisitedPages(cacheName) && !(await isReadingKept()))
        await caches.delete(cacheName);
    },
  };
}

/** True if the visitor has chosen to read pages without a connection. */
export function isReadingKept(): Promise<boolean> {
  return caches.has(offlineReadingCache);
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
