import type { Knex } from 'knex';
import { personalData } from '../../../../schema/personalData.ts';

/** Collections whose items contain personal data. Comments are last, because they have traces, too. */
const collections = [
  ...personalData.map(([collection]) => collection),
  ...['directus_users', 'directus_comments'],
];

/** Directus' collections for the earlier values of an item, its changes, comments about it, and the like. */
export const traces = [
  ...['directus_revisions', 'directus_activity', 'directus_comments'],
  ...['directus_notifications', 'directus_shares', 'directus_versions'],
] as const;

/**
 * Deletes the traces of all items that no longer exist, whether an editor, an unsubscribed visitor or the
 * daily deletion removed them. Directus never reuses an id.
 */
export async function deleteTraces(database: Knex): Promise<void> {
  for (const collection of collections) {
    // A database of an earlier version lacks some of these tables until the seed has run.
    if (!(await database.schema.hasTable(collection))) continue;
    const ids = database(collection).select(database.raw('cast(id as varchar(255))'));
    for (const trace of traces) {
      await database(trace).where({ collection }).whereNotIn('item', ids.clone()).delete();
    }
  }
}
