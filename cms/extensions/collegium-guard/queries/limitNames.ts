import { InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import type { Context } from '../register.ts';

/**
 * Maximum number of field names in one list; nobody sorts or groups by more. Directus 11.17.4 compares each
 * name with each: 1,500 names kept it busy for three seconds.
 */
const mostNames = 20;

/** Limits the lists for sorting, grouping and counting in a query, for all APIs. */
export function limitNames({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', ({ accountability }, proceed, input) => {
    const isTrusted = !accountability || accountability.admin;
    if (!isTrusted && lists(input[0]).some((list) => list.length > mostNames)) {
      throw new InvalidQueryError({
        reason: `A list in the query has more than ${mostNames} names`,
      });
    }
    return proceed(...input);
  });
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
