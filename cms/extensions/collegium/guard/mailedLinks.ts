import pLimit from 'p-limit';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';

/**
 * Makes a mailed link for a password work once. Directus 11.17.4 compares the link with the account, and stores the
 * new password later: of several requests with the same link at the same time, each set its password. So one request
 * is finished before the next one is compared.
 */
export function limitLinkUse({ services: { UsersService } }: Context): void {
  const oneAtATime = pLimit(1);
  for (const method of ['resetPassword', 'acceptInvite'] as const) {
    around(UsersService, method, (_service, proceed, input) => oneAtATime(() => proceed(...input)));
  }
}
