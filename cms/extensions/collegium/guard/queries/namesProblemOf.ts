import type { Accountability } from '../../directus.ts';
import { entriesOf } from './parts.ts';

/**
 * Maximum number of field names in one list; nobody sorts or groups by more. Directus 11.17.4 compares each
 * name with each: 1,500 names kept it busy for three seconds.
 */
const maxNames = 20;

/**
 * Returns the maximum number of aliases in one query, with those for related items. Directus answers each with the
 * whole value, and for a list with all its items: with 1,900 aliases of texts, 21 articles were 157 MB, and with six
 * aliases of lists, 420 articles were 120 MB. Directus' interface needs
 * aliases: one for each column of a table that shows the same relation as another column. Eight copies of all articles'
 * texts are 40 MB.
 */
export function maxAliases(accountability: Pick<Accountability, 'app'> | null): number {
  return accountability?.app ? 8 : 1;
}

/**
 * Returns the problem of a query that has a list too long for sorting, grouping or counting, or too many aliases.
 *
 * @param max the maximum number of aliases
 */
export function namesProblemOf(query: unknown, max: number): string | undefined {
  if (lists(query).some((list) => list.length > maxNames)) {
    return `A list in the query has more than ${maxNames} names`;
  }
  return aliasesIn(query) > max ? `The query has more than ${max} aliases` : undefined;
}

/** Returns the lists of names in a query, including nested queries for related items. */
function lists(query: unknown): (readonly unknown[])[] {
  return partsOf(query).flatMap(([, value]) =>
    Array.isArray(value) ? [value as readonly unknown[]] : lists(value),
  );
}

/**
 * Counts aliases. Directus' function `json(field, path)` is one, too: it answers each path by another name, and paths such
 * as `[0]` and `[00]` are copies of the same value.
 */
function aliasesIn(query: unknown): number {
  const counts = entriesOf(query).map(([name, value]) => {
    if (/^_?filter$/.test(name)) return 0;
    if (/^_?alias$/.test(name)) return entriesOf(value).length;
    return /^_?fields$/.test(name)
      ? [value].flat().filter((field) => String(field).includes('json(')).length
      : aliasesIn(value);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function partsOf(query: unknown): [string, unknown][] {
  return entriesOf(query).filter(([name]) => !notNames.has(name));
}

/** Fields have their own limit (problemOf.ts), and a filter contains conditions. */
const notNames: ReadonlySet<string> = new Set(['fields', '_fields', 'filter', '_filter']);
