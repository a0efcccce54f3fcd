import type { Knex } from 'knex';

/** Collections whose items have personal data. Comments come last: comments have traces, too. */
const collections = [
  ...['messages', 'subscribers', 'change_requests', 'member_lists', 'directus_users'],
  'directus_comments',
] as const;

/** Where Directus keeps the earlier values of an item, who changed the item, and comments about it. */
export const traces = [
  ...['directus_revisions', 'directus_activity', 'directus_comments'],
  ...['directus_notifications', 'directus_shares', 'directus_versions'],
] as const;

/**
 * Deletes the traces of each item that is gone, whoever deleted it: an editor, a visitor who unsubscribed,
 * or the daily deletion. Directus never uses a number twice.
 */
export async function deleteTraces(database: Knex): Promise<void> {
  for (const collection of collections) {
    // A database that an earlier version made lacks some until the seed has run.
    if (!(await database.schema.hasTable(collection))) continue;
    const ids = database(collection).select(database.raw('cast(id as varchar(255))'));
    for (const trace of traces) {
      await database(trace).where({ collection }).whereNotIn('item', ids.clone()).delete();
    }
  }
}
