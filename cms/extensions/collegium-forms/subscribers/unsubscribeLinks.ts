import type { Knex } from 'knex';
import { oneClickPath } from '../../../../contract/forms/door.ts';
import type { Register } from '../directus.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { allowToUnsubscribe, unsubscribeToken, usableHashes, hashOf } from './tokens.ts';

/**
 * Fills in each subscriber's own link to unsubscribe, wherever the list is read or exported with the address beside
 * it. The link is good in a newsletter's text and in its header `List-Unsubscribe` (RFC 8058) alike. No table holds it.
 */
export function showUnsubscribeLinks(
  { filter }: Register,
  { tokenKey, publicUrl }: MailSettings,
): void {
  filter('subscribers.items.read', async (payload, _meta, { database, accountability }) => {
    // What Directus reads for itself goes into its revisions.
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

/** Fewer than the values that a statement of any database may have. */
const atOnce = 500;

/** Of those who are subscribed; each token unsubscribes from now on. */
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
  // Whoever never had a mail of ours: an administrator has written the address, or there is a new SECRET.
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
