import type { Database } from '../directus.ts';

/** Collection with one item, see cms/schema/privateKinds.ts. */
export const callStateTable = 'collegium_build_calls';

/** Up to when scheduled content was reported to the host of the website. All times are milliseconds since 1970. */
export interface CallState {
  /** Everything that appeared or was withdrawn until then was reported. */
  readonly doneUntil: number;
  /** No instance calls before then: another one is calling, or a retry waits. */
  readonly nextAt: number;
  /** The number of failed tries since the last call. */
  readonly attempts: number;
}

const id = 'website';

/** A call takes at most 30 s. If an instance stops while it calls, another one tries again. */
const leaseTime = 60_000;

/** Seconds before the first retry. Each pause is twice as long as the one before. */
const firstPause = 10;

/** Seconds. A host that is away for days adds 24 lines a day to the log. */
const longestPause = 60 * 60;

/** Returns the state, which begins at the first start. */
export async function readCallState(database: Database, now: number): Promise<CallState> {
  const first = { id, done_until: now, next_at: 0, attempts: 0 };
  const row = await database<Row>(callStateTable).where({ id }).first();
  if (!row) await database<Row>(callStateTable).insert(first).onConflict('id').ignore();
  const { done_until, next_at, attempts } = row ?? first;
  return { doneUntil: Number(done_until), nextAt: Number(next_at), attempts };
}

/** Whether this instance has to make the call. Only one instance can win this update. */
export async function claimCall(
  database: Database,
  { doneUntil, nextAt }: CallState,
  now: number,
): Promise<boolean> {
  // A later time was written while the clock was ahead.
  const isTaken = nextAt > now && nextAt <= now + longestPause * 1000;
  if (isTaken) return false;
  const won = await database<Row>(callStateTable)
    .where({ id, done_until: doneUntil, next_at: nextAt })
    .update({ next_at: now + leaseTime });
  return won === 1;
}

export async function noteCalled(database: Database, now: number): Promise<void> {
  await database<Row>(callStateTable)
    .where({ id })
    .update({ done_until: now, next_at: 0, attempts: 0 });
}

/** A call that the host has accepted. */
export interface AcceptedCall {
  readonly time: number;
  /** The account whose save or button made the call; null for scheduled content, and after the account was deleted. */
  readonly user: string | null;
}

/** Notes that the host has accepted a call: also of an editor's button, or after a save. */
export async function noteAccepted(
  database: Database,
  { time, user }: AcceptedCall,
): Promise<void> {
  // The account may have been deleted during the call.
  const existing = database('directus_users').where({ id: user }).select('id');
  await database(callStateTable)
    .where({ id })
    .update({ called_at: time, called_by: user === null ? null : existing });
}

/** Returns the last call that the host has accepted; undefined if there was none. */
export async function lastAccepted(database: Database): Promise<AcceptedCall | undefined> {
  const row = await database<Row>(callStateTable).where({ id }).first('called_at', 'called_by');
  const { called_at: time, called_by: user } = row ?? {};
  return time === undefined || time === null
    ? undefined
    : { time: Number(time), user: user ?? null };
}

/** @returns the seconds until the next try */
export async function noteFailedCall(
  database: Database,
  { attempts }: CallState,
  now: number,
): Promise<number> {
  const pause = Math.min(firstPause * 2 ** attempts, longestPause);
  await database<Row>(callStateTable)
    .where({ id })
    .update({ next_at: now + pause * 1000, attempts: attempts + 1 });
  return pause;
}

interface Row {
  readonly id: string;
  /** PostgreSQL returns 64-bit numbers as text. */
  readonly done_until: number | string;
  readonly next_at: number | string;
  readonly attempts: number;
  readonly called_at?: number | string | null;
  readonly called_by?: string | null;
}
