import type { Knex } from 'knex';
import pLimit from 'p-limit';
import { loginIdLength, loginIdOf } from './tokenClaims.ts';

/**
 * Runs renewals and ends of log-ins one at a time: an end in the middle of a renewal would not find the new session.
 */
export const oneAtATime = pLimit(1);

/**
 * Ends all sessions that come from the same log-in. To be called within `oneAtATime`.
 *
 * @param token of one of them, which may have ended
 */
export async function endLogin(database: Knex, token: string): Promise<void> {
  await database<{ readonly token: string }>('directus_sessions')
    // `like` would read wildcards in the text.
    .whereRaw('substr(??, 1, ?) = ?', ['token', loginIdLength, loginIdOf(token)])
    .delete();
}
