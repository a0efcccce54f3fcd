import { InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import type { Context } from '../register.ts';

/**
 * Names of fields in one list: more than anybody sorts or groups by. Directus 11.17.4 compares each with each: 1,500
 * kept it busy for three seconds.
 */
const mostNames = 20;

/** Bounds what a query sorts and groups by, and what it counts, whatever API it came by. */
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

/** The lists of names in a query, and in those for related items within it. */
function lists(query: unknown): (readonly unknown[])[] {
  if (typeof query !== 'object' || query === null) return [];
  return Object.entries(query).flatMap(([name, value]) => {
    if (notNames.has(name)) return [];
    return Array.isArray(value) ? [value as readonly unknown[]] : lists(value);
  });
}

/** Fields have a limit of their own (problemOf.ts), and a filter has conditions. */
const notNames: ReadonlySet<string> = new Set(['fields', '_fields', 'filter', '_filter']);
