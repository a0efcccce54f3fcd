import type { Knex } from 'knex';

/**
 * Deletes the records of log-ins, and the earlier values of accounts. Other old activities only lose the IP
 * address and the browser: editors may still need them to revert a change of a page.
 */
export async function forgetLogins(database: Knex, before: Date, now: Date): Promise<void> {
  const old = () => database('directus_activity').where('timestamp', '<', before);
  // The data of a flow's run contains the IP address of the user who started the flow.
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
  // Directus never reads these columns. A session that is renewed regularly would keep them for years.
  await database('directus_sessions').update({ ip: null, user_agent: null });
}

/**
 * Revisions of the same change may refer to a deleted one as their parent, and the database has no
 * foreign-key action for that.
 */
async function deleteRevisions(database: Knex, activities: Knex.QueryBuilder): Promise<void> {
  const revisions = database('directus_revisions').whereIn('activity', activities);
  await database('directus_revisions')
    .whereIn('parent', revisions.clone().select('id'))
    .update({ parent: null });
  await revisions.clone().delete();
}
