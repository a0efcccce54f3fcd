import { destination, findMoved, type MovedPaths } from '../../contract/addresses/movedPaths.ts';
import { keyOf, segmentsOf } from '../../contract/addresses/pathKey.ts';
import type { HostAddress } from '../model/hostAddress.ts';

/** An address that has moved. Hosts compare without regard to case, and use the first that fits. */
export interface RedirectRule {
  /** A path; `/*` at its end stands for everything below. */
  readonly from: HostAddress;
  /** A path or an address; `/*` at its end keeps what stood for the `*` of `from`. */
  readonly to: HostAddress;
  readonly permanent: boolean;
  /** A host that would rather serve a file is told not to (specification, section 2). */
  readonly forced?: boolean;
}

/**
 * Where a redirect sends whoever asks for an address: the redirect of its path, else that of the
 * nearest path above, however the path is spelt.
 *
 * @param address as a visitor's browser sends it: a path, and a query if there is one
 */
export function redirectOf(
  address: string,
  redirects: readonly RedirectRule[],
): { readonly to: string; readonly permanent: boolean } | undefined {
  const end = address.search(/\?|$/);
  const found = findMoved(address.slice(0, end), movedPaths(redirects));
  if (!found) return undefined;
  const { rule, rest } = found;
  return { to: destination(rule.to, rest, address.slice(end)), permanent: rule.permanent };
}

/** The redirects of a site, to be found by path. Of several for one path, the first counts. */
export function movedPaths(redirects: readonly RedirectRule[]): MovedPaths<RedirectRule> {
  const indexed = indexes.get(redirects);
  if (indexed) return indexed;
  const exact = new Map<string, RedirectRule>();
  const below = new Map<string, RedirectRule>();
  for (const rule of redirects) {
    const paths = isPattern(rule) ? below : exact;
    const key = sourceKey(rule);
    if (!paths.has(key)) paths.set(key, rule);
  }
  const index = { exact, below };
  indexes.set(redirects, index);
  return index;
}

/** A table is asked for every link of a site, and never changes. */
const indexes = new WeakMap<readonly RedirectRule[], MovedPaths<RedirectRule>>();

/** Whether a redirect is for all that is below a path. */
export function isPattern({ from }: Pick<RedirectRule, 'from'>): boolean {
  return from.endsWith('/*');
}

/** What the path of a redirect, or the one above all its paths, is found by. */
export function sourceKey({ from }: Pick<RedirectRule, 'from'>): string {
  return keyOf(segmentsOf(from.replace(/\/\*$/, '') || '/') ?? []);
}
