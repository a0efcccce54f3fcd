import type { Knex } from 'knex';
import type { Context, Row, Schema } from '../../directus.ts';

export type Key = number | string;

/** The connection to read and delete with. In a transaction, its queries see the uncommitted changes. */
export interface DataAccess {
  readonly context: Context;
  readonly schema: Schema;
  readonly database: Knex;
}

/** Fewer than the parameters that one statement of any supported database may have. */
const atOnce = 500;

/** The keys of all items with one of these values. */
export async function keysWhere(
  { schema, database }: DataAccess,
  collection: string,
  field: string,
  values: readonly Key[],
): Promise<Key[]> {
  const primary = primaryOf(schema, collection);
  const keys: Key[] = [];
  for (const some of parts(values)) {
    keys.push(...(await database(collection).whereIn(field, some).pluck<Key[]>(primary)));
  }
  return keys;
}

/** The items, as Directus' API answers them: with times in ISO 8601, and without passwords. */
export async function itemsOf(
  { context, schema, database }: DataAccess,
  collection: string,
  keys: readonly Key[],
): Promise<Row[]> {
  const primary = primaryOf(schema, collection);
  const service = new context.services.ItemsService(collection, {
    schema,
    knex: database,
    accountability: null,
  });
  const rows: Row[] = [];
  for (const some of parts([...new Set(keys)])) {
    const query = { fields: ['*'], filter: { [primary]: { _in: some } }, limit: -1 };
    rows.push(...(await service.readByQuery(query)).map(withoutSecrets));
  }
  return rows;
}

export function primaryOf({ collections }: Schema, collection: string): string {
  return collections[collection]?.primary ?? 'id';
}

export function parts<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / atOnce);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * atOnce, (index + 1) * atOnce),
  );
}

/** Fields left out, because a reader of an export could act as the person with them. */
const secrets = new Set(['password', 'token', 'next_token', 'tfa_secret', 'auth_data', 'hash']);

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !secrets.has(field)));
}
