declare const brand: unique symbol;

/**
 * A source of a Content-Security-Policy: a host, optionally with a port and a path. It consists of
 * letters, digits and `-._~/:`, so it can neither end a directive, nor begin another, nor stand for
 * more than one host.
 */
export type PolicySource = string & { readonly [brand]: 'PolicySource' };

/**
 * The source for an address, with its path. A path that ends in a slash includes everything below.
 * Query and hash are dropped, since a policy has none.
 *
 * @returns undefined for an address that a policy could misread
 */
export function policySource(address: string): PolicySource | undefined {
  const url = hostedUrl(address);
  if (!url || !plainPath.test(url.pathname)) return undefined;
  return `${url.origin}${url.pathname === '/' ? '' : url.pathname}` as PolicySource;
}

/** The source for everything on the host of an address. */
export function hostSource(address: string): PolicySource | undefined {
  return hostedUrl(address)?.origin as PolicySource | undefined;
}

/** Undefined with a user name or password: it would be published, and policies do not allow it. */
function hostedUrl(address: string): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url && isHostName(url.hostname) && !url.username && !url.password ? url : undefined;
}

/**
 * True for a host name that is valid in DNS, or an IPv4 address. `URL` also accepts quotes,
 * semicolons and asterisks in names, which have a meaning in a policy.
 */
function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => hostLabel.test(label));
}

const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;

/*
 * The names of the Trusted Types policies, which turn strings into active content. A page's
 * Content-Security-Policy lists them, and browsers refuse policies with other names.
 */

/** For HTML of the site's own build (browser/page/navigation/trustedHtml.ts). */
export const htmlPolicy = 'collegium';

/** For the address of the service worker (browser/page/serviceWorker/trustedWorker.ts). */
export const workerPolicy = 'worker';

/** For plain strings; the name is the platform's (browser/thirdParty/defaultPolicy.ts). */
export const defaultPolicy = 'default';

/** The third-party scripts that the site's own code loads. Each has a policy of its name. */
export type ScriptPolicy = 'matomo' | 'maps';
