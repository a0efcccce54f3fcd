import type { Knex } from 'knex';
import { inTransaction } from '../endpoint/inTransaction.ts';
import type { Limits } from '../endpoint/limits.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import { readAssociation } from '../mail/association.ts';
import { notSent } from '../mail/notSent.ts';
import { outbox, queueMail } from '../mail/outbox.ts';
import { daysLeft, type Waiting } from './daysLeft.ts';
import { limitOf } from './perMailbox.ts';

/**
 * Queues the mail that asks a subscriber for the confirmation again. The caller has checked the
 * sender's rights.
 *
 * @throws DirectusRefusal with a sentence for the office
 */
export async function sendAgain(database: Knex, id: number, limits: Limits): Promise<void> {
  const { daysToConfirm } = await readAssociation(database);
  await inTransaction(database, async (transaction) => {
    // The first statement must be a write.
    const isPending = await transaction('subscribers')
      .where({ id, state: 'pending' })
      .update({ mail: 'waiting' });
    const subscriber = await transaction('subscribers')
      .where({ id })
      .first<Subscriber | undefined>('email', 'state', 'received_at');
    if (!subscriber) throw notSent(404, sentences.gone);
    if (isPending !== 1) {
      throw notSent(
        409,
        sentences[subscriber.state === 'confirmed' ? 'confirmed' : 'unsubscribed'],
      );
    }
    if (daysLeft(subscriber, daysToConfirm) < 1) throw notSent(409, sentences.late);
    if (await isWaiting(transaction, id)) throw notSent(409, sentences.waiting);
    await limits.count(transaction, [limitOf(subscriber.email)]).catch((error: unknown) => {
      throw error instanceof Refusal ? notSent(429, sentences.often) : error;
    });
    await queueMail(transaction, { kind: 'sign_up_again', about: id });
  });
}

interface Subscriber extends Waiting {
  readonly email: string;
  readonly state: string;
}

async function isWaiting(database: Knex, about: number): Promise<boolean> {
  const mail = database(outbox)
    .where({ about, state: 'waiting' })
    .whereIn('kind', ['sign_up', 'sign_up_again']);
  return (await mail.first('id')) !== undefined;
}

const sentences = {
  gone: 'Diese Anmeldung gibt es nicht mehr. / This sign-up no longer exists.',
  confirmed:
    'Diese Anmeldung ist schon bestätigt. Es wurde nichts verschickt. / This sign-up is confirmed already. Nothing was sent.',
  unsubscribed:
    'Diese Adresse ist abgemeldet und bekommt keine E-Mail, bis sie sich selbst wieder anmeldet. / This address has unsubscribed, and gets no mail until it signs up again itself.',
  late: 'Diese Anmeldung wird innerhalb eines Tages gelöscht. Bitten Sie die Person, sich auf der Website noch einmal anzumelden. / This sign-up will be deleted within a day. Ask the person to sign up again on the website.',
  waiting:
    'Die letzte E-Mail wartet noch auf den Versand und wird von selbst verschickt. / The last mail still waits to be sent, which happens automatically.',
  often:
    'An dieses Postfach gingen in den letzten 24 Stunden schon drei E-Mails zur Bestätigung. Versuchen Sie es morgen wieder. / Three mails that ask for a confirmation went to this mailbox in the last 24 hours. Try again tomorrow.',
} as const;
