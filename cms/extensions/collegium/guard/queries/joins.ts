import type { Relation } from '../../directus.ts';
import { entriesOf, textsIn } from './parts.ts';

/** Items that a query reads, with its conditions: those of the request, or related items that `deep` is about. */
interface PartOfQuery {
  readonly collection: string;
  /** The fields by which the items are filtered, sorted or grouped. */
  readonly paths: readonly Path[];
}

/** Names of relational fields, and at the end a field. */
export type Path = readonly string[];

/** Returns a query of Directus and all queries for related items within it. Directus reads each of them separately. */
export function partsOf(
  query: unknown,
  collection: string,
  relations: readonly Relation[],
): PartOfQuery[] {
  const { filter, sort, group, alias, deep } = Object(query) as Parts;
  const aliases = new Map(entriesOf(alias).map(([name, field]) => [name, String(field)]));
  // Both: Directus takes an alias for a field within `deep`, and for none in an order.
  const meanings = (name: string) => [...new Set([name, aliases.get(name) ?? name])];
  const named = textsIn([sort, group]).flatMap((name) => {
    const [first = '', ...rest] = name.replace(/^-/, '').split('.');
    return meanings(first).map((field) => [field, ...rest]);
  });
  const related = entriesOf(deep).flatMap(([name, within]) =>
    meanings(name).flatMap((field) => {
      const step = stepFrom(collection, field, relations);
      return step ? partsOf(queryIn(within), step.to, relations) : [];
    }),
  );
  return [{ collection, paths: [...pathsOfFilter(filter), ...named] }, ...related];
}

interface Parts {
  readonly fields?: unknown;
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly group?: unknown;
  readonly aggregate?: unknown;
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

/** One join: from items of a collection to related items. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** The names from the first collection to the related items. */
  readonly path: Path;
  /** The foreign key, a field of the one collection or the other. */
  readonly key: string;
  /** True if an item may have several related items. */
  readonly isList: boolean;
}

/** Returns the joins by which Directus gets to the field at the end of a path. */
export function stepsOf(path: Path, start: string, relations: readonly Relation[]): Step[] {
  const steps: Step[] = [];
  let from = start;
  for (const [index, name] of path.entries()) {
    const step = stepFrom(from, name, relations);
    const isLast = index === path.length - 1;
    // The field at the end of a path is compared without a join if it is a foreign key.
    if (!step || (isLast && !step.isList)) break;
    steps.push({ ...step, path: path.slice(0, index + 1) });
    from = step.to;
  }
  return steps;
}

export function stepFrom(
  from: string,
  name: string,
  relations: readonly Relation[],
): Omit<Step, 'path'> | undefined {
  for (const { collection, field: key, related_collection: one, meta } of relations) {
    if (collection === from && key === name) {
      return one === null ? undefined : { from, to: one, key, isList: false };
    }
    if (one === from && meta?.one_field === name)
      return { from, to: collection, key, isList: true };
  }
  return undefined;
}

/** Returns the fields that a query reads, as names from its collection on, with the field in place of an alias. */
export function pathsOfFields(query: unknown): Path[] {
  const { fields, alias, deep } = Object(query) as Parts;
  return textsIn(fields).map((field) => named(field.split('.'), { alias, deep }));
}

function named([first = '', ...rest]: Path, { alias, deep }: Parts): Path {
  const field = new Map(entriesOf(alias)).get(first);
  const name = typeof field === 'string' ? field : first;
  if (rest.length === 0) return [name];
  const within = new Map(entriesOf(deep)).get(first);
  return [name, ...named(rest, queryIn(within))];
}

/** Returns all names of fields in a query, in whatever part of it. */
export function namesIn(query: unknown): string[] {
  const { filter, fields, sort, group, alias, aggregate, deep } = Object(query) as Parts;
  return [
    ...keysIn(filter),
    ...textsIn([fields, sort, group, alias, aggregate]),
    ...entriesOf(alias).map(([name]) => name),
    ...entriesOf(deep).flatMap(([name, within]) => [name, ...namesIn(queryIn(within))]),
  ];
}

function keysIn(filter: unknown): string[] {
  return entriesOf(filter).flatMap(([name, value]) => [name, ...keysIn(value)]);
}
