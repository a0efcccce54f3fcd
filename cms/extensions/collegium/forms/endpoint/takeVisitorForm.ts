import type { FormField, FormName, VisitorForm } from '../../../../../contract/forms/forms.ts';
import type { FormContent } from '../../../../../contract/forms/schema.ts';
import { acceptedSchema } from '../consent/formerForms.ts';
import { isConsent, storedConsent } from '../consent/storedConsent.ts';
import type { Context } from '../../directus.ts';
import type { FormServices } from '../FormServices.ts';
import { officeAddress } from '../mail/office.ts';
import { mailsOf, queueMail } from '../mail/outbox.ts';
import { hour } from '../../hour.ts';
import { Refusal } from './Refusal.ts';
import { takeForm } from './takeForm.ts';

/**
 * The maximum number of receipts to one mailbox within a day, since anybody can enter any address. Further forms with this
 * address are refused.
 */
const receiptsPerDay = 3;

/** The endpoint of a form of contract/forms/forms.ts: stores an item, and queues its mails. */
export function takeVisitorForm(
  name: FormName,
  form: VisitorForm,
  context: Context,
  services: FormServices,
) {
  const { settings, mailSettings } = services;
  const { collection, receipt } = form;
  return takeForm(context, services, {
    ...{ name, schema: acceptedSchema(name, form), outcome: 'stored', counted: collection },
    perMailbox:
      receipt === undefined
        ? { max: settings.perEmail, seconds: hour }
        : { max: receiptsPerDay, seconds: 24 * hour },
    isStored: async (database, key) =>
      (await database(collection).where({ key }).first('id')) !== undefined,
    assertReceived: async (database) => {
      if ((await officeAddress(database, mailSettings)) === undefined) {
        throw new Refusal('SERVICE_UNAVAILABLE');
      }
    },
    store: async (transaction, sent, schema) => {
      const items = new context.services.ItemsService(collection, { knex: transaction, schema });
      const about = Number(
        await items.createOne({
          ...itemOf(form, sent),
          ...(await storedConsent(transaction, sent)),
        }),
      );
      for (const { kind } of mailsOf(form)) await queueMail(transaction, { kind, about });
    },
  });
}

function itemOf({ fields }: VisitorForm, sent: FormContent): Readonly<Record<string, unknown>> {
  const { key, language, wording } = sent;
  const own = Object.entries<FormField>(fields).map(([name, { kind }]): [string, unknown] => {
    const text = sent[name];
    return [name, kind === 'number' && text !== undefined ? Number(text) : (text ?? null)];
  });
  return { key, language, consent: isConsent(wording), ...Object.fromEntries(own) };
}
