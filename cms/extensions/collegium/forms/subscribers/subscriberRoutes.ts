import {
  defaultLanguage,
  languageOf,
  newsletterUnsubscribePages,
} from '../../../../../locales/languages.ts';
import {
  confirmPath,
  oneClickPath,
  subscribersPath,
  unsubscribePath,
} from '../../../../../contract/forms/endpoints.ts';
import { newsletterTokenSchema } from '../../../../../contract/forms/schema.ts';
import type { Context } from '../../directus.ts';
import type { Route } from '../endpoint/openEndpoints.ts';
import { readForm } from '../endpoint/readForm.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import type { FormServices } from '../FormServices.ts';
import { confirm, languageOfSubscriber, unsubscribe } from './subscriptions.ts';
import { takeSignUp } from './takeSignUp.ts';

/**
 * The endpoints of the newsletter form, of the pages that mails link to, and of mail programs' unsubscribe
 * buttons.
 */
export function subscriberRoutes(context: Context, services: FormServices): readonly Route[] {
  const { database } = context;
  const { mailSettings, mailSender } = services;
  return [
    { method: 'POST', path: subscribersPath, handle: takeSignUp(context, services) },
    {
      method: 'POST',
      path: confirmPath,
      handle: async (request) => {
        const { token } = await readForm(request, newsletterTokenSchema);
        await confirm(database, token);
        mailSender.scheduleSend();
        return { data: { outcome: 'confirmed' } };
      },
    },
    {
      method: 'POST',
      path: unsubscribePath,
      handle: async (request) => {
        const { token } = await readForm(request, newsletterTokenSchema);
        if (!(await unsubscribe(database, token))) throw new Refusal('TOKEN_USED');
        return { data: { outcome: 'unsubscribed' } };
      },
    },
    {
      // The unsubscribe button of a mail program (RFC 8058). The mail provider's server sends the request,
      // without the origin of a page, and repeats it if it gets no response.
      method: 'POST',
      path: oneClickPath(''),
      handle: async ({ rest }) => {
        await unsubscribe(database, tokenIn(rest));
        return { data: { outcome: 'unsubscribed' } };
      },
    },
    {
      // Mail scanners open every link, so a GET request must not unsubscribe. It redirects to the page with
      // the button.
      method: 'GET',
      path: oneClickPath(''),
      handle: async ({ rest }) => {
        const token = tokenIn(rest);
        const language = languageOf(await languageOfSubscriber(database, token)) ?? defaultLanguage;
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
