import type { ContactMessage } from '../../../../../contract/forms/contactMessage.ts';
import { contactForm } from '../consent/formerForms.ts';
import { isConsent, storedConsent } from '../consent/storedConsent.ts';
import type { Context } from '../../directus.ts';
import { hour } from '../door/limits.ts';
import { Refusal } from '../door/Refusal.ts';
import { takeForm } from '../door/takeForm.ts';
import type { FormServices } from '../FormServices.ts';
import { officeAddress } from '../mail/office.ts';
import { queueMail } from '../mail/outbox.ts';

/** The endpoint of the contact form: stores a message and queues the mail to the office. */
export function takeMessage(context: Context, services: FormServices) {
  const { settings, mailSettings } = services;
  return takeForm<ContactMessage>(context, services, {
    ...{ name: 'contact', schema: contactForm, outcome: 'stored', counted: 'messages' },
    perMailbox: { most: settings.perEmail, seconds: hour },
    isStored: async (database, key) =>
      (await database('messages').where({ key }).first('id')) !== undefined,
    assertReceived: async (database) => {
      if ((await officeAddress(database, mailSettings)) === undefined) {
        throw new Refusal('SERVICE_UNAVAILABLE');
      }
    },
    store: async (transaction, message, schema) => {
      const messages = new context.services.ItemsService('messages', { knex: transaction, schema });
      const id = await messages.createOne({
        ...itemOf(message),
        ...(await storedConsent(transaction, message)),
      });
      await queueMail(transaction, { kind: 'message', about: Number(id) });
    },
  });
}

function itemOf({ key, language, name, email, message, wording, topic }: ContactMessage) {
  const consent = isConsent(wording);
  return { key, language, name, email, message, consent, topic: topic ?? null };
}
