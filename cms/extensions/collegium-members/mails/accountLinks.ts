import type { Knex } from 'knex';
import { memberLink, memberLinkPage } from '../../../../contract/members/links.ts';
import { defaultLanguage, languages, type Language } from '../../../../locales/languages.ts';
import {
  accountColumns,
  languageOfAccount,
  passwordResetMail,
  type Account,
} from '../../collegium-forms/mail/accountMails.ts';
import { mailQueued, queueInvitation } from '../../collegium-forms/mail/outbox.ts';
import { isMember } from '../accounts/isMember.ts';
import type { Context, Register } from '../directus.ts';

/** Where links may lead: the website, and Directus itself. */
interface LinkSettings {
  readonly siteUrl: string;
  readonly publicUrl: string;
}

/**
 * Directus' own mails with links, before they are sent. Members' lead to the website in their language, with
 * the token behind `#`, and are worded there as the office words all mails. Everybody else's lead to
 * Directus: an address that somebody asked for is never where a token is sent.
 */
export function leadLinksHome(
  { filter }: Register,
  { database, emitter }: Context,
  settings: LinkSettings,
): void {
  filter('email.send', async (payload) => {
    // What another extension has stopped.
    const { template, to } = (payload ?? {}) as DirectusMail;
    if (template?.name === 'user-invitation') {
      const account = await accountOf(database, to);
      if (!account || !isMember(account)) {
        return isBelow(template.data.url, settings.publicUrl) ? payload : null;
      }
      // By the outbox, which goes on trying while a mail server is away. For Directus, no mail at all.
      await queueInvitation(database, account.id);
      emitter.emitAction(mailQueued, {});
      return null;
    }
    if (template?.name === 'password-reset') {
      const account = await accountOf(database, to);
      if (!account) return null;
      const { url } = template.data;
      const page = pageAskedFrom(url, settings);
      if (!isMember(account) && !page && !isBelow(url, settings.publicUrl)) return null;
      const language = languageOfAccount(account) ?? page ?? defaultLanguage;
      const token = new URL(url).searchParams.get('token') ?? '';
      const link =
        page || isMember(account)
          ? settings.siteUrl + memberLink('resetPassword', language, token)
          : url;
      const { subject, text, html } = await passwordResetMail(database, {
        account,
        link,
        language,
      });
      // The template puts the HTML where Directus would put its own (templates/password-reset.liquid).
      const data = { ...template.data, url: link, html };
      return { ...(payload as object), subject, text, template: { ...template, data } };
    }
    return payload;
  });
}

interface DirectusMail {
  readonly to: string;
  readonly template?: { readonly name: string; readonly data: { readonly url: string } };
}

async function accountOf(database: Knex, email: string) {
  return database<Account & { readonly role: string | null }>('directus_users')
    .whereRaw('LOWER(??) = ?', ['email', email.toLowerCase()])
    .first('role', ...accountColumns);
}

/** The language of the website's page that the link was asked from, if it was one. */
function pageAskedFrom(url: string, { siteUrl }: LinkSettings): Language | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== siteUrl) return undefined;
  return languages.find((language) => memberLinkPage('resetPassword', language) === pathname);
}

function isBelow(url: string, parent: string): boolean {
  return url.startsWith(`${parent}/`);
}
