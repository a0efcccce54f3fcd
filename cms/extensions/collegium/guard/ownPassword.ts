import { InvalidPayloadError } from '@directus/errors';
import type { Register } from '../directus.ts';
import { claimsOfRequest } from './tokenClaims.ts';

/** Milliseconds. Time for somebody who was sent to the log-in to come back and type a new password. */
const recently = 10 * 60 * 1000;

/**
 * Requires that people who change their own password, or turns on a second factor, has just entered the present password.
 * Directus 11.17.4 does not ask for it. At a browser that was left open, a stranger could set a new password: the owner
 * could then not log in any more, and the stranger could, even after the session has ended. The website's form asks for the password, and
 * logs in with it. Directus' interface has no field for it, so that people log in again. A cookie that is renewed keeps
 * the time of its log-in, other tokens do not.
 */
export function requireRecentLogin({ filter }: Register): void {
  filter('users.update', (payload, { keys = [] }, { accountability }) => {
    const { password, tfa_secret: secret = null } = payload as Changes;
    const isGuarded = password !== undefined || secret !== null;
    const { user } = accountability ?? {};
    if (!isGuarded || !user || !keys.some((key) => isSame(key, user))) return payload;
    const { collegium_login: at = 0 } = claimsOfRequest.getStore() ?? {};
    if (Date.now() - at > recently) throw new InvalidPayloadError({ reason });
    return payload;
  });
}

interface Changes {
  readonly password?: unknown;
  readonly tfa_secret?: unknown;
}

/** PostgreSQL takes ids in capital letters for the same. */
function isSame(key: unknown, id: string): boolean {
  return String(key).toLowerCase() === id.toLowerCase();
}

const reason =
  'Für ein neues Passwort oder einen zweiten Faktor melden Sie sich bitte ab und wieder an, und ändern Sie es in den zehn ' +
  'Minuten danach. / For a new password or a second factor, please log out and in again, and change it within ten minutes';
