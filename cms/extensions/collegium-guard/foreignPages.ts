import { ForbiddenError } from '@directus/errors';
import type { GuardedRequest, Register } from './register.ts';

type Env = Readonly<Record<string, unknown>>;

/**
 * Browsers send cookies along with whatever a page asks for, also one of somebody else's. `SameSite` keeps
 * them back only from other sites: not from a neighbour below the same domain, and CORS lets requests without
 * a body pass. So what comes with a cookie and may change something has to come from Directus' own pages or
 * from the website's.
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
 * A request that names no page comes from no browser, and so carries nobody else's cookies.
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
 * The origins of Directus itself, and of the websites that may call it with cookies.
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
