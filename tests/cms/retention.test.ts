import { filesWith, tablesWith } from './databaseFile.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * Tests the retention periods that the privacy statement promises for visitors' data. Each test
 * sets dates back and runs the daily deletion immediately. The tests depend on their order.
 * retentionOfAccounts.test.ts tests members' data, and forms/instances.test.ts the deletion at a
 * start.
 */

const cms = await sharedCms();

/** Words in all data that must be deleted, and in all data that must stay. */
const old = 'Alterkanarienvogel';
const young = 'Jungkanarienvogel';

let administrator: string;
let ids: Record<'old' | 'young', number>;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  ids = { old: await newMessage(old), young: await newMessage(young) };
  for (const [email, state] of [
    [`${old}@example.org`, 'pending'],
    [`${young}@example.org`, 'pending'],
    [`bestaetigt-${young}@example.org`, 'confirmed'],
    [`nachweis-${old}@example.org`, 'unsubscribed'],
    [`nachweis-${young}@example.org`, 'unsubscribed'],
  ]) {
    await write('POST', '/items/subscribers', { email, state });
  }
  await handled(ids.old, old);
  await handled(ids.young, young);
  const spam = await newMessage(`Werbung-${old}`);
  await write('PATCH', `/items/messages/${spam}`, { state: 'spam' });
  putBack('messages', `name = 'Werbung-${old}'`, { days: 29 });
  const freshSpam = await newMessage(`Werbung-${young}`);
  await write('PATCH', `/items/messages/${freshSpam}`, { state: 'spam' });
  putBack('messages', `name = 'Werbung-${young}'`, { days: 27 });
  await unsubscribed(`abgemeldet-${old}@example.org`);
  putBack('messages', `name = '${old}'`, { months: 6, days: 1 });
  putBack('messages', `name = '${young}'`, { months: 5 });
  putBack('subscribers', `email = '${old}@example.org'`, { days: 8 });
  putBack('subscribers', `email = '${young}@example.org'`, { days: 6 });
  putBack('subscribers', `state = 'confirmed'`, { months: 30 });
  // 30 days is the default of `newsletter_proof_days`.
  putBack('subscribers', `email = 'nachweis-${old}@example.org'`, { days: 31 }, 'unsubscribed_at');
  putBack(
    'subscribers',
    `email = 'nachweis-${young}@example.org'`,
    { days: 29 },
    'unsubscribed_at',
  );
});

test('deletes old messages, spam and unconfirmed sign-ups once a day, and no others', async () => {
  expect(tablesWith(cms.data, old)).toEqual(
    expect.arrayContaining(['messages', 'subscribers', 'directus_revisions', 'directus_comments']),
  );
  await deleteToday();
  const names = await soon(() => read('/items/messages?sort=id', 'name'), isWithoutOld);
  expect(names).toEqual([young, `Werbung-${young}`]);
  expect(await read('/items/subscribers?sort=email', 'email')).toEqual([
    `${young}@example.org`,
    `bestaetigt-${young}@example.org`,
    `nachweis-${young}@example.org`,
  ]);
});

test('leaves nothing of them in any table, nor in the file of the database', async () => {
  expect(tablesWith(cms.data, old)).toEqual([]);
  expect(await filesWith(cms.data, old)).toEqual([]);
  // The same searches find the data that must stay, so they work.
  expect(tablesWith(cms.data, young)).toEqual(
    expect.arrayContaining(['messages', 'directus_revisions']),
  );
  expect(await filesWith(cms.data, young)).toContain('data.db');
});

test('writes nothing of them into its output', () => {
  for (const word of [old, young]) expect(cms.output()).not.toContain(word);
});

test('deletes nothing by a setting that can’t be meant, and says so in one line', async () => {
  await write('PATCH', '/items/project', { retention_messages_months: 0 });
  await deleteToday();
  const told =
    'project: retention_messages_months: expected a whole number of months from 1 to 36.';
  await soon(
    () => Promise.resolve(cms.output()),
    (output) => output.includes(told),
  );
  expect(cms.output()).toContain(told);
  expect(await read('/items/messages?sort=id', 'name')).toEqual([young, `Werbung-${young}`]);
});

test('goes by the setting', async () => {
  putBack('messages', `name = 'Werbung-${young}'`, { months: 1, days: 1 });
  await write('PATCH', '/items/project', { retention_messages_months: 1 });
  await deleteToday();
  const names = await soon(
    () => read('/items/messages', 'name'),
    (found) => found.length === 0,
  );
  expect(names).toEqual([]);
});

/** Runs the deletion as on a day on which it has not run yet. */
async function deleteToday(): Promise<void> {
  cms.inDatabase('delete from collegium_counts');
  // The default of CMS_RETENTION_TIME: half past three.
  await cms.runSchedule('30 3 * * *');
}

async function newMessage(name: string): Promise<number> {
  const item = { name, email: `${name}@example.org`, message: `Von ${name}`, language: 'de' };
  const { id } = await write<{ id: number }>('POST', '/items/messages', item);
  return id;
}

/** Handles the item as the office does. Directus then stores earlier versions and comments. */
async function handled(id: number, name: string): Promise<void> {
  await write('PATCH', `/items/messages/${id}`, { state: 'answered' });
  const about = { collection: 'messages', item: String(id) };
  const comment = await write<{ id: string }>('POST', '/comments', {
    ...about,
    comment: `${name} rief an`,
  });
  await write('PATCH', `/comments/${comment.id}`, { comment: `${name} rief noch einmal an` });
}

async function unsubscribed(email: string): Promise<void> {
  const { id } = await write<{ id: number }>('POST', '/items/subscribers', {
    email,
    state: 'pending',
  });
  await write('PATCH', `/items/subscribers/${id}`, { state: 'confirmed' });
  await write('DELETE', `/items/subscribers/${id}`);
}

async function write<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await cms.ask(method, path, body, administrator);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data as Data;
}

async function read(path: string, field: string): Promise<unknown[]> {
  const { body } = await cms.ask('GET', path, undefined, administrator);
  return (body.data as Record<string, unknown>[]).map((item) => item[field]);
}

const isWithoutOld = (names: readonly unknown[]) =>
  !names.some((name) => String(name).includes(old));

function putBack(
  table: string,
  where: string,
  { months = 0, days = 0 },
  column: 'received_at' | 'unsubscribed_at' = 'received_at',
): void {
  const then = new Date();
  then.setMonth(then.getMonth() - months);
  then.setDate(then.getDate() - days);
  const changes = cms.inDatabase(
    `update ${table} set ${column} = ? where ${where}`,
    then.getTime(),
  );
  expect(changes).toBe(1);
}
