import type { Knex } from 'knex';
import { spamDays, type Retention } from '../../../../data/kinds/retention.ts';
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
  await database('messages')
    .where('received_at', '<', monthsBefore(now, retention.messages_months))
    .delete();
  await database('messages')
    .where({ state: 'spam' })
    .where('received_at', '<', daysBefore(now, spamDays))
    .delete();
  await database('subscribers')
    .where({ state: 'pending' })
    .where('received_at', '<', daysBefore(now, retention.sign_ups_days))
    .delete();
  const isOfMembers = await database.schema.hasTable('change_requests');
  // A database of an earlier version lacks these tables until the seed has run.
  if (!isOfMembers) return;
  const requestsBefore = monthsBefore(now, retention.change_requests_months);
  await database('change_requests')
    .where({ state: 'done' })
    .where('received_at', '<', requestsBefore)
    .delete();
  // The report of a list names the members whose data were changed.
  await database('member_lists').where('taken_at', '<', requestsBefore).delete();
}

/** Deletes accounts whose owner never chose a password. */
async function deleteInvitations(database: Knex, before: Date): Promise<void> {
  if (!(await database.schema.hasColumn('directus_users', 'invited_at'))) return;
  const invited = () => database('directus_users').where({ status: 'invited' });
  await invited().where('invited_at', '<', before).delete();
  // Directus' own invitations, and those of earlier versions, have no time. Their period starts now.
  await invited().whereNull('invited_at').update({ invited_at: new Date() });
}
