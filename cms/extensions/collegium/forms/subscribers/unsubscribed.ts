import type { Knex } from 'knex';
import { newsletterProofDaysSchema } from '../../../../../data/kinds/consentSettings.ts';
import { RetentionProblem } from '../RetentionProblem.ts';
import { openConfirmations } from './tokens.ts';

/*
 * An unsubscribed address gets no mail. It is kept for a number of days that administrators set: as a list
 * of addresses that other tools must not write to, and as proof of the former consent.
 */

/** True if a subscriber is deleted immediately on unsubscribing. */
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
    // Keep somebody who has signed up again and may still confirm.
    .whereNotIn('id', openConfirmations(database, now))
    .delete();
}

async function writtenDays(database: Knex): Promise<unknown> {
  // All columns: the database of an earlier version lacks this setting.
  const project = await database('project').first<Project | undefined>('*');
  return project?.newsletter_proof_days ?? undefined;
}

interface Project {
  readonly newsletter_proof_days?: number | null;
}
