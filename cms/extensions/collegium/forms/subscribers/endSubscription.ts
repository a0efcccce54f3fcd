import type { Knex } from 'knex';
import { itemOfMail, type ClaimedMail } from '../mail/outbox.ts';

/**
 * Unsubscribes the address that a mail went to, if it is subscribed, because its mailbox does not exist. Like somebody who
 * has unsubscribed, it leaves the list for newsletters, and stays in the list of those that other tools must not write
 * to. Its owner may sign up again. An unconfirmed sign-up needs nothing: it gets no newsletters.
 */
export async function endSubscription(
  database: Knex,
  { kind, about }: Pick<ClaimedMail, 'kind' | 'about'>,
): Promise<void> {
  if (itemOfMail[kind].table !== 'subscribers') return;
  await database('subscribers')
    .where({ id: about, state: 'confirmed' })
    .update({ state: 'unsubscribed', unsubscribed_at: new Date() });
}
