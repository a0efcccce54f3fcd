import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { EndpointErrorCode } from '../../../../../contract/forms/endpoints.ts';
import { Refusal } from './Refusal.ts';

/** Allows at most `max` events within `seconds`, counted from the first event. */
export interface Limit {
  /** The counted event, such as `messages from`. */
  readonly name: string;
  /** A network address or an e-mail address. Only a keyed hash of it is stored. */
  readonly of: string;
  readonly max: number;
  readonly seconds: number;
  /** The error code when the limit is exceeded. */
  readonly code?: EndpointErrorCode;
}

/** Collection of the counts, see cms/schema/privateKinds.ts. */
const table = 'collegium_counts';

/**
 * Rate limits with their counts in the database: several instances share them, and they survive a restart.
 *
 * @param key of the hashes. Without it nobody can find an address by hashing guesses.
 */
export class Limits {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /**
   * A cheap check before the expensive ones, for a client that is already over a limit.
   *
   * @throws Refusal
   */
  async assertRoom(database: Knex, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const row = await database<Count>(table)
        .where({ id: this.#idOf(limit) })
        .first();
      const now = Date.now();
      const ends = Number(row?.ends_at ?? 0);
      const isRunning = ends > now && ends <= latestEnd(limit, now);
      if (row && isRunning && row.count >= limit.max) throw exceeded(limit, row);
    }
  }

  /**
   * Adds one to the count of each limit. In a transaction, a refused request is rolled back and not
   * counted.
   *
   * @throws Refusal if a limit is exceeded
   */
  async count(database: Knex, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const now = Date.now();
      const first = { id: this.#idOf(limit), count: 1, ends_at: now + limit.seconds * 1000 };
      const isOver = '(?? <= ? or ?? > ?)';
      const ends = `${table}.ends_at`;
      const times = [ends, now, ends, latestEnd(limit, now)];
      const [row] = await database<Count>(table)
        .insert(first)
        .onConflict('id')
        .merge({
          count: database.raw(`case when ${isOver} then 1 else ?? + 1 end`, [
            ...times,
            `${table}.count`,
          ]),
          ends_at: database.raw(`case when ${isOver} then ? else ?? end`, [
            ...times,
            ...[first.ends_at, ends],
          ]),
        } as never)
        .returning(['count', 'ends_at']);
      if (row && row.count > limit.max) throw exceeded(limit, row);
    }
  }

  #idOf({ name, of }: Limit): string {
    return createHmac('sha256', this.#key).update(`${name} ${of}`).digest('base64url');
  }
}

/** Normalises the addresses of one mailbox to one key: senders can vary case and the part after a plus. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*/s, '')}@${host}`;
}

/** Deletes counts whose period is over. */
export async function forgetCounts(database: Knex): Promise<void> {
  await database<Count>(table).where('ends_at', '<=', Date.now()).delete();
}

/**
 * Returns the latest possible end of a running period. A stored end after it was written while the clock was ahead. That
 * period counts as over; otherwise it would last until the stored end. Twice the period, since the clocks of several
 * instances differ a little.
 */
function latestEnd({ seconds }: Limit, now: number): number {
  return now + 2 * seconds * 1000;
}

interface Count {
  id: string;
  count: number;
  /** Milliseconds. PostgreSQL returns them as text. */
  ends_at: number | string;
}

function exceeded(
  { code = 'REQUESTS_EXCEEDED' }: Limit,
  { ends_at }: Pick<Count, 'ends_at'>,
): Refusal {
  return new Refusal(code, { reset: Math.max(0, Number(ends_at) - Date.now()) });
}
