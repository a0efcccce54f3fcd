import type { Limits } from '../../forms/endpoint/limits.ts';
import { mailQueued, queueInvitation } from '../../forms/mail/outbox.ts';
import type { Context, Register } from '../../directus.ts';
import { isMember } from './isMember.ts';

/**
 * Invites new members: an account created without a password gets status `invited`, and its owner gets a
 * mail with a link to choose one. Sends the mail again if an invited member's address changes, or on
 * request.
 */
export function inviteMembers(
  { filter, action }: Register,
  context: Context,
  limits: Limits,
): void {
  const { database, emitter, logger } = context;

  filter('users.create', (payload) => {
    const account = payload as Account;
    const isNew = account.status === undefined && account.password === undefined;
    return isNew && isMember(account) ? { ...account, status: 'invited' } : payload;
  });

  action('users.create', ({ key, payload }) => {
    const account = payload as Account;
    if (account.status === 'invited' && isMember(account)) void invite([String(key)]);
  });

  action('users.update', ({ keys, payload }) => {
    const { email, invitation, status } = payload as Account;
    const isAsked = invitation === 'waiting' || status === 'invited' || email !== undefined;
    if (isAsked) void invite((keys as unknown[]).map(String));
  });

  async function invite(ids: readonly string[]): Promise<void> {
    try {
      const accounts = await database<Account & { id: string }>('directus_users')
        .whereIn('id', ids)
        .where({ status: 'invited' })
        .select('id', 'role');
      for (const { id } of accounts.filter(isMember)) {
        await queueInvitation(database, id, limits);
      }
      emitter.emitAction(mailQueued, {});
    } catch {
      logger.error('A member could not be invited; in the account, set the invitation to waiting.');
    }
  }
}

interface Account {
  readonly role?: unknown;
  readonly status?: string;
  readonly password?: unknown;
  readonly email?: unknown;
  readonly invitation?: unknown;
}
