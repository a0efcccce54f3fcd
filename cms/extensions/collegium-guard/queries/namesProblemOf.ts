/**
 * Maximum number of field names in one list; nobody sorts or groups by more. Directus 11.17.4 compares each
 * name with each: 1,500 names kept it busy for three seconds.
 */
const mostNames = 20;

/** Returns the problem of a query that has a list too long for sorting, grouping or counting. */
export function namesProblemOf(query: unknown): string | undefined {
  return lists(query).some((list) => list.length > mostNames)
    ? `A list in the query has more than ${mostNames} names`
    : undefined;
}

/** Returns the lists of names in a query, including nested queries for related items. */
function lists(query: unknown): (readonly unknown[])[] {
  if (typeof query !== 'object' || query === null) return [];
  return Object.entries(query).flatMap(([name, value]) => {
    if (notNames.has(name)) return [];
    return Array.isArray(value) ? [value as readonly unknown[]] : lists(value);
  });
}

/** Fields have their own limit (problemOf.ts), and a filter contains conditions. */
const notNames: ReadonlySet<string> = new Set(['fields', '_fields', 'filter', '_filter']);
