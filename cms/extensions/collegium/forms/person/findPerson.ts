import type { Row } from '../../directus.ts';
import { addressFields, collectionsOfAccounts } from '../../../../schema/personalData.ts';
import { outbox, itemOfMail } from '../mail/outbox.ts';
import { traces } from '../retention/traces.ts';
import { tokens } from '../subscribers/tokens.ts';
import { findMentions } from './findMentions.ts';
import { itemsOf, keysWhere, primaryOf, type Key, type DataAccess } from './itemsOf.ts';
import type { Person } from './Person.ts';

/** Collections whose items are a person's own, with the field that has the e-mail address. */
const byAddress = { ...addressFields, directus_users: 'email' };

export type Keys = Readonly<Record<string, readonly Key[]>>;

/** Finds a person by the e-mail address. */
export async function findPerson(
  access: DataAccess,
  email: string,
): Promise<{ readonly person: Person; readonly keys: Keys }> {
  const keys = await keysOf(access, await keysByAddress(access, email));
  const records = await recordsOf(access, keys);
  return { person: { email, records, mentions: await findMentions(access, email, keys) }, keys };
}

export async function recordsOf(access: DataAccess, keys: Keys): Promise<Record<string, Row[]>> {
  const records: Record<string, Row[]> = {};
  for (const [collection, found] of Object.entries(keys)) {
    records[collection] = await itemsOf(access, collection, found);
  }
  const accounts = new Set<unknown>(keys['directus_users']);
  records['directus_activity'] = (records['directus_activity'] ?? []).map((activity) =>
    accounts.has(activity['user']) ? activity : withoutActor(activity),
  );
  return records;
}

/** The user and address of others who worked on an account are their personal data. */
function withoutActor(activity: Row): Row {
  return { ...activity, user: null, ip: null, user_agent: null };
}

async function keysByAddress({ schema, database }: DataAccess, email: string): Promise<Keys> {
  const keys: Record<string, readonly Key[]> = {};
  for (const [collection, field] of Object.entries(byAddress)) {
    keys[collection] = await database(collection)
      .whereRaw('LOWER(??) = ?', [field, email.toLowerCase()])
      .pluck<Key[]>(primaryOf(schema, collection));
  }
  return keys;
}

/** The keys of everything that belongs to these items and accounts. */
export async function keysOf(access: DataAccess, own: Keys): Promise<Keys> {
  const { subscribers = [], directus_users: accounts = [] } = own;
  const related = await keysRelatedTo(access, accounts);
  const ofAccounts = collectionsOfAccounts.map((name) => [name, related[name] ?? []] as const);
  const withTraces: Keys = { ...own, ...Object.fromEntries(ofAccounts) };
  return merged([
    ...[own, related, { directus_files: await avatarsOf(access, accounts) }],
    { [outbox]: await mailsAbout(access, withTraces) },
    { [tokens]: await keysWhere(access, tokens, 'subscriber', subscribers) },
    ...(await tracesOf(access, withTraces)),
  ]);
}

/**
 * Returns the keys of all items that refer to an account: change requests, log-ins, sessions, files,
 * comments and so on. A message belongs to its sender, not to the people who are assigned to it or have answered it.
 */
async function keysRelatedTo(access: DataAccess, accounts: readonly Key[]): Promise<Keys> {
  const related: Record<string, readonly Key[]> = {};
  for (const { collection, field, related_collection: to } of access.schema.relations) {
    // Directus lists the relation before the table exists.
    if (to !== 'directus_users' || !(collection in access.schema.collections)) continue;
    if (collection in addressFields) continue;
    const keys = await keysWhere(access, collection, field, accounts);
    related[collection] = [...(related[collection] ?? []), ...keys];
  }
  return related;
}

async function avatarsOf({ database }: DataAccess, accounts: readonly Key[]): Promise<Key[]> {
  const withAvatar = database('directus_users')
    .whereIn('id', [...accounts])
    .whereNotNull('avatar');
  return withAvatar.pluck<Key[]>('avatar');
}

async function mailsAbout({ database }: DataAccess, own: Keys): Promise<Key[]> {
  const found: Key[] = [];
  for (const [kind, { table, key }] of Object.entries(itemOfMail)) {
    const mails = database(outbox)
      .where({ kind })
      .whereIn(key, [...(own[table] ?? [])]);
    found.push(...(await mails.pluck<Key[]>('id')));
  }
  return found;
}

/** Returns the keys of Directus' records about items: activities, revisions, comments. */
async function tracesOf({ database }: DataAccess, own: Keys): Promise<Keys[]> {
  const found: Keys[] = [];
  for (const [collection, keys] of Object.entries(own)) {
    for (const trace of traces) {
      const ofItems = database(trace).where({ collection }).whereIn('item', keys.map(String));
      found.push({ [trace]: await ofItems.pluck<Key[]>('id') });
    }
  }
  return found;
}

function merged(all: readonly Keys[]): Keys {
  const result: Record<string, readonly Key[]> = {};
  for (const [collection, keys] of all.flatMap((each) => Object.entries(each))) {
    result[collection] = [...new Set([...(result[collection] ?? []), ...keys])];
  }
  return result;
}
