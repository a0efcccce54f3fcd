import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../patience.ts';

/*
 * Copies the data of a running Directus (database, uploads and secrets). SQLite's backup replaces
 * the whole database in one transaction. Connections that are open read the new content from their
 * next statement.
 */

/**
 * More pages than a test database has, so it is copied in one step, between two writes of Directus.
 */
const pages = 1_000_000;

/** @throws Error if the database stays locked for too long */
export async function copyData(from: string, to: string): Promise<void> {
  await copyDatabase(join(from, 'data.db'), join(to, 'data.db'), Date.now() + patience.timeout);
  await cp(join(from, '.env'), join(to, '.env'));
  await copyUploads(join(from, 'uploads'), join(to, 'uploads'));
}

/**
 * Directus may still be writing for the previous test file, which locks the database for a moment.
 */
async function copyDatabase(from: string, to: string, end: number): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, to, { rate: pages });
  } catch (error) {
    if (Date.now() > end) throw error;
    await wait(20);
    await copyDatabase(from, to, end);
  } finally {
    source.close();
  }
}

/** Uploaded files never change. They are only added and deleted. */
async function copyUploads(from: string, to: string): Promise<void> {
  const [wanted, found] = await Promise.all([readdir(from), readdir(to).catch((): string[] => [])]);
  const left = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  await Promise.all([
    ...left.map((name) => rm(join(to, name), { recursive: true })),
    ...missing.map((name) => cp(join(from, name), join(to, name), { recursive: true })),
  ]);
}
