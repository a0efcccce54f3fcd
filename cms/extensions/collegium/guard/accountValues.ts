import { InvalidPayloadError } from '@directus/errors';
import type { Register } from '../directus.ts';

/**
 * Directus fails if an e-mail address is not a text. It accepts an object as a password, and stores the
 * hash of `[object Object]`, which anybody can guess.
 */
const texts = ['email', 'password'] as const;

export function checkAccountValues({ filter }: Register): void {
  for (const action of ['users.create', 'users.update']) {
    filter(action, (payload) => {
      const account = payload as Readonly<Record<string, unknown>>;
      for (const field of texts) {
        const value = account[field] ?? '';
        if (typeof value !== 'string') {
          throw new InvalidPayloadError({ reason: `"${field}" has to be a text` });
        }
      }
      const { members_seen_at: seenAt } = account;
      // Directus fails on a time that does not exist, such as February 30. It stores an empty value as null.
      if (seenAt && (typeof seenAt !== 'string' || !isTime(seenAt))) {
        throw new InvalidPayloadError({ reason: '"members_seen_at" has to be a time' });
      }
      return payload;
    });
  }
  // With an empty password, Directus would delete the stored one, and the user could not log in any more.
  filter('users.update', (payload, _meta, { accountability }) => {
    const { password } = payload as Readonly<Record<string, unknown>>;
    const isEmptied = password === null || password === '';
    if (isEmptied && accountability !== null && !accountability.admin) {
      throw new InvalidPayloadError({ reason: '"password" has to be a text that is not empty' });
    }
    return payload;
  });
}

/** True if a text is a time in the format that the website sends, such as `2026-11-23T04:00:00.000Z`. */
function isTime(text: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(text);
  // JavaScript takes February 30 for March 2.
  return isWritten && !Number.isNaN(Date.parse(text)) && isSameDay(text);
}

function isSameDay(text: string): boolean {
  return new Date(text).toISOString().startsWith(text.slice(0, 10));
}
