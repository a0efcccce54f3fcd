import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type {
  EndpointResponse,
  EndpointErrorCode,
  Outcome,
} from '../../../../../contract/forms/endpoints.ts';
import type { Language } from '../../../../../locales/languages.ts';
import type { Wording } from '../../../../../data/forms/wordings.ts';
import { assertShownBy } from '../consent/storedConsent.ts';
import type { Context, Schema } from '../../directus.ts';
import type { FormServices } from '../FormServices.ts';
import { verifyProof, spendProof } from './challenges.ts';
import { inTransaction } from './inTransaction.ts';
import { Limits, mailboxOf } from './limits.ts';
import { hour } from '../../hour.ts';
import { readForm } from './readForm.ts';
import type { EndpointRequest } from './request.ts';

/** The fields that every form with an e-mail address sends (contract/forms/schema.ts). */
interface Sent {
  readonly key: string;
  readonly language: Language;
  readonly website: string;
  readonly proof: string;
  readonly email: string;
  readonly wording: string;
}

/** The differences between the forms. */
interface Form<Content extends Sent> {
  /** The form's name. Only privacy sentences of this form are accepted. */
  readonly name: Wording['form'];
  readonly schema: z.ZodMiniType<Content>;
  readonly outcome: Outcome;
  /** The name of the counts, such as `messages`. */
  readonly counted: string;
  /** The limit for a mailbox, in addition to that for a network. */
  readonly perMailbox: {
    readonly max: number;
    readonly seconds: number;
    readonly code?: EndpointErrorCode;
  };
  /** True if an earlier request with this key was stored. */
  readonly isStored: (database: Knex, key: string) => Promise<boolean>;
  /** @throws Refusal if nobody would get the form */
  readonly assertReceived?: (database: Knex) => Promise<void>;
  /** Stores the form and queues its mails, within the transaction. */
  readonly store: (transaction: Knex, form: Content, schema: Schema) => Promise<void>;
}

/**
 * Returns the endpoint of a form: it checks the content, the proof of work and the limits, stores the form
 * in one transaction, and sends the queued mails.
 */
export function takeForm<Content extends Sent>(
  context: Pick<Context, 'database' | 'getSchema'>,
  { settings, mailSender }: FormServices,
  form: Form<Content>,
) {
  const { database } = context;
  const limits = new Limits(settings.keyFor('counts'));
  const { counted, perMailbox, isStored } = form;
  const success: EndpointResponse = { data: { outcome: form.outcome } };

  return async (request: EndpointRequest): Promise<EndpointResponse> => {
    const content = await readForm(request, form.schema);
    assertShownBy(form.name, content.wording);
    if (content.website !== '' || (await isStored(database, content.key))) return success;
    await form.assertReceived?.(database);
    // `from`: counted by network; `of`: by mailbox. The names are part of the counts' ids.
    const allowed = [
      { name: `${counted} from`, of: request.network, max: settings.perAddress, seconds: hour },
      { name: `${counted} of`, of: mailboxOf(content.email), ...perMailbox },
    ];
    try {
      await limits.assertRoom(database, allowed);
      const proof = await verifyProof(content.proof, settings);
      // Outside the transaction: within, it would wait for the connection that the transaction uses.
      const schema = await context.getSchema();
      await inTransaction(database, async (transaction) => {
        await spendProof(transaction, proof);
        await limits.count(transaction, allowed);
        await form.store(transaction, content, schema);
      });
    } catch (error) {
      // A parallel try of the same form may have stored it.
      if (await isStored(database, content.key)) return success;
      throw error;
    }
    mailSender.scheduleSend();
    return success;
  };
}
