import { InvalidPayloadError } from '@directus/errors';
import type { Register } from './register.ts';

/** Directus fails at an e-mail address that is no text; so whoever sends one is told. */
export function expectEmailAddresses({ filter }: Register): void {
  for (const action of ['users.create', 'users.update']) {
    filter(action, (payload) => {
      const { email } = payload as { readonly email?: unknown };
      if (email === undefined || email === null || typeof email === 'string') return payload;
      throw new InvalidPayloadError({ reason: '"email" has to be a text' });
    });
  }
}
