import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/*
 * The data of a Directus (database, uploads and secrets), copied while it runs: SQLite's backup writes a whole database in one transaction,
 * and whoever has the file open reads the new content from the next statement on.
 */

/** More than a database of the tests has: it is copied in one step, between two writes of Directus. */
const pages = 1_000_000;

export async function copyData(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(join(from, 'data.db'), { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, join(to, 'data.db'), { rate: pages });
  } finally {
    source.close();
  }
  await cp(join(from, '.env'), join(to, '.env'));
  await copyUploads(join(from, 'uploads'), join(to, 'uploads'));
}

/** Files in there never change, they only come and go. */
async function copyUploads(from: string, to: string): Promise<void> {
  const [wanted, found] = await Promise.all([readdir(from), readdir(to).catch((): string[] => [])]);
  const left = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  await Promise.all([
    ...left.map((name) => rm(join(to, name), { recursive: true })),
    ...missing.map((name) => cp(join(from, name), join(to, name), { recursive: true })),
  ]);
}
