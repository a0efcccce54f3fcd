import type { Knex } from 'knex';
import type { Retention } from '../../../../../data/kinds/retention.ts';
import { personalData } from '../../../../schema/personalData.ts';
import type { Period } from '../../../../schema/privateKind.ts';
import { daysBefore, monthsBefore } from './before.ts';
import { forgetLogins } from './logins.ts';
import { deleteTraces } from './traces.ts';

/** Deletes all personal data that is older than the settings allow. */
export async function deleteOld(database: Knex, retention: Retention, now: Date): Promise<void> {
  await deleteReceived(database, retention, now);
  await deleteInvitations(database, daysBefore(now, retention.invitations_days));
  await forgetLogins(database, daysBefore(now, retention.logins_days), now);
  await deleteTraces(database);
}

async function deleteReceived(database: Knex, retention: Retention, now: Date): Promise<void> {
  for (const [collection, { kept }] of personalData) {
    // A database of an earlier version lacks some of these tables until the seed has run.
    if (!(await database.schema.hasTable(collection))) continue;
    for (const { for: period, since, state } of kept) {
      await database(collection)
        .where(state === undefined ? {} : { state })
        .where(since, '<', startOf(period, retention, now))
        .delete();
    }
  }
}

function startOf(period: Period['for'], retention: Retention, now: Date): Date {
  if (typeof period === 'object') return daysBefore(now, period.days);
  const before = period.endsWith('_days') ? daysBefore : monthsBefore;
  return before(now, retention[period]);
}

/** Deletes accounts whose owner never chose a password. */
async function deleteInvitations(database: Knex, before: Date): Promise<void> {
  if (!(await database.schema.hasColumn('directus_users', 'invited_at'))) return;
  const invited = () => database('directus_users').where({ status: 'invited' });
  await invited().where('invited_at', '<', before).delete();
  // Directus' own invitations, and those of earlier versions, have no time. Their period starts now.
  await invited().whereNull('invited_at').update({ invited_at: new Date() });
}
