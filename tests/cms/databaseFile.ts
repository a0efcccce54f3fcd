import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** @returns the names of all tables that contain a word */
export function tablesWith(data: string, word: string): string[] {
  const database = new DatabaseSync(join(data, 'data.db'), { readOnly: true, timeout: 10_000 });
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  const found = tables
    .map(({ name }) => String(name))
    .filter((name) =>
      JSON.stringify(database.prepare(`select * from "${name}"`).all()).includes(word),
    );
  database.close();
  return found;
}

/** @returns the names of all files of the database whose bytes contain a word */
export async function filesWith(data: string, word: string): Promise<string[]> {
  const names = (await readdir(data)).filter((name) => name.startsWith('data.db'));
  // SQLite deletes its journal at the end of each write.
  const read = (name: string) => readFile(join(data, name)).catch(() => Buffer.alloc(0));
  const contents = await Promise.all(names.map(read));
  return names.filter((_, index) => contents[index]!.includes(word));
}

/** Reads rows directly from the database. */
export function rowsInDatabase(data: string, query: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(data, 'data.db'), { readOnly: true, timeout: 10_000 });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

/** Changes rows directly in the database. Returns their number. */
export function inDatabase(data: string, statement: string, ...values: SQLInputValue[]): number {
  const database = new DatabaseSync(join(data, 'data.db'), { timeout: 10_000 });
  try {
    return Number(database.prepare(statement).run(...values).changes);
  } finally {
    database.close();
  }
}
