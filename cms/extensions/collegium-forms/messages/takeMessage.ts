import type { Knex } from 'knex';
import type { ContactMessage } from '../../../../contract/forms/contactMessage.ts';
import type { DoorAnswer } from '../../../../contract/forms/answers.ts';
import { contactForm } from '../consent/formerForms.ts';
import { assertShownBy, isConsent, storedConsent } from '../consent/storedConsent.ts';
import type { Context } from '../directus.ts';
import { spendProof, readProof } from '../door/challenges.ts';
import { inTransaction } from '../door/inTransaction.ts';
import { hour, Limits, mailboxOf } from '../door/limits.ts';
import { readForm } from '../door/readForm.ts';
import type { DoorRequest } from '../door/request.ts';
import { Refusal } from '../door/Refusal.ts';
import type { FormServices } from '../FormServices.ts';
import { officeAddress } from '../mail/office.ts';
import { queueMail } from '../mail/outbox.ts';

const stored: DoorAnswer = { data: { outcome: 'stored' } };

/** Stores a message of the contact form and queues the mail to the office, in one transaction. */
export function takeMessage(context: Context, { settings, mailSettings, postman }: FormServices) {
  const { database } = context;
  const limits = new Limits(settings.keyFor('counts'));

  return async (request: DoorRequest): Promise<DoorAnswer> => {
    const message = await readForm(request, contactForm);
    assertShownBy('contact', message.wording);
    if (message.website !== '' || (await isStored(database, message.key))) return stored;
    // Nobody would read the message.
    if ((await officeAddress(database, mailSettings)) === undefined) {
      throw new Refusal('SERVICE_UNAVAILABLE');
    }
    const most = [
      { name: 'messages from', of: request.network, most: settings.perAddress, seconds: hour },
      { name: 'messages of', of: mailboxOf(message.email), most: settings.perEmail, seconds: hour },
    ];
    try {
      await limits.assertRoom(database, most);
      const proof = await readProof(message.proof, settings);
      // Outside the transaction: within, it would wait for the connection that the transaction uses.
      const schema = await context.getSchema();
      await inTransaction(database, async (transaction) => {
        await spendProof(transaction, proof);
        await limits.count(transaction, most);
        const messages = new context.services.ItemsService('messages', {
          knex: transaction,
          schema,
        });
        const id = await messages.createOne({
          ...itemOf(message),
          ...(await storedConsent(transaction, message)),
        });
        await queueMail(transaction, { kind: 'message', about: Number(id) });
      });
    } catch (error) {
      // A parallel try of the same form may have stored the message.
      if (await isStored(database, message.key)) return stored;
      throw error;
    }
    postman.soon();
    return stored;
  };
}

async function isStored(database: Knex, key: string): Promise<boolean> {
  return (await database('messages').where({ key }).first('id')) !== undefined;
}

function itemOf({ key, language, name, email, message, wording, topic }: ContactMessage) {
  const consent = isConsent(wording);
  return { key, language, name, email, message, consent, topic: topic ?? null };
}
