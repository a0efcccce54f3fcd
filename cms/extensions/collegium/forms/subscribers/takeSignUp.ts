import { newsletterForm } from '../consent/formerForms.ts';
import type { Context } from '../../directus.ts';
import { takeForm } from '../endpoint/takeForm.ts';
import type { FormServices } from '../FormServices.ts';
import { isQueued } from '../mail/outbox.ts';
import { counted, perMailbox } from './perMailbox.ts';
import { signUp } from './subscriptions.ts';

/** The endpoint of newsletter sign-ups. Answer and work are the same for all addresses. */
export function takeSignUp(context: Context, services: FormServices) {
  return takeForm(context, services, {
    ...{ name: 'newsletter', schema: newsletterForm, outcome: 'pending', counted },
    perMailbox,
    isStored: isQueued,
    store: (transaction, { email, language, wording, key }) =>
      signUp(transaction, { email, language, wording, key }),
  });
}
