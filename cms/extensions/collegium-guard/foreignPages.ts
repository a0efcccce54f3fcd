import { ForbiddenError } from '@directus/errors';
import type { GuardedRequest, Register } from './register.ts';

type Env = Readonly<Record<string, unknown>>;

/**
 * Prevents requests from foreign pages. Browsers send cookies with every request of a page, also of another
 * website's. `SameSite` blocks them only from other sites, not from another subdomain of the same domain,
 * and CORS allows requests without a body. So a request that has a cookie and may change data must come
 * from a page of Directus or of the website.
 */
export function refuseForeignPages({ init }: Register, env: Env): void {
  const trusted = trustedOrigins(env);
  init('middlewares.before', ({ app }) => {
    app.use((request, _response, next) => {
      next(isForeign(request, trusted) ? new ForbiddenError() : undefined);
    });
  });
}

type ToldByBrowser = Pick<GuardedRequest, 'method' | 'headers'>;

/**
 * Whether a browser sends the request from a page that is not trusted. A request without the headers of a
 * browser carries no other person's cookies.
 *
 * @internal
 */
export function isForeign(
  { method, headers }: ToldByBrowser,
  trusted: ReadonlySet<string>,
): boolean {
  if (!headers.cookie || reading.has(method)) return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return !trusted.has(origin) && !(URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Returns the origins of Directus itself, and of the websites that may call it with cookies.
 *
 * @internal
 */
export function trustedOrigins({ PUBLIC_URL, CORS_ORIGIN }: Env): ReadonlySet<string> {
  const addresses = [PUBLIC_URL, ...[CORS_ORIGIN].flat()].flatMap((value) =>
    typeof value === 'string' ? value.split(',') : [],
  );
  return new Set(
    addresses
      .map((address) => address.trim())
      .flatMap((address) => (URL.canParse(address) ? new URL(address).origin : [])),
  );
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
