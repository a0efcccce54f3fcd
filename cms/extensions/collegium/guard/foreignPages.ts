import { ForbiddenError } from '@directus/errors';
import type { DirectusRequest, Register } from '../directus.ts';

/**
 * Prevents requests from foreign pages. Editors and the office log in to Directus with a cookie, which browsers
 * send with every request of a page, also of another website's. `SameSite` blocks that only for other sites, not
 * for another subdomain of the same domain, and CORS allows requests without a body. So a request that has a
 * cookie and may change data must come from a page of Directus. The website sends no cookies.
 */
export function refuseForeignPages({ init }: Register, { PUBLIC_URL }: Env): void {
  const own = typeof PUBLIC_URL === 'string' ? URL.parse(PUBLIC_URL)?.origin : undefined;
  init('middlewares.before', ({ app }) => {
    app.use((request, _response, next) => {
      next(isForeign(request, own) ? new ForbiddenError() : undefined);
    });
  });
}

type Env = Readonly<Record<string, unknown>>;

type ToldByBrowser = Pick<DirectusRequest, 'method' | 'headers'>;

/**
 * True if a browser sends the request from a page that is not of Directus. A request without the headers of a
 * browser carries no other person's cookies.
 *
 * @param own the origin of Directus by `PUBLIC_URL`; a proxy may hide it from the request
 * @internal
 */
export function isForeign({ method, headers }: ToldByBrowser, own: string | undefined): boolean {
  if (!headers.cookie || reading.has(method)) return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return origin !== own && URL.parse(origin)?.host !== host;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
