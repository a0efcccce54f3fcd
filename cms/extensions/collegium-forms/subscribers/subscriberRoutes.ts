import { newsletterUnsubscribePages } from '../../../../contract/addresses/newsletterPages.ts';
import {
  confirmPath,
  oneClickPath,
  subscribersPath,
  unsubscribePath,
} from '../../../../contract/forms/door.ts';
import { newsletterTokenSchema } from '../../../../contract/forms/newsletterSignUp.ts';
import type { Context } from '../directus.ts';
import type { Route } from '../door/openDoor.ts';
import { readForm } from '../door/readForm.ts';
import { Refusal } from '../door/Refusal.ts';
import type { FormServices } from '../FormServices.ts';
import { languageOf } from '../mail/ComposedMail.ts';
import { confirm, languageOfSubscriber, unsubscribe } from './subscriptions.ts';
import { takeSignUp } from './takeSignUp.ts';

/** What the newsletter's form, the pages of links in mails, and mail programs themselves ask for. */
export function subscriberRoutes(
  context: Context,
  { settings, mailSettings, postman }: FormServices,
): readonly Route[] {
  const { database } = context;
  return [
    { method: 'POST', path: subscribersPath, answer: takeSignUp(context, settings, postman) },
    {
      method: 'POST',
      path: confirmPath,
      answer: async (request) => {
        const { token } = await readForm(request, newsletterTokenSchema);
        await confirm(database, token);
        postman.soon();
        return { data: { outcome: 'confirmed' } };
      },
    },
    {
      method: 'POST',
      path: unsubscribePath,
      answer: async (request) => {
        const { token } = await readForm(request, newsletterTokenSchema);
        if (!(await unsubscribe(database, token))) throw new Refusal('TOKEN_USED');
        return { data: { outcome: 'unsubscribed' } };
      },
    },
    {
      // The button of a mail program, whose server asks without being a page of anybody's, and asks
      // again where it has not heard.
      method: 'POST',
      path: oneClickPath(''),
      answer: async ({ rest }) => {
        await unsubscribe(database, tokenIn(rest));
        return { data: { outcome: 'unsubscribed' } };
      },
    },
    {
      // Scanners of mails open every address, so nothing but a press on the page unsubscribes.
      method: 'GET',
      path: oneClickPath(''),
      answer: async ({ rest }) => {
        const token = tokenIn(rest);
        const language = languageOf(await languageOfSubscriber(database, token));
        const page = newsletterUnsubscribePages[language];
        return { location: `${mailSettings.siteUrl}${page}#${token}` };
      },
    },
  ];
}

/** @throws Refusal */
function tokenIn(rest: string): string {
  const { success, data } = newsletterTokenSchema.safeParse({ token: rest });
  if (!success) throw new Refusal('TOKEN_UNKNOWN');
  return data.token;
}
