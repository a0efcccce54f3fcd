import { InvalidPayloadError } from '@directus/errors';
import type { Register } from './register.ts';

/**
 * Directus fails if an e-mail address is not a text. It accepts an object as a password, and stores the
 * hash of `[object Object]`, which anybody can guess.
 */
const texts = ['email', 'password'] as const;

export function expectAccountTexts({ filter }: Register): void {
  for (const action of ['users.create', 'users.update']) {
    filter(action, (payload) => {
      const account = payload as Readonly<Record<string, unknown>>;
      for (const field of texts) {
        const value = account[field] ?? '';
        if (typeof value !== 'string') {
          throw new InvalidPayloadError({ reason: `"${field}" has to be a text` });
        }
      }
      return payload;
    });
  }
  // Directus stores no password then, and the user could not log in any more.
  filter('users.update', (payload, _meta, { accountability }) => {
    const { password } = payload as Readonly<Record<string, unknown>>;
    const isEmptied = password === null || password === '';
    if (isEmptied && accountability !== null && !accountability.admin) {
      throw new InvalidPayloadError({ reason: '"password" has to be a text that is not empty' });
    }
    return payload;
  });
}
