import type { Row, Table, Tables } from '../backup/database.ts';

/**
 * Names for records whose key is a number that the database makes up. The seed makes access rights again, so the same right has
 * another number after an upgrade; and a number tells an operator nothing.
 */
const names: Readonly<Record<string, (record: Row, tables: Tables) => string>> = {
  directus_fields: ({ collection, field }) => `${text(collection)}.${text(field)}`,
  directus_relations: ({ many_collection: collection, many_field: field }) =>
    `${text(collection)}.${text(field)}`,
  directus_permissions: ({ policy, action, collection }, tables) =>
    `${nameOfPolicy(text(policy), tables)} may ${text(action)} ${text(collection)}`,
};

/** Returns the tables with these names as keys, and without the numbers. */
export function withNames(tables: Tables): Tables {
  return new Map(
    [...tables].map(([name, table]) => {
      const nameOf = names[name];
      return [name, nameOf ? renamed(table, (record) => nameOf(record, tables)) : table];
    }),
  );
}

function renamed({ columns, rows }: Table, nameOf: (record: Row) => string): Table {
  const numbers = new Map<string, number>();
  const entries = [...rows.values()].map((record): [string, Row] => {
    const name = nameOf(record);
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    // A policy may have several rights of one kind.
    return [number === 1 ? name : `${name} (${number})`, record];
  });
  return { columns: columns.filter((column) => column !== 'id'), rows: new Map(entries) };
}

/** Directus stores the key of a translation for the policies that it makes itself, such as `$t:public_label`. */
function nameOfPolicy(id: string, tables: Tables): string {
  const name = text(tables.get('directus_policies')?.rows.get(id)?.['name']) || id;
  return name.replace(/^\$t:(\w+)_label$/, '$1');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
