import type { Knex } from 'knex';
import type { Language } from '../../../../../locales/languages.ts';
import { storedConsent } from '../consent/storedConsent.ts';
import { inTransaction } from '../endpoint/inTransaction.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import { queueMail } from '../mail/outbox.ts';
import { isDeletedAtOnce } from './unsubscribed.ts';
import { endConfirmations, tokenFor, use, type Token } from './tokens.ts';

interface SignUp {
  readonly email: string;
  readonly language: Language;
  /** The name of the privacy sentence that the person agreed to. */
  readonly wording: string;
  /** The key of the submitted form. */
  readonly key: string;
}

/**
 * Stores a sign-up and queues its mail. Runs the same statements whether or not the address is subscribed,
 * so that the response time does not reveal it. An unsubscribed address stays unsubscribed until it is
 * confirmed, since anybody can sign it up.
 */
export async function signUp(
  database: Knex,
  { email, language, wording, key }: SignUp,
): Promise<void> {
  // Users, like mail servers, ignore the case of an address.
  const address = email.toLowerCase();
  const pending = {
    language,
    ...(await storedConsent(database, { wording, language })),
    received_at: new Date(),
    mail: 'waiting',
  };
  await database('subscribers')
    .insert({ ...pending, email: address, state: 'pending' })
    .onConflict('email')
    .merge(pending)
    .where('subscribers.state', 'pending');
  const subscriber = await database('subscribers')
    .where({ email: address })
    .first<{ readonly id: number }>('id');
  await queueMail(database, { kind: 'sign_up', about: subscriber.id, language, wording, key });
}

/**
 * Confirms a sign-up: called by the button on the page that the mail links to.
 *
 * @throws Refusal
 */
export async function confirm(database: Knex, token: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const isGood = await use(transaction, token, 'confirm');
    const found = await tokenFor(transaction, token, 'confirm');
    if (!found) throw new Refusal('TOKEN_UNKNOWN');
    if (!isGood) throw new Refusal(found.used_at === null ? 'TOKEN_EXPIRED' : 'TOKEN_USED');
    const id = found.subscriber;
    const confirmed = await transaction('subscribers')
      .where({ id })
      .whereNot({ state: 'confirmed' })
      .update({
        ...(await consentOf(transaction, found)),
        ...{ state: 'confirmed', confirmed_at: new Date(), unsubscribed_at: null, mail: 'waiting' },
      });
    if (confirmed === 1) {
      await queueMail(transaction, { kind: 'welcome', about: id });
      return;
    }
    // Somebody with two links was welcomed when they used the first.
    const isSubscribed: unknown = await transaction('subscribers').where({ id }).first('id');
    // Deleted in the meantime: the sign-up was too old, or was withdrawn.
    if (!isSubscribed) throw new Refusal('TOKEN_EXPIRED');
  });
}

/**
 * Returns the consent of the sign-up that the mail belongs to. For tokens of an earlier version, it is
 * stored already.
 */
async function consentOf(database: Knex, { language, wording, asked_at: askedAt }: Token) {
  if (language === null || wording === null || askedAt === null) return {};
  const consent = await storedConsent(database, { wording, language });
  return { ...consent, language, received_at: new Date(askedAt) };
}

/**
 * Unsubscribes the owner of a link. An unconfirmed sign-up is deleted: it never was a consent.
 *
 * @returns whether this is the first use of the link
 * @throws Refusal
 */
export function unsubscribe(database: Knex, token: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const isFirst = await use(transaction, token, 'unsubscribe');
    const found = await tokenFor(transaction, token, 'unsubscribe');
    if (!found) throw new Refusal('TOKEN_UNKNOWN');
    const id = found.subscriber;
    await endConfirmations(transaction, id);
    if (!(await isDeletedAtOnce(transaction))) {
      await transaction('subscribers')
        .where({ id, state: 'confirmed' })
        .update({ state: 'unsubscribed', unsubscribed_at: new Date() });
    }
    await transaction('subscribers').where({ id }).whereNot({ state: 'unsubscribed' }).delete();
    return isFirst;
  });
}

/** Returns the newsletter language of the owner of an unsubscribe link, or null if it is unknown. */
export async function languageOfSubscriber(database: Knex, token: string): Promise<string | null> {
  const found = await tokenFor(database, token, 'unsubscribe');
  if (!found) return null;
  const subscriber = await database('subscribers')
    .where({ id: found.subscriber })
    .first<{ readonly language: string | null } | undefined>('language');
  return subscriber?.language ?? null;
}
