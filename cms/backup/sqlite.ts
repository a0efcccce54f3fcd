import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CmsError } from '../environment.ts';
import { seedRecord } from '../seed/seedRecord.ts';
import { tableOf, type Database, type Tables } from './database.ts';

/** The name of the database file, in an installation and in a backup. */
export const sqliteFile = 'data.db';

/** More pages than any database has. A copy in several steps starts again whenever Directus writes. */
const allPages = 1_000_000_000;

/** The SQLite database of an installation. */
export function sqlite(dataDir: string): Database {
  return {
    async copyTo(folder) {
      const source = new DatabaseSync(join(dataDir, sqliteFile), {
        readOnly: true,
        timeout: 10_000,
      });
      try {
        await backup(source, join(folder, sqliteFile), { rate: allPages });
      } finally {
        source.close();
      }
      return filesNamedIn(join(folder, sqliteFile));
    },
    seedNotes() {
      const file = join(dataDir, sqliteFile);
      return Promise.resolve(existsSync(file) ? notesIn(file) : []);
    },
    // The folder of data is empty, see restore.ts.
    assertEmpty: () => Promise.resolve(),
    async fillFrom(folder) {
      assertWhole(join(folder, sqliteFile));
      await copyFile(join(folder, sqliteFile), join(dataDir, sqliteFile));
    },
    tables: (omitted) => Promise.resolve(tablesIn(join(dataDir, sqliteFile), omitted)),
    run(statement) {
      const database = new DatabaseSync(join(dataDir, sqliteFile));
      try {
        database.exec(statement);
      } finally {
        database.close();
      }
      return Promise.resolve();
    },
  };
}

function tablesIn(path: string, omitted: ReadonlySet<string>): Tables {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    const names = database
      // SQLite's own tables are counters.
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !omitted.has(name));
    return new Map(
      names.toSorted().map((name) => {
        const columns = database.prepare('select name, pk from pragma_table_info(?)').all(name);
        const keys = columns.filter(({ pk }) => pk !== 0);
        const rows = database.prepare(`select * from "${name}"`).all();
        return [name, tableOf(columns.map(nameOf), keys.map(nameOf), rows)];
      }),
    );
  } finally {
    database.close();
  }
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  return String(name);
}

/** The names of uploads, from Directus' records of files. */
function filesNamedIn(path: string): string[] {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    return copy
      .prepare('select filename_disk from directus_files where filename_disk is not null')
      .all()
      .map(({ filename_disk: name }) => String(name));
  } finally {
    copy.close();
  }
}

function notesIn(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    const tables = database.prepare('select name from sqlite_master where name = ?');
    if (tables.get(seedRecord) === undefined) return [];
    const notes = database.prepare(`select collection from ${seedRecord}`).all();
    return notes.map(({ collection }) => String(collection));
  } finally {
    database.close();
  }
}

/** @throws CmsError if SQLite finds damage */
function assertWhole(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [result] = database.prepare('pragma integrity_check(1)').all();
    if (result?.['integrity_check'] === 'ok') return;
  } catch {
    // SQLite can't read it at all.
  } finally {
    database.close();
  }
  throw new CmsError(
    `${path}: expected an undamaged database, found damage; restore another backup. Nothing was restored.`,
  );
}
