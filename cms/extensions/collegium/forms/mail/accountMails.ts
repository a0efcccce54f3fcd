import type { Knex } from 'knex';
import {
  invitationLinkDays,
  memberLink,
  resetLinkHours,
} from '../../../../../contract/members/addresses.ts';
import { defaultLanguage, languageOf, type Language } from '../../../../../locales/languages.ts';
import { readAssociation } from './association.ts';
import type { ComposedMail, MailContext } from './ComposedMail.ts';
import { automatic, legalPages, messageId, momentIn, toOffice } from './mailParts.ts';
import { editedMailText } from './editedMailText.ts';
import type { ClaimedMail } from './outbox.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';
import { oneLine } from './placeholders.ts';

/** Returns the token of an invitation. It is made when the mail is sent, so that no table stores it. */
export type InviteToken = (email: string) => Promise<string>;

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly language: string | null;
}

export const accountColumns = ['id', 'email', 'first_name', 'last_name', 'language'] as const;

/** Returns undefined if the member has chosen a password in the meantime. */
export async function invitationMail(
  database: Knex,
  { member, key }: ClaimedMail,
  { association, settings, inviteToken }: MailContext & { readonly inviteToken: InviteToken },
): Promise<ComposedMail | undefined> {
  const account = await database<Account & { status: string }>('directus_users')
    .where({ id: member ?? '', status: 'invited' })
    .first(...accountColumns);
  if (!account?.email) return undefined;
  const language = languageOf(account.language) ?? defaultLanguage;
  const token = await inviteToken(account.email);
  const rendered = renderMail({
    language,
    association: association.name,
    text: await editedMailText(database, 'invitation', language),
    values: {
      name: nameOf(account),
      email: account.email,
      days: String(invitationLinkDays),
    },
    links: { link: settings.siteUrl + memberLink('invitation', language, token) },
    neededLink: 'link',
    // GDPR, Art. 14: the data of invited people came from the office, not from themselves.
    pages: legalPages(language, settings),
    colors: association.colors,
  });
  return {
    ...rendered,
    to: { name: '', address: account.email },
    messageId: messageId(key, settings),
    headers: automatic,
  };
}

interface ChangeRequest extends Account {
  readonly text: string;
  readonly received_at: string | number | Date;
  readonly member_number: string | null;
}

/**
 * The mail to the office, in the default language. The setting for messages also decides here: either the
 * mail contains the request and a reply goes to the member, or the mail contains only a link.
 */
export async function changeRequestMail(
  database: Knex,
  { about, key }: ClaimedMail,
  { association, settings }: MailContext,
): Promise<ComposedMail | undefined> {
  const request = await database('change_requests as requests')
    .join('directus_users as users', 'users.id', 'requests.member')
    .where({ 'requests.id': about })
    .first<ChangeRequest | undefined>(
      ...['requests.text', 'requests.received_at', 'users.member_number'],
      ...accountColumns.map((column) => `users.${column}`),
    );
  if (!request) return undefined;
  const language = defaultLanguage;
  const name = nameOf(request) || request.email;
  const isWhole = association.officeMail === 'full';
  const rendered = renderMail({
    language,
    association: association.name,
    text: await editedMailText(
      database,
      isWhole ? 'change_request' : 'change_request_link',
      language,
    ),
    values: {
      ...(isWhole && {
        name,
        number: request.member_number?.trim() || '–',
        email: request.email,
        message: request.text,
      }),
      date: momentIn(language, request.received_at),
    },
    links: { link: `${settings.publicUrl}/admin/content/change_requests/${about}` },
    ...(!isWhole && { neededLink: 'link' }),
    colors: association.colors,
  });
  return {
    ...rendered,
    to: await toOffice(database, settings),
    ...(isWhole && { replyTo: { name: oneLine(name), address: oneLine(request.email) } }),
    messageId: messageId(key, settings),
    headers: automatic,
  };
}

/** Renders the mail with a link to choose a new password. */
export async function passwordResetMail(
  database: Knex,
  { account, link, language }: PasswordReset,
): Promise<RenderedMail> {
  const association = await readAssociation(database);
  return renderMail({
    language,
    association: association.name,
    text: await editedMailText(database, 'password_reset', language),
    values: { name: nameOf(account), email: account.email, hours: String(resetLinkHours) },
    links: { link },
    neededLink: 'link',
    colors: association.colors,
  });
}

interface PasswordReset {
  readonly account: Account;
  readonly link: string;
  readonly language: Language;
}

function nameOf({ first_name, last_name }: Account): string {
  return [first_name, last_name].filter(Boolean).join(' ').trim();
}
