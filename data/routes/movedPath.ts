import type { HostAddress } from '../fields/hostAddress.ts';
import { RedirectChains } from './RedirectChains.ts';
import { isPattern, movedPaths, sourceKey, type RedirectRule } from './redirects.ts';

/**
 * Returns the function that finds the new path of a page: the end of the redirects from its old path. Redirects for all
 * pages below a path do not count. A path without a redirect stays the same.
 */
export function movedPathBy(redirects: readonly RedirectRule[]): (path: string) => string {
  const table = movedPaths(redirects.filter((redirect) => !isPattern(redirect)));
  const chains = new RedirectChains(table);
  return (path) => {
    const redirect = table.exact.get(sourceKey({ from: path as HostAddress }));
    const end = redirect && chains.endOf(redirect);
    return typeof end === 'object' && /^\/[^?#]*$/.test(end.to) ? end.to : path;
  };
}
