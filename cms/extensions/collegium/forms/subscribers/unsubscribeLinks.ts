import type { Knex } from 'knex';
import { oneClickPath } from '../../../../../contract/forms/endpoints.ts';
import type { Register } from '../../directus.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { allowToUnsubscribe, unsubscribeToken, usableHashes, hashOf } from './tokens.ts';

/**
 * Fills in each subscriber's unsubscribe link when the list is read or exported together with the address.
 * The link works in a newsletter's text and in its `List-Unsubscribe` header (RFC 8058). No table stores
 * it.
 */
export function showUnsubscribeLinks(
  { filter }: Register,
  { tokenKey, publicUrl }: MailSettings,
): void {
  filter('subscribers.items.read', async (payload, _meta, { database, accountability }) => {
    // Directus' internal reads: their results are stored in revisions.
    if (accountability === null) return payload;
    const rows = payload as readonly Row[];
    const emails = rows.flatMap((row) => ('unsubscribe_link' in row && row.email) || []);
    const links = new Map<string, string>();
    for (let start = 0; start < emails.length; start += atOnce) {
      const some = emails.slice(start, start + atOnce);
      for (const [email, token] of await tokensOf(database, some, tokenKey)) {
        links.set(email, `${publicUrl}${oneClickPath(token)}`);
      }
    }
    return rows.map((row) =>
      'unsubscribe_link' in row
        ? { ...row, unsubscribe_link: links.get(row.email ?? '') ?? null }
        : row,
    );
  });
}

interface Row {
  readonly email?: string | null;
  readonly unsubscribe_link?: string | null;
}

/** Fewer than the parameters that one statement of any supported database may have. */
const atOnce = 500;

/** Returns the tokens of confirmed subscribers, and makes sure that each token works. */
async function tokensOf(
  database: Knex,
  emails: readonly string[],
  tokenKey: string,
): Promise<readonly (readonly [email: string, token: string])[]> {
  const subscribers = await database<Subscriber>('subscribers')
    .whereIn('email', [...emails])
    .where({ state: 'confirmed' })
    .select('id', 'email');
  const found = subscribers.map(({ id, email }) => {
    const token = unsubscribeToken(tokenKey, email);
    return { id, email, token, hash: hashOf(token) };
  });
  const usable = await usableHashes(
    database,
    found.map(({ hash }) => hash),
  );
  // The hash is missing if we never sent this address a mail: an administrator entered it, or SECRET has
  // changed.
  for (const { id, token, hash } of found) {
    if (!usable.has(hash)) await allowToUnsubscribe(database, token, id);
  }
  return found.map(({ email, token }) => [email, token] as const);
}

interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly state: string;
}
