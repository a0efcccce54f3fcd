import type { Knex } from 'knex';
import { memberLink, memberLinkPage } from '../../../../../contract/members/addresses.ts';
import {
  defaultLanguage,
  languageOf,
  languages,
  type Language,
} from '../../../../../locales/languages.ts';
import { accountColumns, passwordResetMail, type Account } from '../../forms/mail/accountMails.ts';
import type { Limits } from '../../forms/endpoint/limits.ts';
import { mailQueued, queueInvitation } from '../../forms/mail/outbox.ts';
import { isMember } from '../accounts/isMember.ts';
import type { Context, Register } from '../../directus.ts';

/** The allowed targets of links: the website, and Directus itself. */
interface LinkSettings {
  readonly siteUrl: string;
  readonly publicUrl: string;
}

/**
 * Changes Directus' own mails with links before they are sent. Links for members go to the website in their
 * language, with the token after `#`, and their mails have the texts that the office edits. Links for
 * everybody else must go to Directus: a token is never sent with an address that a request asked for.
 */
export function leadLinksHome(
  { filter }: Register,
  { database, emitter }: Context,
  settings: LinkSettings,
  limits: Limits,
): void {
  filter('email.send', async (payload) => {
    // Empty if another extension has cancelled the mail.
    const { template, to } = (payload ?? {}) as DirectusMail;
    if (template?.name === 'user-invitation') {
      const account = await accountOf(database, to);
      if (!account || !isMember(account)) {
        return isBelow(template.data.url, settings.publicUrl) ? payload : null;
      }
      // Sent by the outbox, which retries if the mail server is down. For Directus, `null` cancels the
      // mail.
      await queueInvitation(database, account.id, limits);
      emitter.emitAction(mailQueued, {});
      return null;
    }
    if (template?.name === 'password-reset') {
      const account = await accountOf(database, to);
      if (!account) return null;
      const { url } = template.data;
      const page = pageAskedFrom(url, settings);
      if (!isMember(account) && !page && !isBelow(url, settings.publicUrl)) return null;
      const language = languageOf(account.language) ?? page ?? defaultLanguage;
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
      // The template inserts our HTML in place of Directus' (templates/password-reset.liquid).
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

/** Returns the language of the website's page that requested the link, or undefined if another page did. */
function pageAskedFrom(url: string, { siteUrl }: LinkSettings): Language | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== siteUrl) return undefined;
  return languages.find((language) => memberLinkPage('resetPassword', language) === pathname);
}

function isBelow(url: string, parent: string): boolean {
  return url.startsWith(`${parent}/`);
}
