import { ForbiddenError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import type { Context, Relation } from '../register.ts';

/**
 * Refuses a condition or a sort order that reaches the accounts through another collection of Directus, such as
 * `filter[role][users][email]` for presets. For related items, Directus 11.17.4 checks the rights to fields, but not
 * the rights to items: by such conditions, anybody who works in Directus could guess the names and addresses of all
 * accounts letter by letter.
 */
export function hideAccounts({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', (service, proceed, input) => {
    const { accountability, collection, schema } = service;
    const isTrusted = !accountability || accountability.admin;
    const paths = isTrusted ? [] : pathsIn(input[0]);
    if (paths.some((path) => reachesAccounts(path, collection, schema.relations))) {
      throw new ForbiddenError();
    }
    return proceed(...input);
  });
}

type Path = readonly string[];

/** Returns the paths of all fields that a query filters, sorts or groups by, including queries for related items. */
function pathsIn(query: unknown): Path[] {
  const { filter, sort, group, alias, deep } = Object(query) as Parts;
  const aliases = new Map(entriesOf(alias).map(([name, field]) => [name, String(field)]));
  const named = [sort, group].flat().flatMap((name) => {
    if (typeof name !== 'string') return [];
    const [first = '', ...rest] = name.replace(/^-/, '').split('.');
    return [[aliases.get(first) ?? first, ...rest]];
  });
  const related = entriesOf(deep).flatMap(([name, within]) =>
    pathsIn(queryIn(within)).map((path) => [aliases.get(name) ?? name, ...path]),
  );
  return [...pathsOfFilter(filter), ...named, ...related];
}

interface Parts {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly group?: unknown;
  readonly alias?: unknown;
  readonly deep?: unknown;
}

/** Returns a query within `deep`: its parameters begin with an underscore, other names are deeper relations. */
function queryIn(within: unknown): Parts {
  const [parts, deep] = [true, false].map((isPart) =>
    entriesOf(within).filter(([name]) => name.startsWith('_') === isPart),
  );
  return {
    ...Object.fromEntries((parts ?? []).map(([name, value]) => [name.slice(1), value])),
    deep: Object.fromEntries(deep ?? []),
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(Object(value) as object);
}

function pathsOfFilter(filter: unknown): Path[] {
  if (typeof filter !== 'object' || filter === null) return [];
  if (Array.isArray(filter)) return filter.flatMap(pathsOfFilter);
  return Object.entries(filter).flatMap(([name, value]) => {
    const inner = pathsOfFilter(value);
    // An operator such as `_and`, `_some` or `_eq` is not part of the path.
    if (name.startsWith('_')) return inner;
    const field = name.split('.');
    return inner.length > 0 ? inner.map((path) => [...field, ...path]) : [field];
  });
}

function reachesAccounts(path: Path, start: string, relations: readonly Relation[]): boolean {
  let collection = start;
  for (const [index, name] of path.entries()) {
    // `$FOLLOW(…)` leads to a collection by any field that refers to this one. No page needs it.
    if (name.startsWith('$FOLLOW')) return true;
    const next = related(collection, name, relations);
    if (next === undefined) return false;
    const [field] = path.slice(index + 1);
    const isForeign = next === accounts && field !== undefined && field !== 'id';
    if (isForeign && collection.startsWith('directus_')) return true;
    collection = next;
  }
  return false;
}

const accounts = 'directus_users';

/** Returns the collection that a relational field leads to; undefined for other fields. */
function related(from: string, name: string, relations: readonly Relation[]): string | undefined {
  for (const { collection, field, related_collection: one, meta } of relations) {
    if (collection === from && field === name) return one ?? undefined;
    if (one === from && meta?.one_field === name) return collection;
  }
  return undefined;
}
