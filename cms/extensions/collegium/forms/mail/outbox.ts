import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { allForms, type FormMail, type VisitorForm } from '../../../../../contract/forms/forms.ts';
import type { Language } from '../../../../../locales/languages.ts';
import { inTransaction } from '../endpoint/inTransaction.ts';
import { mailboxOf, type Limit, type Limits } from '../endpoint/limits.ts';
import { hour } from '../../hour.ts';
import { Refusal } from '../endpoint/Refusal.ts';

/*
 * The outbox stores the kind of a mail and the id of the item it is about, no names, addresses or texts.
 * These are read when the mail is sent. So nothing has to be erased afterwards, and no mail is sent about a
 * message or sign-up that was deleted.
 */

export const outbox = 'outgoing_mails';

/**
 * The event by which a part of the extension reports a queued mail, so that the mail is sent before the next scheduled
 * round.
 */
export const mailQueued = 'collegium.mail.queued';

/** A mail to be sent. */
export type Outgoing =
  /** A mail to the office with the sent form, and a receipt to the visitor. */
  | { readonly kind: FormMail; readonly about: number }
  /**
   * A mail to somebody who has signed up for the newsletter: a link to confirm, or the information that they
   * already receive it.
   */
  | {
      readonly kind: 'sign_up';
      readonly about: number;
      readonly language: Language;
      /** The name of the privacy sentence that the person agreed to. */
      readonly wording: string;
      /** The key of the submitted form, so that a form that is sent several times leads to one mail. */
      readonly key: string;
    }
  /** The link to confirm, sent again because the office requested it. */
  | { readonly kind: 'sign_up_again'; readonly about: number }
  /** A mail to somebody who has confirmed a sign-up. */
  | { readonly kind: 'welcome'; readonly about: number }
  /** A member's change request, to the office. */
  | { readonly kind: 'change_request'; readonly about: number }
  /** A mail to a new member: a link to choose a password. */
  | { readonly kind: 'invitation'; readonly member: string };

/** The table and the field of the item that a mail is about. */
interface MailItem {
  readonly table: string;
  /** The field of the item that shows editors the state of the mail. */
  readonly field: string;
  /** The column of the outbox that has the item's id. */
  readonly key: 'about' | 'member';
}

/** The item that a mail is about. A kind without an entry does not compile. */
export const itemOfMail: Readonly<Record<Outgoing['kind'], MailItem>> = {
  ...itemsOfForms(),
  sign_up: { table: 'subscribers', field: 'mail', key: 'about' },
  sign_up_again: { table: 'subscribers', field: 'mail', key: 'about' },
  welcome: { table: 'subscribers', field: 'mail', key: 'about' },
  change_request: { table: 'change_requests', field: 'mail', key: 'about' },
  invitation: { table: 'directus_users', field: 'invitation', key: 'member' },
};

function itemsOfForms() {
  return Object.fromEntries(
    allForms.flatMap(([, form]) =>
      mailsOf(form).map(({ kind, field }): [FormMail, MailItem] => [
        kind,
        { table: form.collection, field, key: 'about' },
      ]),
    ),
  ) as Readonly<Record<FormMail, MailItem>>;
}

/** The mails about an item of a form: to the office, and to the sender. */
export function mailsOf({ mail, receipt }: VisitorForm) {
  return [
    { kind: mail as FormMail, field: 'mail' },
    ...(receipt === undefined ? [] : [{ kind: receipt as FormMail, field: 'receipt' }]),
  ] as const;
}

type MailState = 'waiting' | 'sent' | 'not_sent' | 'returned';

/** A mail that this instance has claimed for a limited time. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: Outgoing['kind'];
  readonly about: number;
  /** The invited account. `about` is a number and can't refer to it. */
  readonly member: string | null;
  /** The language of the sign-up form, since the subscriber may have changed theirs since. */
  readonly language: Language | null;
  /** The name of the privacy sentence of the sign-up. */
  readonly wording: string | null;
  readonly queued_at: string | number | Date;
  /** The mail's unique key, the same for each try. */
  readonly key: string;
  /** The number of tries, including this one. */
  readonly attempts: number;
  readonly claim: string;
}

/** True if the seed of this version has run. Directus starts schedules before the seed. */
export function isInstalled(database: Knex): Promise<boolean> {
  return database.schema.hasColumn(outbox, 'wording');
}

/** Queues a mail. Within a transaction, it is sent only after the commit. */
export async function queueMail(database: Knex, mail: Outgoing): Promise<void> {
  const now = new Date();
  await database(outbox).insert({
    kind: mail.kind,
    ...(mail.kind === 'invitation' ? { member: mail.member } : { about: mail.about }),
    language: mail.kind === 'sign_up' ? mail.language : null,
    wording: mail.kind === 'sign_up' ? mail.wording : null,
    key: mail.kind === 'sign_up' ? mail.key : randomUUID(),
    state: 'waiting',
    attempts: 0,
    queued_at: now,
    next_at: now,
  });
}

/**
 * Queues an invitation, unless one is waiting already: Directus may report one invitation by several
 * events, also at the same time. The account shows that it is not sent if its mailbox has had too many.
 *
 * @param database a transaction, if the account is not stored before the invitation is
 */
