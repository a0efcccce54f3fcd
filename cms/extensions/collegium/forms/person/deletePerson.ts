import type { Knex } from 'knex';
import { addressFields, collectionsOfSeveral } from '../../../../schema/personalData.ts';
import { inTransaction } from '../endpoint/inTransaction.ts';
import { outbox } from '../mail/outbox.ts';
import type { Row } from '../../directus.ts';
import { deleteTraces } from '../retention/traces.ts';
import { tokens } from '../subscribers/tokens.ts';
import { findPerson, type Keys } from './findPerson.ts';
import { shownFolders } from './findMentions.ts';
import { keysWhere, parts, primaryOf, type Key, type DataAccess } from './itemsOf.ts';
import type { Deletion, Mention, Person } from './Person.ts';

/**
 * Deletes all of a person's own data and its traces. The person's work as an editor stays without the name:
 * the pages, and the record that somebody changed them.
 */
export async function deletePerson(access: DataAccess, email: string): Promise<Deletion> {
  const { person, keys } = await findPerson(access, email);
  await inTransaction(access.database, async (database) => {
    const within = { ...access, database };
    await forgetActivity(database, keys['directus_users'] ?? []);
    await deleteMentions(within, person.mentions);
    await deleteOwn(within, keys);
    await deleteTraces(database);
  });
  await deleteFiles(access, person);
  return {
    deleted: await numbersDeleted(access, keys, person.mentions),
    left: person.mentions.filter(({ isDeleted }) => !isDeleted),
  };
}

/** Keeps the activities of the accounts, without the account, address and browser. */
async function forgetActivity(database: Knex, accounts: readonly Key[]): Promise<void> {
  const activities = () => database('directus_activity').whereIn('user', [...accounts]);
  // The data of a flow's run contains the account and its IP address. Revisions are deleted with the
  // activity.
  await activities().where({ action: 'run' }).delete();
  await activities().update({ user: null, ip: null, user_agent: null });
}

async function deleteMentions(access: DataAccess, mentions: readonly Mention[]): Promise<void> {
  const keysIn = (collection: string) =>
    mentions.flatMap((mention) =>
      mention.collection === collection && mention.isDeleted ? [mention.item] : [],
    );
  for (const some of parts(keysIn('directus_revisions'))) {
    const revisions = access.database('directus_revisions');
    // The database has no foreign-key action for revisions whose parent is deleted.
    await revisions.clone().whereIn('parent', some).update({ parent: null });
    await revisions.clone().whereIn('id', some).delete();
  }
  for (const collection of ['directus_notifications', ...collectionsOfSeveral]) {
    await deleteItems(access, collection, keysIn(collection));
  }
}

/** Deletes the person's items. Foreign keys delete change requests, sessions and the like with the account. */
async function deleteOwn(access: DataAccess, keys: Keys): Promise<void> {
  for (const collection of [outbox, tokens, ...Object.keys(addressFields)]) {
    await deleteItems(access, collection, keys[collection] ?? []);
  }
  const { context, schema, database } = access;
  const accounts = keys['directus_users'] ?? [];
  if (accounts.length === 0) return;
  const options = { schema, knex: database, accountability: null };
  await new context.services.UsersService(options).deleteMany([...accounts]);
}

async function deleteItems(
  { context, schema, database }: DataAccess,
  collection: string,
  keys: readonly Key[],
): Promise<void> {
  const options = { schema, knex: database, accountability: null };
  const service = new context.services.ItemsService(collection, options);
  for (const some of parts(keys)) await service.deleteMany(some);
}

/** Deletes the files after the transaction, since a deleted file can't be rolled back. */
async function deleteFiles(access: DataAccess, { records, mentions }: Person): Promise<void> {
  const { context, schema, database } = access;
  const exported = mentions.flatMap(({ collection, item, isDeleted }) =>
    collection === 'directus_files' && isDeleted ? [item] : [],
  );
  const files = [...(await avatarsOf(database, records['directus_users'] ?? [])), ...exported];
  if (files.length === 0) return;
  const options = { schema, knex: database, accountability: null };
  await new context.services.FilesService(options).deleteMany(files);
  await deleteTraces(database);
}

/** Returns the avatars to delete. A picture of the website stays, even if somebody uses it as their avatar. */
async function avatarsOf(database: Knex, accounts: readonly Row[]): Promise<Key[]> {
  const avatars = accounts.flatMap(({ avatar }) => (typeof avatar === 'string' ? [avatar] : []));
  return database('directus_files')
    .whereIn('id', avatars)
    .where((file) => void file.whereNull('folder').orWhereNotIn('folder', shownFolders))
    .pluck<Key[]>('id');
}

async function numbersDeleted(
  access: DataAccess,
  keys: Keys,
  mentions: readonly Mention[],
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const [collection, found] of Object.entries(keys)) {
    const primary = primaryOf(access.schema, collection);
    const left = await keysWhere(access, collection, primary, found);
    numbers[collection] = found.length - left.length;
  }
  for (const { collection } of mentions.filter(({ isDeleted }) => isDeleted)) {
    numbers[collection] = (numbers[collection] ?? 0) + 1;
  }
  return numbers;
}
