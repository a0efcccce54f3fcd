import type { Knex } from 'knex';

/**
 * Deletes the records of log-ins, and the earlier values of accounts. Of other old activities, only the IP
 * address and the browser go: editors may still take back a change of a page.
 */
export async function forgetLogins(database: Knex, before: Date, now: Date): Promise<void> {
  const old = () => database('directus_activity').where('timestamp', '<', before);
  // The data of a flow’s run has the IP address of whoever started the flow.
  const ofAccounts = () =>
    old().where(
      (entry) => void entry.where({ collection: 'directus_users' }).orWhere({ action: 'run' }),
    );
  await deleteRevisions(database, ofAccounts().select('id'));
  await ofAccounts().delete();
  await old()
    .where((entry) => void entry.whereNotNull('ip').orWhereNotNull('user_agent'))
    .update({ ip: null, user_agent: null });

  await database('directus_sessions').where('expires', '<', now).delete();
  // Directus never reads these. A session that is renewed again and again would keep them for years.
  await database('directus_sessions').update({ ip: null, user_agent: null });
}

/** Revisions of the same change may name one of these as their parent, and Directus has no rule for that. */
async function deleteRevisions(database: Knex, activities: Knex.QueryBuilder): Promise<void> {
  const revisions = database('directus_revisions').whereIn('activity', activities);
  await database('directus_revisions')
    .whereIn('parent', revisions.clone().select('id'))
    .update({ parent: null });
  await revisions.clone().delete();
}
