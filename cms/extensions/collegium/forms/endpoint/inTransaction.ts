import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Milliseconds between tries while another process writes: 26 seconds in total on average. */
const pauses = [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800];

/**
 * Runs the work in a transaction, and retries if another transaction got in the way. The work must start
 * with a write: SQLite can't upgrade a read transaction to a write while others wait.
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
      // Jitter, so that waiting transactions do not retry at the same time.
      await wait(pause * (0.5 + Math.random()));
    }
  }
  return database.transaction(work);
}

/** SQLite's lock; PostgreSQL's serialisation failure, deadlock, shutdown, crash and start; no or a lost connection. */
const busyCodes: readonly unknown[] = [
  ...['SQLITE_BUSY', '40001', '40P01', '57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
];

/**
 * PostgreSQL's driver has no code for a connection that ended during a query, or before it. Knex puts the query and its
 * values before the driver's message, so only the end of a message tells.
 */
const lostConnection =
  /(?:^| - )(?:Connection terminated(?: unexpectedly)?|Transaction query already complete, run with .*|Client (?:was closed|has encountered a connection error) and is not queryable)$/;

/** True if the same query may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, message, cause } = error as Partial<
    Record<'code' | 'name' | 'message' | 'cause', unknown>
  >;
  return (
    busyCodes.includes(code) ||
    name === 'KnexTimeoutError' ||
    lostConnection.test(String(message)) ||
    isBusy(cause)
  );
}
