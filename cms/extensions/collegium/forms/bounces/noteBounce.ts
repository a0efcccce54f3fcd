import type { Knex } from 'knex';
import { inTransaction } from '../endpoint/inTransaction.ts';
import { endsMailbox } from '../mail/hasNoMailbox.ts';
import { itemOfMail, outbox, type ClaimedMail } from '../mail/outbox.ts';
import { endSubscription } from '../subscribers/endSubscription.ts';
import type { BounceOutcome } from './Bounce.ts';

type ReturnedMail = Pick<ClaimedMail, 'kind' | 'about' | 'member'>;

/**
 * Notes that a mail came back. Editors see it at the item that the mail is about. If the mailbox does not exist, the
 * address gets no more newsletters.
 *
 * A notice counts once. Otherwise somebody could repeat an old one after the address has signed up again.
 */
export function noteBounce(
  database: Knex,
  { mail: id, status }: { readonly mail: number; readonly status: string },
): Promise<BounceOutcome> {
  return inTransaction(database, async (transaction) => {
    const changed = await transaction(outbox)
      .where({ id })
      .whereNot({ state: 'returned' })
      // A fast notice arrives before the instance that sent the mail has noted that. Without its claim, it no longer can.
      .update({ state: 'returned', error: status, claim: null, claimed_until: null });
    const mail = await transaction(outbox)
      .where({ id })
      .first<ReturnedMail | undefined>('kind', 'about', 'member');
    if (!mail) return 'unknown';
    if (changed !== 1) return 'noted before';
    const { table, field } = itemOfMail[mail.kind];
    await transaction(table)
      .where({ id: mail.member ?? mail.about })
      .update({ [field]: 'returned' });
    if (endsMailbox(status)) await endSubscription(transaction, mail);
    return 'noted';
  });
}
