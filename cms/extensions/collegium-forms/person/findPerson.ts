import type { Row } from '../directus.ts';
import { outbox } from '../mail/outbox.ts';
import { traces } from '../retention/traces.ts';
import { tokens } from '../subscribers/tokens.ts';
import { findMentions } from './findMentions.ts';
import { itemsOf, keysWhere, primaryOf, type Key, type Reading } from './itemsOf.ts';
import type { Person } from './Person.ts';

/** Collections whose items are a person's own, by the field that has the address. */
const byAddress = { messages: 'email', subscribers: 'email', directus_users: 'email' } as const;

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

async function keysByAddress(
  { schema, database }: Reading,
  email: string,
): Promise<Record<keyof typeof byAddress, Key[]>> {
  const keysIn = (collection: keyof typeof byAddress) =>
    database(collection)
      .whereRaw('LOWER(??) = ?', [byAddress[collection], email.toLowerCase()])
      .pluck<Key[]>(primaryOf(schema, collection));
  return {
    messages: await keysIn('messages'),
    subscribers: await keysIn('subscribers'),
    directus_users: await keysIn('directus_users'),
  };
}

/** The keys of everything that belongs to these messages, subscribers and accounts. */
export async function keysOf(
  reading: Reading,
  own: Readonly<Record<keyof typeof byAddress, readonly Key[]>>,
): Promise<Keys> {
  const related = await keysRelatedTo(reading, own.directus_users);
  const withTraces = { ...own, change_requests: related['change_requests'] ?? [] };
  return merged([
    ...[own, related, { directus_files: await avatarsOf(reading, own.directus_users) }],
    { [outbox]: await mailsAbout(reading, withTraces) },
    { [tokens]: await keysWhere(reading, tokens, 'subscriber', own.subscribers) },
    ...(await tracesOf(reading, withTraces)),
  ]);
}

/**
 * Returns the keys of all items that refer to an account: change requests, log-ins, sessions, files,
 * comments and so on.
 */
async function keysRelatedTo(reading: Reading, accounts: readonly Key[]): Promise<Keys> {
  const related: Record<string, readonly Key[]> = {};
  for (const { collection, field, related_collection: to } of reading.schema.relations) {
    // Directus lists the relation before the table exists.
    if (to !== 'directus_users' || !(collection in reading.schema.collections)) continue;
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

async function mailsAbout(
  { database }: Reading,
  { messages = [], subscribers = [], change_requests = [], directus_users = [] }: Keys,
): Promise<Key[]> {
  const about: readonly (readonly [
    kinds: readonly string[],
    field: string,
    keys: readonly Key[],
  ])[] = [
    [['message'], 'about', messages],
    [['sign_up', 'welcome'], 'about', subscribers],
    [['change_request'], 'about', change_requests],
    [['invitation'], 'member', directus_users],
  ];
  const found: Key[] = [];
  for (const [kinds, field, keys] of about) {
    const mails = database(outbox)
      .whereIn('kind', [...kinds])
      .whereIn(field, [...keys]);
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
