import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { DoorErrorCode } from '../../../../contract/forms/answers.ts';
import { Refusal } from './Refusal.ts';

/** So many within so many seconds from the first one on. */
export interface Limit {
  /** What is counted, such as `messages from`. */
  readonly name: string;
  /** Whose it is: a network address, or an e-mail address. It is kept as a keyed hash. */
  readonly of: string;
  readonly most: number;
  readonly seconds: number;
  /** What is answered beyond it. */
  readonly code?: DoorErrorCode;
}

export const hour = 60 * 60;

/** Collection of the counts, see cms/schema/privateEntities.ts. */
const table = 'collegium_counts';

/**
 * Counts in the database, so that several instances count together and a restart forgets nothing.
 *
 * @param key of the hashes, without which nobody can try addresses on them
 */
export class Limits {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /**
   * Cheap, for whoever is beyond a limit already and goes on.
   *
   * @throws Refusal
   */
  async assertRoom(database: Knex, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const row = await database<Count>(table)
        .where({ id: this.#idOf(limit) })
        .first();
      if (row && Number(row.ends_at) > Date.now() && row.count >= limit.most) {
        throw exceeded(limit, row);
      }
    }
  }

  /**
   * Counts one of each. Within a transaction what is refused is not counted.
   *
   * @throws Refusal where it is one too many
   */
  async count(database: Knex, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const now = Date.now();
      const first = { id: this.#idOf(limit), count: 1, ends_at: now + limit.seconds * 1000 };
      const isOver = '?? <= ?';
      const [row] = await database<Count>(table)
        .insert(first)
        .onConflict('id')
        .merge({
          count: database.raw(`case when ${isOver} then 1 else ?? + 1 end`, [
            ...[`${table}.ends_at`, now],
            `${table}.count`,
          ]),
          ends_at: database.raw(`case when ${isOver} then ? else ?? end`, [
            ...[`${table}.ends_at`, now],
            ...[first.ends_at, `${table}.ends_at`],
          ]),
        } as never)
        .returning(['count', 'ends_at']);
      if (row && row.count > limit.most) throw exceeded(limit, row);
    }
  }

  #idOf({ name, of }: Limit): string {
    return createHmac('sha256', this.#key).update(`${name} ${of}`).digest('base64url');
  }
}

/** Many addresses of one mailbox count as one: case, and what follows a plus, are the sender's choice. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*/s, '')}@${host}`;
}

/** Takes away what counts no more. */
export async function forgetCounts(database: Knex): Promise<void> {
  await database<Count>(table).where('ends_at', '<=', Date.now()).delete();
}

interface Count {
  id: string;
  count: number;
  /** Milliseconds; PostgreSQL gives them as text. */
  ends_at: number | string;
}

function exceeded(
  { code = 'REQUESTS_EXCEEDED' }: Limit,
  { ends_at }: Pick<Count, 'ends_at'>,
): Refusal {
  return new Refusal(code, { reset: Math.max(0, Number(ends_at) - Date.now()) });
}
