import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { reportUnwritable } from '../cache/remember.ts';

/**
 * Keeps the results of pure functions from one build to the next, in an SQLite database. The key of a result is
 * the hash of the function's whole input (`valueKey`), so a result is never stale: another input has another
 * key. If the memo can't be read or written, the build is slower and its output the same.
 */
export class Memo {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  /** The keys of all values that can be read. */
  readonly #known: Set<string>;
  readonly #used = new Set<string>();

  /**
   * @param file in `.cache/`
   * @param code distinguishes this version of the code from all others
   */
  constructor(file: string, code: string) {
    this.#file = file;
    const { database, keys } = openMemo(file, code);
    this.#database = database;
    this.#known = keys;
    this.#select = this.#database.prepare('SELECT value, checksum FROM memo WHERE key = ?');
    this.#insert = this.#database.prepare('INSERT OR REPLACE INTO memo VALUES (?, ?, ?)');
    this.#delete = this.#database.prepare('DELETE FROM memo WHERE key = ?');
    // After a power failure the memo may be damaged, which `get` notices. Waiting for the disk would take longer.
    this.#database.exec('PRAGMA synchronous = OFF');
    // One transaction for the whole build: if the build is interrupted, the memo is as the last build left it.
    this.#database.exec('BEGIN');
  }

  get(key: string): string | undefined {
    if (!this.#known.has(key)) return undefined;
    const value = this.#read(key);
    if (value === undefined) this.#forget(key);
    else this.#used.add(key);
    return value;
  }

  /** True if there is a value. It may be damaged, which only `get` finds out. */
  has(key: string): boolean {
    return this.#known.has(key);
  }

  /** Keeps a value for the next build without reading it. */
  keep(key: string): void {
    if (this.#known.has(key)) this.#used.add(key);
  }

  /** Keeps all values whose keys begin alike. */
  keepAll(start: string): void {
    for (const key of this.#known) if (key.startsWith(start)) this.#used.add(key);
  }

  set(key: string, value: string): void {
    try {
      const bytes = Buffer.from(value);
      this.#insert.run(key, bytes, crc32(bytes));
      this.#known.add(key);
      this.#used.add(key);
    } catch (error) {
      // The disk is full, for example. The next build makes this value again.
      reportUnwritable(error);
    }
  }

  /** Forgets values that this build did not use, and saves the others. */
  close(): void {
    try {
      for (const key of this.#known) if (!this.#used.has(key)) this.#delete.run(key);
      this.#database.exec('COMMIT');
      if (isHalfEmpty(this.#database)) this.#database.exec('VACUUM');
      this.#database.close();
    } catch (error) {
      reportUnwritable(error);
      this.#database.close();
      // The database is damaged, or the disk is full: the next build begins a new one.
      rmSync(this.#file, { force: true });
    }
  }

  /** Leaves the memo as the last build left it. */
  discard(): void {
    this.#database.close();
  }

  /** Forgets a damaged value: `has` then returns false, and the value is made again. */
  #forget(key: string): void {
    this.#known.delete(key);
    this.#used.delete(key);
  }

  /** Returns undefined if the value is damaged. */
  #read(key: string): string | undefined {
    try {
      const row = this.#select.get(key) as Row | undefined;
      return row && crc32(row.value) === row.checksum
        ? Buffer.from(row.value).toString()
        : undefined;
    } catch {
      return undefined;
    }
  }
}

interface Row {
  readonly value: Uint8Array;
  readonly checksum: number;
}

interface OpenMemo {
  readonly database: DatabaseSync;
  readonly keys: Set<string>;
}

/** Opens the database if this version of the code wrote it, or else a new one. */
function openMemo(file: string, code: string): OpenMemo {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return openExisting(file, code) ?? create(file, code);
  } catch (error) {
    reportUnwritable(error);
    return create(':memory:', code);
  }
}

function openExisting(file: string, code: string): OpenMemo | undefined {
  const database = new DatabaseSync(file);
  try {
    const row = database.prepare('SELECT code FROM made_by').get();
    if (row?.['code'] === code) return { database, keys: keysIn(database) };
  } catch {
    // The first build, or the file is damaged.
  }
  database.close();
  return undefined;
}

function keysIn(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT key FROM memo').all();
  return new Set(rows.map(({ key }) => String(key)));
}

/** Creates an empty database in the place of another. */
function create(file: string, code: string): OpenMemo {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE memo (key TEXT PRIMARY KEY, value BLOB, checksum INTEGER)');
  database.exec('CREATE TABLE made_by (code TEXT)');
  database.prepare('INSERT INTO made_by VALUES (?)').run(code);
  return { database, keys: new Set() };
}

function isHalfEmpty(database: DatabaseSync): boolean {
  return pragma(database, 'freelist_count') * 2 > pragma(database, 'page_count');
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
