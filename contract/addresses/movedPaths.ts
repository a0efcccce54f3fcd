import { pageDataFolder } from './pageData.ts';
import { keyOf, segmentsOf } from './pathKey.ts';

/** What has moved, to be found by a path however it is spelt. The keys are those of `keyOf`. */
export interface MovedPaths<Rule> {
  readonly exact: ReadonlyMap<string, Rule>;
  /** By the path above. */
  readonly below: ReadonlyMap<string, Rule>;
}

/** The same as JSON, for the script of the 404 pages; each rule is only where it leads. */
export interface MovedPathsData {
  readonly data: {
    readonly exact: readonly (readonly [key: string, to: string])[];
    readonly below: readonly (readonly [key: string, to: string])[];
  };
}

/** Its address. */
export const movedPathsAddress = `${pageDataFolder}/redirects.json`;

/** A rule that fits a path, and what the path has below that of the rule, as an address has it. */
interface FoundRule<Rule> {
  readonly rule: Rule;
  readonly rest: string;
}

/** The rule for a path: that of the path itself, else the one of the nearest path above. */
export function findMoved<Rule>(
  path: string,
  { exact, below }: MovedPaths<Rule>,
): FoundRule<Rule> | undefined {
  const segments = segmentsOf(path);
  if (!segments) return undefined;
  const exactRule = exact.get(keyOf(segments));
  if (exactRule !== undefined) return { rule: exactRule, rest: '' };
  for (let depth = segments.length - 1; depth > 0; depth--) {
    const rule = below.get(keyOf(segments.slice(0, depth)));
    if (rule === undefined) continue;
    return { rule, rest: segments.slice(depth).map(encodeURIComponent).join('/') };
  }
  return undefined;
}

/**
 * Where a rule leads to.
 *
 * @param to of the rule; `/*` at its end stands for the rest of the path
 * @param search the visitor's query. It stays on the site, and gives way to one of the rule's own.
 */
export function destination(to: string, rest: string, search = ''): string {
  const address = to.endsWith('/*') ? to.slice(0, -1) + rest : to;
  return keepsQuery(address) ? address + search : address;
}

/** Whether the visitor's query goes along to an address. */
export function keepsQuery(to: string): boolean {
  return /^\/[^?#]*$/.test(to);
}
