import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import knex, { type Knex } from 'knex';
import { layout } from '../../../../cms/seed/layout.ts';
import type { Collection } from '../../../../cms/seed/Collection.ts';

/** A database in memory, with these collections as Directus makes them. */
export async function newDatabase(...names: readonly string[]): Promise<Knex> {
  const database = knex({
    client: NodeSqlite,
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  for (const collection of layout('http://localhost:8080')) {
    if (names.includes(collection.name)) await create(database, collection);
  }
  return database;
}

function create(database: Knex, { name, fields }: Collection): Promise<void> {
  return database.schema.createTable(name, (table) => {
    for (const [field, { type, primaryKey, unique, defaultValue }] of Object.entries(fields)) {
      if (type === 'alias') continue;
      if (field === 'id' && type === 'integer') table.increments();
      else {
        const column = table.specificType(field, typeIn(type));
        if (primaryKey) column.primary();
        if (unique) column.unique();
        if (defaultValue !== undefined) column.defaultTo(defaultValue as Knex.Value);
      }
    }
  });
}

function typeIn(directusType: string): string {
  return /string|text|uuid|json|csv/.test(directusType) ? 'text' : 'numeric';
}

/** Knex has no dialect for the SQLite of Node, only for a package with nearly the same methods. */
const Dialect = (knex({ client: 'better-sqlite3', useNullAsDefault: true }).client as object)
  .constructor as typeof Knex.Client;

class NodeSqlite extends Dialect {
  _driver(): typeof Connection {
    return Connection;
  }
}

class Connection {
  readonly #database: DatabaseSync;

  constructor(filename: string) {
    this.#database = new DatabaseSync(filename);
  }

  prepare(sql: string) {
    const statement = this.#database.prepare(sql);
    return {
      reader: /^\s*(select|pragma)\b|\breturning\b/i.test(sql),
      all: (bindings: Bindings) => statement.all(...filled(bindings)),
      run: (bindings: Bindings) => statement.run(...filled(bindings)),
    };
  }

  close(): void {
    this.#database.close();
  }
}

type Bindings = readonly (SQLInputValue | undefined)[];

function filled(bindings: Bindings): SQLInputValue[] {
  return bindings.map((value) => value ?? null);
}
