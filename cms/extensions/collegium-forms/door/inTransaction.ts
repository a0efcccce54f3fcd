import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Milliseconds between tries, while another process writes: more than half a minute together. */
const pauses = [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800];

/**
 * Does all of it or nothing, and again where two at the same time were in each other's way. What it
 * does first has to be a write: SQLite lets nobody go over from reading to writing while others wait.
 */
export async function inTransaction<Result>(
  database: Knex,
  work: (transaction: Knex) => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!isBusy(error)) throw error;
      // Not all at the same time again.
      await wait(pause * (0.5 + Math.random()));
    }
  }
  return database.transaction(work);
}

/** SQLite's lock; PostgreSQL's failed serialisation and deadlock; no connection, or none free. */
const busyCodes: readonly unknown[] = ['SQLITE_BUSY', '40001', '40P01', '57P01', 'ECONNREFUSED'];

/** Whether the same may go well a moment later. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return busyCodes.includes(code) || name === 'KnexTimeoutError' || isBusy(cause);
}
