import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../../../../locales/languages.ts';

/*
 * The outbox knows that something is to be sent about somebody, not what and to whom: names, addresses and
 * texts stay where they are, and are read when the mail is sent. So nothing has to be emptied afterwards,
 * and a message or a sign-up that is deleted is not sent any more.
 */

export const outbox = 'outgoing_mails';

/** By which an extension tells that there is something new, so that it need not wait for the next round. */
export const mailQueued = 'collegium.mail.queued';

/** What is to be sent. */
export type Outgoing =
  /** A message of the contact form, to the office. */
  | { readonly kind: 'message'; readonly about: number }
  /** To somebody who has asked for the newsletter: a link to confirm, or that they have it already. */
  | {
      readonly kind: 'sign_up';
      readonly about: number;
      readonly language: Language;
      /** The name of the sentence that was agreed to. */
      readonly wording: string;
      /** The form's own, so that however often it is sent, one mail comes of it. */
      readonly key: string;
    }
  /** To somebody who has confirmed. */
  | { readonly kind: 'welcome'; readonly about: number }
  /** What a member would like to have changed, to the office. */
  | { readonly kind: 'change_request'; readonly about: number }
  /** To a new member: a link to choose a password. */
  | { readonly kind: 'invitation'; readonly member: string };

/** Where editors see what became of a mail: in a field of what it is about. */
const toldIn: Readonly<
  Record<Outgoing['kind'], { readonly table: string; readonly field: string }>
> = {
  message: { table: 'messages', field: 'mail' },
  sign_up: { table: 'subscribers', field: 'mail' },
  welcome: { table: 'subscribers', field: 'mail' },
  change_request: { table: 'change_requests', field: 'mail' },
  invitation: { table: 'directus_users', field: 'invitation' },
};

type MailState = 'waiting' | 'sent' | 'not_sent';

/** A mail that is this instance's to send, for a while. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: Outgoing['kind'];
  readonly about: number;
  /** Who is invited: Directus' accounts have no numbers. */
  readonly member: string | null;
  /** In which somebody signed up, since they may have changed it. */
  readonly language: Language | null;
  /** The name of the sentence that was agreed to by signing up. */
  readonly wording: string | null;
  readonly queued_at: string | number | Date;
  /** Tells it from all others, however often it is tried. */
  readonly key: string;
  /** This one included. */
  readonly attempts: number;
  readonly claim: string;
}

/** Whether the seed of this version has been here: Directus runs its schedules before that, too. */
export function isInstalled(database: Knex): Promise<boolean> {
  return database.schema.hasColumn(outbox, 'wording');
}

/** Has something sent as soon as what it is part of is stored. */
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
 * Has a member invited, unless that is under way. Directus may tell of one invitation by several events.
 *
 * @param database a transaction, if the account is not stored before the invitation is
 */
export async function queueInvitation(database: Knex, member: string): Promise<void> {
  const waiting = { kind: 'invitation', member, state: 'waiting' };
  // One that waits for a mail server is tried at once.
  if ((await database(outbox).where(waiting).update({ next_at: new Date() })) > 0) return;
  await queueMail(database, { kind: 'invitation', member });
  const { table, field } = toldIn.invitation;
  await database(table)
    .where({ id: member })
    // An invitation that nobody takes up is deleted some days after the last mail.
    .update({ [field]: 'waiting', invited_at: new Date() });
}

/** Whether something with this key was to be sent before. */
export async function isQueued(database: Knex, key: string): Promise<boolean> {
  return (await database(outbox).where({ key }).first('id')) !== undefined;
}

/**
 * Milliseconds for which a mail that is being sent is nobody else's, unless that is renewed: so what an
 * instance had in hand when it was stopped is tried again a minute later, and a mail comes twice only where
 * it stopped between the server's yes and our note of it.
 */
const leaseOfClaim = 60_000;

/** Keeps a mail from others for as long as the mail server takes. */
export function keepClaimed(database: Knex, { id, claim }: ClaimedMail): { stop(): void } {
  const renewal = setInterval(() => {
    const claimed_until = new Date(Date.now() + leaseOfClaim);
    // A database that is away is told of by whatever else asks it.
    database(outbox)
      .where({ id, claim })
      .update({ claimed_until })
      .catch(() => undefined);
  }, leaseOfClaim / 4);
  return { stop: () => clearInterval(renewal) };
}

/** The mails that are due, each claimed by an update that only one instance can win. */
export async function claimDue(database: Knex, most: number): Promise<ClaimedMail[]> {
  const now = new Date();
  const isFree = (query: Knex.QueryBuilder) =>
    void query.whereNull('claimed_until').orWhere('claimed_until', '<', now);
  const due = await database(outbox)
    .where({ state: 'waiting' })
    .where('next_at', '<=', now)
    .where(isFree)
    .orderBy('next_at')
    .limit(most)
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
      .update({ claim, attempts, claimed_until: new Date(now.getTime() + leaseOfClaim) });
    if (won === 1) claimed.push({ ...mail, attempts, claim });
  }
  return claimed;
}

export async function noteSent(database: Knex, mail: ClaimedMail): Promise<void> {
  await settle(database, mail, 'sent', { sent_at: new Date(), error: null });
}

/**
 * @param error a code without anything of the mail in it
 * @param pauses seconds before each further try; after the last of them it is given up
 * @returns whether it will be tried again
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

/** What it was about is gone, or needs no mail any more. */
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
  const { table, field } = toldIn[kind];
  await database(table)
    .where({ id: member ?? about })
    .update({ [field]: state });
}

/** Days for which the outbox remembers what became of a mail. */
const remembered = 30;

export async function forgetSettled(database: Knex): Promise<void> {
  const before = new Date(Date.now() - remembered * 24 * 60 * 60_000);
  await database(outbox).whereNot({ state: 'waiting' }).where('queued_at', '<', before).delete();
}
