import { InvalidPayloadError } from '@directus/errors';
import type { Register } from './register.ts';

/**
 * Directus fails at an e-mail address that is no text. It takes an object for a password, and stores the hash of
 * `[object Object]`, which anybody can guess.
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
  // Directus stores none, and whoever emptied it could not sign in any more.
  filter('users.update', (payload, _meta, { accountability }) => {
    const { password } = payload as Readonly<Record<string, unknown>>;
    const isEmptied = password === null || password === '';
    if (isEmptied && accountability !== null && !accountability.admin) {
      throw new InvalidPayloadError({ reason: '"password" has to be a text that is not empty' });
    }
    return payload;
  });
}
