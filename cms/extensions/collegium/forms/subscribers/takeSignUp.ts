import { newsletterForm } from '../consent/formerForms.ts';
import type { Context } from '../../directus.ts';
import { hour } from '../endpoint/limits.ts';
import { takeForm } from '../endpoint/takeForm.ts';
import type { FormServices } from '../FormServices.ts';
import { isQueued } from '../mail/outbox.ts';
import { signUp } from './subscriptions.ts';

/**
 * The maximum number of sign-ups per mailbox and day, subscribed or not, so that nobody can flood it with
 * our mails.
 */
const perMailbox = 3;

/** The endpoint of newsletter sign-ups. Answer and work are the same for all addresses. */
export function takeSignUp(context: Context, services: FormServices) {
  return takeForm(context, services, {
    ...{ name: 'newsletter', schema: newsletterForm, outcome: 'pending', counted: 'sign-ups' },
    perMailbox: { most: perMailbox, seconds: 24 * hour, code: 'DUPLICATE' },
    isStored: isQueued,
    store: (transaction, { email, language, wording, key }) =>
      signUp(transaction, { email, language, wording, key }),
  });
}
