import { mailboxOf, type Limits } from '../../forms/endpoint/limits.ts';
import { hour } from '../../hour.ts';
import { Refusal } from '../../forms/endpoint/Refusal.ts';
import { notSent } from '../../forms/mail/notSent.ts';
import type { Register } from '../../directus.ts';
import { expectRight } from '../../guard/expectRight.ts';

/** The maximum number of times that the office can have an invitation sent again to one mailbox within a day. */
const perDay = 3;

/**
 * Limits how often the office sends an invitation again, so that nobody can flood a mailbox, and refuses it for an account
 * whose owner has accepted an invitation already: no mail would follow. The mail queue has a limit for all ways to send one.
 */
export function limitInvitations({ filter }: Register, limits: Limits): void {
  filter('users.update', async (payload, { keys = [] }, event) => {
    const { invitation, status } = payload as { invitation?: unknown; status?: unknown };
    // A change that also sets the status is a first invitation, or one after a while: only the mail queue limits it.
    if (invitation !== 'waiting' || status !== undefined) return payload;
    await expectRight('update', 'directus_users', keys, event);
    const accounts = await event
      .database<Account>('directus_users')
      .whereIn('id', keys as string[])
      .select('email', 'status');
    if (accounts.some((account) => account.status !== 'invited')) throw notSent(409, notInvited);
    for (const { email } of accounts) {
      const mailbox = mailboxOf(email ?? '');
      const again = { name: 'invitations of', of: mailbox, max: perDay, seconds: 24 * hour };
      await limits.count(event.database, [again]).catch((error: unknown) => {
        throw error instanceof Refusal ? notSent(429, tooOften) : error;
      });
    }
    return payload;
  });
}

interface Account {
  readonly email: string | null;
  readonly status: string;
}

const notInvited =
  'Nur an Konten mit dem Status „Eingeladen“ kann eine Einladung gehen. Es wurde nichts verschickt. / Only accounts with the status “Invited” can get an invitation. Nothing was sent.';
const tooOften =
  'An dieses Postfach gingen in den letzten 24 Stunden schon drei Einladungen. Versuchen Sie es morgen wieder. / Three invitations went to this mailbox in the last 24 hours. Try again tomorrow.';
