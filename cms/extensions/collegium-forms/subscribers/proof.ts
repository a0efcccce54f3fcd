import type { Knex } from 'knex';
import { newsletterProofDaysSchema } from '../../../../data/model/consentSettings.ts';
import { RetentionProblem } from '../RetentionProblem.ts';
import { openConfirmations } from './tokens.ts';

/*
 * Who unsubscribes is sent nothing, and is kept for a number of days that administrators set: the list of those whom
 * another tool must not write to any more, and the proof that they once agreed.
 */

/** Whether somebody who unsubscribes is deleted at once. */
export async function isDeletedAtOnce(database: Knex): Promise<boolean> {
  return (await writtenDays(database)) === 0;
}

/** @throws RetentionProblem */
export async function deleteUnsubscribed(database: Knex, now: Date): Promise<void> {
  const { success, data, error } = newsletterProofDaysSchema.safeParse(await writtenDays(database));
  if (!success) {
    const expected = error.issues[0]?.message ?? '';
    throw new RetentionProblem(`project: newsletter_proof_days: expected ${expected}.`);
  }
  const before = new Date(now);
  before.setDate(before.getDate() - data);
  await database('subscribers')
    .where({ state: 'unsubscribed' })
    .where('unsubscribed_at', '<', before)
    // Who has signed up again may confirm yet.
    .whereNotIn('id', openConfirmations(database, now))
    .delete();
}

async function writtenDays(database: Knex): Promise<unknown> {
  // All of it, since an installation of an earlier version has no such setting.
  const project = await database('project').first<Project | undefined>('*');
  return project?.newsletter_proof_days ?? undefined;
}

interface Project {
  readonly newsletter_proof_days?: number | null;
}
