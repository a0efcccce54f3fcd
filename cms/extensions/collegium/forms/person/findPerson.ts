import type { Row } from '../../directus.ts';
import { addressFields, collectionsOfAccounts } from '../../../../schema/personalData.ts';
import { outbox, subjectOf } from '../mail/outbox.ts';
import { traces } from '../retention/traces.ts';
import { tokens } from '../subscribers/tokens.ts';
import { findMentions } from './findMentions.ts';
import { itemsOf, keysWhere, primaryOf, type Key, type Reading } from './itemsOf.ts';
import type { Person } from './Person.ts';

/** Collections whose items are a person's own, with the field that has the e-mail address. */
const byAddress = { ...addressFields, directus_users: 'email' };

export type Keys = Readonly<Record<string, readonly Key[]>>;

/** Finds a person by the e-mail address. */
export async function findPerson(
  reading: Reading,
  email: string,
): Promise<{ readonly person: Person; readonly keys: Keys }> {
  const keys = await keysOf(reading, await keysByAddress(reading, email));
  const records = await recordsOf(reading, keys);
  return { person: { email, records, mentions: await findMentions(reading, email, keys) }, keys };
}

export async function recordsOf(reading: Reading, keys: Keys): Promise<Record<string, Row[]>> {
  const records: Record<string, Row[]> = {};
  for (const [collection, found] of Object.entries(keys)) {
    records[collection] = await itemsOf(reading, collection, found);
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

async function keysByAddress({ schema, database }: Reading, email: string): Promise<Keys> {
  const keys: Record<string, readonly Key[]> = {};
  for (const [collection, field] of Object.entries(byAddress)) {
    keys[collection] = await database(collection)
      .whereRaw('LOWER(??) = ?', [field, email.toLowerCase()])
      .pluck<Key[]>(primaryOf(schema, collection));
  }
  return keys;
}

/** The keys of everything that belongs to these items and accounts. */
export async function keysOf(reading: Reading, own: Keys): Promise<Keys> {
  const { subscribers = [], directus_users: accounts = [] } = own;
  const related = await keysRelatedTo(reading, accounts);
  const ofAccounts = collectionsOfAccounts.map((name) => [name, related[name] ?? []] as const);
  const withTraces: Keys = { ...own, ...Object.fromEntries(ofAccounts) };
  return merged([
    ...[own, related, { directus_files: await avatarsOf(reading, accounts) }],
    { [outbox]: await mailsAbout(reading, withTraces) },
    { [tokens]: await keysWhere(reading, tokens, 'subscriber', subscribers) },
    ...(await tracesOf(reading, withTraces)),
  ]);
}

/**
 * Returns the keys of all items that refer to an account: change requests, log-ins, sessions, files,
 * comments and so on. A message belongs to its sender, whoever is assigned to it or has answered it.
 */
async function keysRelatedTo(reading: Reading, accounts: readonly Key[]): Promise<Keys> {
  const related: Record<string, readonly Key[]> = {};
  for (const { collection, field, related_collection: to } of reading.schema.relations) {
    // Directus lists the relation before the table exists.
    if (to !== 'directus_users' || !(collection in reading.schema.collections)) continue;
    if (collection in addressFields) continue;
    const keys = await keysWhere(reading, collection, field, accounts);
    related[collection] = [...(related[collection] ?? []), ...keys];
  }
  return related;
}

async function avatarsOf({ database }: Reading, accounts: readonly Key[]): Promise<Key[]> {
  const withAvatar = database('directus_users')
    .whereIn('id', [...accounts])
    .whereNotNull('avatar');
  return withAvatar.pluck<Key[]>('avatar');
}

async function mailsAbout({ database }: Reading, own: Keys): Promise<Key[]> {
  const found: Key[] = [];
  for (const [kind, { table, key }] of Object.entries(subjectOf)) {
    const mails = database(outbox)
      .where({ kind })
      .whereIn(key, [...(own[table] ?? [])]);
    found.push(...(await mails.pluck<Key[]>('id')));
  }
  return found;
}

/** Returns the keys of Directus' records about items: activities, revisions, comments. */
async function tracesOf({ database }: Reading, own: Keys): Promise<Keys[]> {
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
