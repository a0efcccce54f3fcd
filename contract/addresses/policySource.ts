declare const brand: unique symbol;

/**
 * A source as a Content-Security-Policy names it: a host, at most with a port and a path. It consists
 * of letters, digits and `-._~/:`, so nothing in it ends a directive, begins another, or stands for
 * more than one host.
 */
export type PolicySource = string & { readonly [brand]: 'PolicySource' };

/**
 * The source that an address is, path and all. A path that ends in a slash stands for what is below.
 * A query and a place in the page are left out, as a policy knows none.
 *
 * @returns undefined for whatever a policy could misread
 */
export function policySource(address: string): PolicySource | undefined {
  const url = hostedUrl(address);
  if (!url || !plainPath.test(url.pathname)) return undefined;
  return `${url.origin}${url.pathname === '/' ? '' : url.pathname}` as PolicySource;
}

/** The source for all that the host of an address has. */
export function hostSource(address: string): PolicySource | undefined {
  return hostedUrl(address)?.origin as PolicySource | undefined;
}

/** Names and passwords would be published, and no policy may hold them. */
function hostedUrl(address: string): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url && isHostName(url.hostname) && !url.username && !url.password ? url : undefined;
}

/**
 * Whether a host has a name that the domain name system could know, or an IPv4 address. `URL` takes
 * quotes, semicolons and asterisks in names, too, each of which is a word in a policy.
 */
function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => hostLabel.test(label));
}

const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;
