import { createHash, createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../../../../../locales/languages.ts';

/*
 * Tokens are derived from a key that only Directus knows (its SECRET), and never stored. The database
 * contains only hashes, so nobody can confirm or unsubscribe with the database or a backup of it.
 */

export const tokens = 'newsletter_tokens';

/** Days for which a used or expired link is still recognised. */
const daysToRemember = 30;

/**
 * Returns the confirmation token of a mail. It works once.
 *
 * @param mail the id in the outbox, since the sender of the form chose the mail's key
 */
export function confirmToken(key: string, mail: number): string {
  return derived(key, `confirm ${mail}`);
}

/**
 * Returns the unsubscribe token of an address. It is always the same, so that the link in an old newsletter
 * also unsubscribes somebody who has subscribed again.
 */
export function unsubscribeToken(key: string, email: string): string {
  return derived(key, `unsubscribe ${email}`);
}

/** Returns 32 bytes in base64url. */
function derived(key: string, of: string): string {
  return createHmac('sha256', key).update(of).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The data of a sign-up. All null for sign-ups with an earlier version. */
export interface SignUpConsent {
  readonly language: Language | null;
  /** The name of the privacy sentence that the person agreed to. */
  readonly wording: string | null;
  readonly asked_at: string | number | Date | null;
}

/**
 * Stores the hash of a confirmation link. Retries of the same mail have the same link.
 *
 * @param days for which the link is valid
 */
export async function allowToConfirm(
  database: Knex,
  token: string,
  { subscriber, days, consent }: { subscriber: number; days: number; consent: SignUpConsent },
): Promise<void> {
  const times = { expires_at: inDays(days), forget_at: inDays(days + daysToRemember) };
  await database(tokens)
    .insert({ hash: hashOf(token), purpose: 'confirm', subscriber, ...consent, ...times })
    .onConflict('hash')
    .merge(times)
    .whereNull(`${tokens}.used_at`);
}

/** Stores the hash of an unsubscribe link, which is valid as long as the subscription exists. */
export async function allowToUnsubscribe(
  database: Knex,
  token: string,
  subscriber: number,
): Promise<void> {
  await database(tokens)
    .insert({ hash: hashOf(token), purpose: 'unsubscribe', subscriber })
    .onConflict('hash')
    .merge({ subscriber, used_at: null, forget_at: null });
}

/** Returns those of the hashes that belong to valid unsubscribe links. */
export async function usableHashes(
  database: Knex,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database(tokens)
    .whereIn('hash', [...hashes])
    .where({ purpose: 'unsubscribe', used_at: null })
    .select<{ readonly hash: string }[]>('hash');
  return new Set(rows.map(({ hash }) => hash));
}

/** A subquery of the subscribers with a valid confirmation link. */
export function openConfirmations(database: Knex, now: Date): Knex.QueryBuilder {
  return database(tokens)
    .where({ purpose: 'confirm', used_at: null })
    .where('expires_at', '>', now)
    .select('subscriber');
}

/** Expires all confirmation links of a subscriber. */
export async function endConfirmations(database: Knex, subscriber: number): Promise<void> {
  const now = new Date();
  await database(tokens)
    .where({ subscriber, purpose: 'confirm', used_at: null })
    .where('expires_at', '>', now)
    .update({ expires_at: now });
}

export interface Token extends SignUpConsent {
  readonly subscriber: number;
  readonly used_at: unknown;
}

type Purpose = 'confirm' | 'unsubscribe';

export async function tokenFor(
  database: Knex,
  token: string,
  purpose: Purpose,
): Promise<Token | undefined> {
  return database(tokens)
    .where({ hash: hashOf(token), purpose })
    .first<Token | undefined>('subscriber', 'used_at', 'language', 'wording', 'asked_at');
}

/** @returns whether this call used the token: of parallel calls, only one returns true */
export async function use(database: Knex, token: string, purpose: Purpose): Promise<boolean> {
  const now = new Date();
  const used = await database(tokens)
    .where({ hash: hashOf(token), purpose })
    .whereNull('used_at')
    .where((query) => void query.whereNull('expires_at').orWhere('expires_at', '>', now))
    .update({ used_at: now });
  return used === 1;
}

/** Deletes tokens whose `forget_at` has passed, and sets it for tokens of deleted subscribers. */
export async function forgetTokens(database: Knex): Promise<void> {
  await database(tokens).where('forget_at', '<', new Date()).delete();
  await database(tokens)
    .whereNull('forget_at')
    .whereNotIn('subscriber', database('subscribers').select('id'))
    .update({ forget_at: inDays(daysToRemember) });
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}
