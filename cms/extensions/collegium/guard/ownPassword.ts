import { InvalidPayloadError } from '@directus/errors';
import type { Register } from '../directus.ts';
import { claimsOfRequest } from './tokenClaims.ts';

/** Milliseconds. Time for somebody who was sent to the log-in to come back and type a new password. */
const recently = 10 * 60 * 1000;

/**
 * Requires that whoever changes the own password has just entered the present one. Directus 11.17.4 does not ask for it:
 * in a browser that somebody has left open, the account would belong to whoever sits there, also when the session has
 * ended. The website's form asks for it, and logs in with it. Directus' interface has no field for it, so that people
 * log in again. A cookie that is renewed keeps the time of its log-in, other tokens do not.
 */
export function requireRecentLogin({ filter }: Register): void {
  filter('users.update', (payload, { keys = [] }, { accountability }) => {
    const isPassword = (payload as { readonly password?: unknown }).password !== undefined;
    const { user } = accountability ?? {};
    if (!isPassword || !user || !keys.includes(user)) return payload;
    const { collegium_login: at = 0 } = claimsOfRequest.getStore() ?? {};
    if (Date.now() - at > recently) throw new InvalidPayloadError({ reason });
    return payload;
  });
}

const reason =
  'Für ein neues Passwort melden Sie sich bitte ab und wieder an, und ändern Sie es in den zehn Minuten danach. / ' +
  'For a new password, please log out and in again, and change it within ten minutes';
