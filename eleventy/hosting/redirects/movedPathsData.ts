import type { MovedPathsData } from '../../../contract/movedPaths.ts';
import { movedPaths, type RedirectRule } from '../../../data/routes/redirects.ts';

/** Returns all redirects, for the script of the 404 pages. */
export function movedPathsData(redirects: readonly RedirectRule[]): MovedPathsData {
  const { exact, below } = movedPaths(redirects);
  const targets = (rules: ReadonlyMap<string, RedirectRule>) =>
    Array.from(rules, ([key, { to }]) => [key, to] as const);
  return { data: { exact: targets(exact), below: targets(below) } };
}
