import { createHash, createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../../../../locales/languages.ts';

/*
 * Tokens are worked out from a key that only Directus knows (its SECRET), never stored: the database has
 * their hashes, so that neither it nor its backup confirms or unsubscribes anybody.
 */

export const tokens = 'newsletter_tokens';

/** Days for which we still know that a link was used, or was good once. */
const daysToRemember = 30;

/**
 * One for each mail: good once.
 *
 * @param mail by its number in the outbox, since its key was chosen by whoever signed up
 */
export function confirmToken(key: string, mail: number): string {
  return derived(key, `confirm ${mail}`);
}

/**
 * One for each address, so that the link in an old newsletter still unsubscribes somebody who has come
 * back since.
 */
export function unsubscribeToken(key: string, email: string): string {
  return derived(key, `unsubscribe ${email}`);
}

/** 32 bytes in base64url. */
function derived(key: string, of: string): string {
  return createHmac('sha256', key).update(of).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What a sign-up asked for. Nothing of it is known of sign-ups with an earlier version. */
export interface Asked {
  readonly language: Language | null;
  /** The name of the sentence that was agreed to. */
  readonly wording: string | null;
  readonly asked_at: string | number | Date | null;
}

/**
 * Lets a link confirm; each further try of the same mail has the same link.
 *
 * @param days for which it is good
 */
export async function allowToConfirm(
  database: Knex,
  token: string,
  { subscriber, days, asked }: { subscriber: number; days: number; asked: Asked },
): Promise<void> {
  const times = { expires_at: inDays(days), forget_at: inDays(days + daysToRemember) };
  await database(tokens)
    .insert({ hash: hashOf(token), purpose: 'confirm', subscriber, ...asked, ...times })
    .onConflict('hash')
    .merge(times)
    .whereNull(`${tokens}.used_at`);
}

/** Lets a link unsubscribe for as long as there is a subscription. */
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

/** Of these links, those that unsubscribe. */
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

/** Whoever a link still confirms, for a query. */
export function openConfirmations(database: Knex, now: Date): Knex.QueryBuilder {
  return database(tokens)
    .where({ purpose: 'confirm', used_at: null })
    .where('expires_at', '>', now)
    .select('subscriber');
}

/** Lets no link confirm any more that somebody has had up to now. */
export async function endConfirmations(database: Knex, subscriber: number): Promise<void> {
  const now = new Date();
  await database(tokens)
    .where({ subscriber, purpose: 'confirm', used_at: null })
    .where('expires_at', '>', now)
    .update({ expires_at: now });
}

export interface Token extends Asked {
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

/** @returns whether it was this call that used it: of many at a time, one does */
export async function use(database: Knex, token: string, purpose: Purpose): Promise<boolean> {
  const now = new Date();
  const used = await database(tokens)
    .where({ hash: hashOf(token), purpose })
    .whereNull('used_at')
    .where((query) => void query.whereNull('expires_at').orWhere('expires_at', '>', now))
    .update({ used_at: now });
  return used === 1;
}

/** Those that nothing has to be told of any more, and after a while those of whoever was deleted. */
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
