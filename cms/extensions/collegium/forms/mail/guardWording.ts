import type { Knex } from 'knex';
import type { EventContext, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { textsWithSecrets, type MailText } from './mailTexts.ts';
import { wordingProblem } from './tamedWording.ts';

const mails = 'mail_texts';
const texts = 'mail_texts_translations';

/** Prevents editors from wording mails in a way that sends their secret values to another website. */
export function guardWording({ filter }: Register): void {
  filter(`${mails}.items.delete`, async (keys, _meta, event) => {
    await assertNoSecrets(event, { ids: keys as Id[] });
    return keys;
  });
  filter(`${texts}.items.delete`, async (keys, _meta, event) => {
    await assertNoSecrets(event, { ids: await mailsOf(event.database, keys as Id[]) });
    return keys;
  });
  filter(`${texts}.items.create`, async (payload, _meta, event) => {
    await assertNoSecrets(event, { ids: idsIn(payload) });
    assertTame(payload);
    return payload;
  });
  filter(`${texts}.items.update`, async (payload, { keys }, event) => {
    const of = await mailsOf(event.database, keys as Id[]);
    await assertNoSecrets(event, { ids: [...of, ...idsIn(payload)] });
    assertTame(payload);
    return payload;
  });
}

type Id = number | string;

async function mailsOf(database: Knex, ids: readonly Id[]): Promise<readonly Id[]> {
  const rows = await database<{ id: Id; mail_texts_id: Id }>(texts)
    .whereIn('id', [...ids])
    .select('mail_texts_id');
  return rows.map((row) => row.mail_texts_id);
}

/** Returns the id of the mail that a text belongs to, if the payload has one: as a key, or in an item. */
function idsIn(payload: unknown): readonly Id[] {
  const { mail_texts_id: mail } = payload as { readonly mail_texts_id?: Id | { id?: Id } | null };
  const id = typeof mail === 'object' ? mail?.id : mail;
  return id === undefined ? [] : [id];
}

/** @throws DirectusRefusal */
async function assertNoSecrets(
  { database, accountability }: EventContext,
  { ids }: { readonly ids: readonly Id[] },
): Promise<void> {
  if (accountability === null || accountability.admin) return;
  const found = await database<{ id: Id; key: string }>(mails)
    .whereIn('id', [...ids])
    .whereIn('key', textsWithSecrets)
    .first('key');
  if (found) throw new DirectusRefusal(403, 'FORBIDDEN', administratorsOnly);
}

/** @throws DirectusRefusal */
function assertTame(payload: unknown): void {
  const { subject, body } = payload as { readonly [Field in keyof MailText]?: string | null };
  const problem = wordingProblem({ subject: subject ?? '', body: body ?? '' });
  if (problem) throw new DirectusRefusal(400, 'INVALID_PAYLOAD', told[problem]);
}

const administratorsOnly =
  'Diese E-Mail enthält einen geheimen Link. Ihren Text ändern nur Administratoren. / This mail holds a secret link. Only administrators change its text.';

const told = {
  link: '{{link}} und {{unsubscribe}} müssen allein in einer Zeile stehen, und nicht im Betreff. / {{link}} and {{unsubscribe}} have to be lines of their own, and not in the subject.',
  address:
    'Namen in doppelten geschweiften Klammern dürfen nicht Teil einer Adresse sein. / Names in double braces can’t be part of an address.',
} as const;
