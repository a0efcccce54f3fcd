import { InvalidInviteError } from '@directus/errors';
import type { Knex } from 'knex';
import pLimit from 'p-limit';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';
import { verifiedClaimsOf } from './tokenClaims.ts';

/**
 * Makes a mailed link for a password work once. Directus 11.17.4 compares the link with the account, and stores the
 * new password later: of several requests with the same link at the same time, each set its password. So one request
 * is finished before the next one is compared.
 *
 * Directus only compares the status of an invited account. So a used invitation would work again if the office gave the account the
 * status "invited" again. Only invitations that were made after the last use of the account are good.
 */
export function limitLinkUse({ database, services: { UsersService } }: Context): void {
  const oneAtATime = pLimit(1);
  around(UsersService, 'resetPassword', (_service, proceed, input) =>
    oneAtATime(() => proceed(...input)),
  );
  around(UsersService, 'acceptInvite', (_service, proceed, input) =>
    oneAtATime(async () => {
      const { email = '', iat = 0 } = verifiedClaimsOf(String(input[0]));
      const account = await accountOf(database, email);
      if (account?.last_access && Number(new Date(account.last_access)) >= iat * 1000) {
        throw new InvalidInviteError();
      }
      await proceed(...input);
      // The person may not have logged in yet.
      await database<Account>('directus_users')
        .where({ id: account?.id ?? '' })
        .update({ last_access: new Date() });
    }),
  );
}

function accountOf(database: Knex, email: string): Promise<Account | undefined> {
  return database<Account>('directus_users')
    .whereRaw('LOWER(??) = ?', ['email', email.toLowerCase()])
    .first('id', 'last_access');
}

interface Account {
  readonly id: string;
  /** SQLite returns milliseconds. */
  readonly last_access: Date | string | number | null;
}
