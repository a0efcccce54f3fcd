import type { Knex } from 'knex';
import type { EventContext, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { textsWithSecrets, type MailText } from './defaultMailTexts.ts';
import { placeholderProblem } from './unsafePlaceholders.ts';

const mails = 'mail_texts';
const texts = 'mail_texts_translations';

/** Prevents editors from wording mails in a way that sends their secret values to another website. */
export function checkMailTexts({ filter }: Register): void {
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
    assertSafe(payload);
    return payload;
  });
  filter(`${texts}.items.update`, async (payload, { keys }, event) => {
    const mailIds = await mailsOf(event.database, keys as Id[]);
    await assertNoSecrets(event, { ids: [...mailIds, ...idsIn(payload)] });
    assertSafe(payload);
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
function assertSafe(payload: unknown): void {
  const { subject, body } = payload as { readonly [Field in keyof MailText]?: string | null };
  const problem = placeholderProblem({ subject: subject ?? '', body: body ?? '' });
  if (problem) throw new DirectusRefusal(400, 'INVALID_PAYLOAD', refusals[problem]);
}

const administratorsOnly =
  'Diese E-Mail enthält einen geheimen Link. Ihren Text können nur Administratoren ändern. / This mail contains a secret link. Only administrators can change its text.';

const refusals = {
  link: '{{link}} und {{unsubscribe}} müssen allein in einer Zeile stehen, und nicht im Betreff. / {{link}} and {{unsubscribe}} must each be on a line of their own, and must not be in the subject.',
  address:
    'Namen in doppelten geschweiften Klammern dürfen nicht Teil einer Adresse sein. / Names in double braces must not be part of an address.',
} as const;
