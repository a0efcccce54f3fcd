import type { Knex } from 'knex';
import { oneClickPath } from '../../../../../contract/forms/endpoints.ts';
import {
  languageOf,
  defaultLanguage,
  type Language,
  newsletterConfirmPages,
  newsletterUnsubscribePages,
} from '../../../../../locales/languages.ts';
import { daysLeft, type Waiting } from '../subscribers/daysLeft.ts';
import {
  allowToConfirm,
  allowToUnsubscribe,
  confirmToken,
  unsubscribeToken,
  type SignUpConsent,
} from '../subscribers/tokens.ts';
import type { ComposedMail, MailContext } from './ComposedMail.ts';
import { automatic, legalPages, messageId } from './mailParts.ts';
import type { MailSettings } from './mailSettings.ts';
import { editedMailText } from './editedMailText.ts';
import type { ClaimedMail } from './outbox.ts';
import { renderMail } from './renderMail.ts';

interface Subscriber extends Waiting {
  readonly id: number;
  readonly email: string;
  readonly language: string | null;
  readonly state: string;
  readonly consent_version: string | null;
}

/**
 * Composes the mail about a sign-up. The kind of mail that a sign-up gets is decided here, long after the form was answered: so neither the
 * response nor the response time reveals who is subscribed.
 */
export async function newsletterMail(
  database: Knex,
  { id: mail, kind, about, key, ...queued }: ClaimedMail,
  { association, settings }: MailContext,
): Promise<ComposedMail | undefined> {
  const subscriber = await database<Subscriber>('subscribers')
    .where({ id: about })
    .first('id', 'email', 'language', 'state', 'consent_version', 'received_at');
  if (!subscriber) return undefined;
  const language = languageOf(queued.language ?? subscriber.language) ?? defaultLanguage;
  // Somebody who has unsubscribed has to confirm again.
  const isPending = subscriber.state !== 'confirmed';
  if (kind === 'welcome' && isPending) return undefined;
  const isAgain = kind === 'sign_up_again';
  const { daysToConfirm } = association;
  const days = isAgain ? daysLeft(subscriber, daysToConfirm) : daysToConfirm;
  if (isAgain && (subscriber.state !== 'pending' || days < 1)) return undefined;
  const unsubscribing = await allowUnsubscribing(database, subscriber, settings);
  const links = {
    unsubscribe: pageOf(newsletterUnsubscribePages, language, unsubscribing.token, settings),
    ...(isPending && {
      link: await confirmLink(database, subscriber, {
        ...{ mail, language, days, settings },
        consent: isAgain ? consentOf(subscriber) : consentOfForm(queued),
      }),
    }),
  };
  const text =
    kind === 'welcome'
      ? 'newsletter_welcome'
      : isPending
        ? 'newsletter_confirm'
        : 'newsletter_subscribed';
  const rendered = renderMail({
    language,
    association: association.name,
    text: await editedMailText(database, text, language),
    ...(!isPending && { foot: await editedMailText(database, 'newsletter_foot', language) }),
    values: { email: subscriber.email, days: String(days) },
    links,
    neededLink: isPending ? 'link' : 'unsubscribe',
    pages: legalPages(language, settings),
    colors: association.colors,
  });
  return {
    ...rendered,
    to: { name: '', address: subscriber.email },
    messageId: messageId(key, settings),
    list: unsubscribing.list,
    headers: { ...automatic, ...unsubscribing.headers },
  };
}

function consentOfForm({
  wording,
  language,
  queued_at,
}: Pick<ClaimedMail, 'wording' | 'language' | 'queued_at'>): SignUpConsent {
  return { wording, language, asked_at: queued_at };
}

/** The person agreed when they signed up, not when the office had the link sent again. */
function consentOf({ consent_version, language, received_at }: Subscriber): SignUpConsent {
  return {
    wording: consent_version,
    language: languageOf(language) ?? null,
    asked_at: received_at,
  };
}

interface Link extends Pick<MailContext, 'settings'> {
  readonly mail: number;
  readonly language: Language;
  /** The days for which the link is valid. */
  readonly days: number;
  readonly consent: SignUpConsent;
}

async function confirmLink(
  database: Knex,
  { id: subscriber }: Subscriber,
  { mail, language, days, settings, consent }: Link,
): Promise<string> {
  const token = confirmToken(settings.tokenKey, mail);
  await allowToConfirm(database, token, { subscriber, days, consent });
  return pageOf(newsletterConfirmPages, language, token, settings);
}

/**
 * Allows the subscriber to unsubscribe. Returns the token for the page, and the headers for a mail program's own
 * unsubscribe button (RFC 8058). Every mail to a subscriber has both, and each newsletter should have them.
 */
async function allowUnsubscribing(
  database: Knex,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
  { tokenKey, publicUrl }: MailSettings,
) {
  const token = unsubscribeToken(tokenKey, email);
  await allowToUnsubscribe(database, token, id);
  return {
    token,
    list: { unsubscribe: `${publicUrl}${oneClickPath(token)}` },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function pageOf(
  pages: Readonly<Record<Language, string>>,
  language: Language,
  token: string,
  { siteUrl }: MailSettings,
): string {
  return `${siteUrl}${pages[language]}#${token}`;
}