export async function queueInvitation(
  database: Knex,
  member: string,
  limits: Limits,
): Promise<void> {
  const { table, field } = itemOfMail.invitation;
  await inTransaction(database, async (transaction) => {
    const account = () => transaction(table).where({ id: member });
    // Locks the account, so that another report of the same invitation waits.
    await account().update({ [field]: 'waiting' });
    const waiting = { kind: 'invitation', member, state: 'waiting' };
    // An invitation that waits for a retry is sent now.
    if ((await transaction(outbox).where(waiting).update({ next_at: new Date() })) > 0) return;
    const invited = await account().first<{ email: string | null } | undefined>('email');
    try {
      await limits.count(transaction, [limitOfInvitations(invited?.email ?? '')]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await account().update({ [field]: 'not_sent' });
      return;
    }
    await queueMail(transaction, { kind: 'invitation', member });
    // The time is for the deletion of invitations that nobody accepts.
    await account().update({ invited_at: new Date() });
  });
}

/**
 * The maximum number of invitations to one mailbox within a day, in whatever way: the office may also correct an
 * address, make an account again, or change its status. Otherwise a stolen login could flood any mailbox.
 */
function limitOfInvitations(email: string): Limit {
  return { name: 'all invitations of', of: mailboxOf(email), max: 10, seconds: 24 * hour };
}

/** True if a mail with this key was queued before. */
export async function isQueued(database: Knex, key: string): Promise<boolean> {
  return (await database(outbox).where({ key }).first('id')) !== undefined;
}

/**
 * Milliseconds after which the claim of a mail expires, unless the instance renews it. If an instance stops while it
 * is sending a mail, the mail is tried again a minute later. A mail is sent twice only if the instance stopped between
 * the mail server's confirmation and the update of the outbox.
 */
const leaseTime = 60_000;

/** Renews the claim of a mail until `stop` is called. */
export function keepClaimed(database: Knex, { id, claim }: ClaimedMail): { stop(): void } {
  const renewal = setInterval(() => {
    const claimed_until = new Date(Date.now() + leaseTime);
    // Ignore database errors here: other queries report them.
    database(outbox)
      .where({ id, claim })
      .update({ claimed_until })
      .catch(() => undefined);
  }, leaseTime / 4);
  return { stop: () => clearInterval(renewal) };
}

/** Claims and returns the mails that are due. Only one instance can win the update that claims a mail. */
export async function claimDue(database: Knex, max: number): Promise<ClaimedMail[]> {
  const now = new Date();
  const isFree = (query: Knex.QueryBuilder) =>
    void query.whereNull('claimed_until').orWhere('claimed_until', '<', now);
  const due = await database(outbox)
    .where({ state: 'waiting' })
    .where('next_at', '<=', now)
    .where(isFree)
    .orderBy('next_at')
    .limit(max)
    .select<Omit<ClaimedMail, 'claim'>[]>(
      ...(['id', 'kind', 'about', 'member', 'language', 'key', 'attempts'] as const),
      ...(['wording', 'queued_at'] as const),
    );
  const claimed: ClaimedMail[] = [];
  for (const mail of due) {
    const claim = randomUUID();
    const attempts = mail.attempts + 1;
    const won = await database(outbox)
      .where({ id: mail.id, state: 'waiting', attempts: mail.attempts })
      .where(isFree)
      .update({ claim, attempts, claimed_until: new Date(now.getTime() + leaseTime) });
    if (won === 1) claimed.push({ ...mail, attempts, claim });
  }
  return claimed;
}

export async function noteSent(database: Knex, mail: ClaimedMail): Promise<void> {
  await settle(database, mail, 'sent', { sent_at: new Date(), error: null });
}

/**
 * Notes a failed try.
 *
 * @param error a code, without any data of the mail
 * @param pauses seconds before each retry; after the last one the mail is given up
 * @returns whether the mail will be tried again
 */
export async function noteFailed(
  database: Knex,
  mail: ClaimedMail,
  error: string,
  pauses: readonly number[],
): Promise<boolean> {
  const pause = pauses[mail.attempts - 1];
  await settle(database, mail, pause === undefined ? 'not_sent' : 'waiting', {
    error,
    ...(pause !== undefined && { next_at: new Date(Date.now() + pause * 1000) }),
  });
  return pause !== undefined;
}

/** Deletes a mail whose item was deleted, or that is not needed any more. */
export async function drop(database: Knex, mail: ClaimedMail): Promise<void> {
  await database(outbox).where({ id: mail.id, claim: mail.claim }).delete();
}

async function settle(
  database: Knex,
  { id, kind, about, member, claim }: ClaimedMail,
  state: MailState,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const settled = await database(outbox)
    .where({ id, claim })
    .update({ ...more, state, claim: null, claimed_until: null });
  if (settled !== 1) return;
  const { table, field } = itemOfMail[kind];
  await database(table)
    .where({ id: member ?? about })
    .update({ [field]: state });
}

/** Days for which the outbox keeps mails that were sent or given up. */
const remembered = 30;

export async function forgetSettled(database: Knex): Promise<void> {
  const before = new Date(Date.now() - remembered * 24 * 60 * 60_000);
  await database(outbox).whereNot({ state: 'waiting' }).where('queued_at', '<', before).delete();
}
