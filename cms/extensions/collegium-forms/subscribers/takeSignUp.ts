import type { DoorAnswer } from '../../../../contract/forms/answers.ts';
import { newsletterForm } from '../consent/formerForms.ts';
import { assertShownBy } from '../consent/storedConsent.ts';
import type { Context } from '../directus.ts';
import { readProof, spendProof } from '../door/challenges.ts';
import { inTransaction } from '../door/inTransaction.ts';
import { hour, Limits, mailboxOf } from '../door/limits.ts';
import { readForm } from '../door/readForm.ts';
import type { DoorRequest } from '../door/request.ts';
import { isQueued } from '../mail/outbox.ts';
import type { Postman } from '../mail/postman.ts';
import type { Settings } from '../settings.ts';
import { signUp } from './subscriptions.ts';

const pending: DoorAnswer = { data: { outcome: 'pending' } };

/**
 * The maximum number of sign-ups per mailbox and day, subscribed or not, so that nobody can flood it with
 * our mails.
 */
const perMailbox = 3;

/** The endpoint of newsletter sign-ups. Answer and work are the same for all addresses. */
export function takeSignUp({ database }: Context, settings: Settings, postman: Postman) {
  const limits = new Limits(settings.keyFor('counts'));

  return async (request: DoorRequest): Promise<DoorAnswer> => {
    const form = await readForm(request, newsletterForm);
    const { key, language, email, wording } = form;
    assertShownBy('newsletter', wording);
    if (form.website !== '' || (await isQueued(database, key))) return pending;
    const most = [
      { name: 'sign-ups from', of: request.network, most: settings.perAddress, seconds: hour },
      {
        ...{ name: 'sign-ups of', of: mailboxOf(email), most: perMailbox, seconds: 24 * hour },
        code: 'DUPLICATE' as const,
      },
    ];
    try {
      await limits.assertRoom(database, most);
      const proof = await readProof(form.proof, settings);
      await inTransaction(database, async (transaction) => {
        await spendProof(transaction, proof);
        await limits.count(transaction, most);
        await signUp(transaction, { email, language, wording, key });
      });
    } catch (error) {
      // A parallel try of the same form may have stored the sign-up.
      if (await isQueued(database, key)) return pending;
      throw error;
    }
    postman.soon();
    return pending;
  };
}
