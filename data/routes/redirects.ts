import {
  destination,
  findMoved,
  type MovedPaths,
  keyOf,
  segmentsOf,
} from '../../contract/movedPaths.ts';
import type { HostAddress } from '../fields/hostAddress.ts';

/** A redirect. Hosts compare without regard to case, and use the first that matches. */
export interface RedirectRule {
  /** A path; `/*` at its end means everything below. */
  readonly from: HostAddress;
  /** A path or an address; `/*` at its end means the rest that matched in `from`. */
  readonly to: HostAddress;
  readonly permanent: boolean;
  /**
   * True if the redirect also applies when the host has a file at the path (specification, section
   * 2).
   */
  readonly forced?: boolean;
}

/**
 * The target for an address: by the redirect of its path, or else of the nearest parent path, in
 * any spelling.
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

/** An index of redirects by path. Of several for one path, the first counts. Memoised. */
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

/** A memo: the same table is used for every link of a site, and never changes. */
const indexes = new WeakMap<readonly RedirectRule[], MovedPaths<RedirectRule>>();

/** True if a redirect applies to everything below a path. */
export function isPattern({ from }: Pick<RedirectRule, 'from'>): boolean {
  return from.endsWith('/*');
}

/** The key of a redirect's path, or of a pattern's parent path. */
export function sourceKey({ from }: Pick<RedirectRule, 'from'>): string {
  return keyOf(segmentsOf(from.replace(/\/\*$/, '') || '/') ?? []);
}
