import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * Tests the retention times that the privacy statement promises. Each test dates rows back and runs the daily
 * deletion at once. The tests follow each other. The deletion at a start is tested in
 * forms/instances.test.ts.
 */

const cms = await sharedCms();

/** In all that has to go, and in all that has to stay. */
const old = 'Alterkanarienvogel';
const young = 'Jungkanarienvogel';

let administrator: string;
let ids: Record<'old' | 'young', number>;

beforeAll(async () => {
  administrator = await cms.signIn('administrator');
  ids = { old: await newMessage(old), young: await newMessage(young) };
  for (const [email, state] of [
    [`${old}@example.org`, 'pending'],
    [`${young}@example.org`, 'pending'],
    [`bestaetigt-${young}@example.org`, 'confirmed'],
  ]) {
    await write('POST', '/items/subscribers', { email, state });
  }
  await handled(ids.old, old);
  await handled(ids.young, young);
  await unsubscribed(`abgemeldet-${old}@example.org`);
  putBack('messages', `name = '${old}'`, { months: 6, days: 1 });
  putBack('messages', `name = '${young}'`, { months: 5 });
  putBack('subscribers', `email = '${old}@example.org'`, { days: 8 });
  putBack('subscribers', `email = '${young}@example.org'`, { days: 6 });
  putBack('subscribers', `state = 'confirmed'`, { months: 30 });
});

test('deletes old messages and unconfirmed sign-ups once a day, and no others', async () => {
  expect(tablesWith(old)).toEqual(
    expect.arrayContaining(['messages', 'subscribers', 'directus_revisions', 'directus_comments']),
  );
  await deleteToday();
  const names = await soon(() => read('/items/messages', 'name'), isWithoutOld);
  expect(names).toEqual([young]);
  expect(await read('/items/subscribers?sort=email', 'email')).toEqual([
    `${young}@example.org`,
    `bestaetigt-${young}@example.org`,
  ]);
});

test('leaves nothing of them in any table, nor in the file of the database', async () => {
  expect(tablesWith(old)).toEqual([]);
  expect(await filesWith(old)).toEqual([]);
  // What is to stay is found by the same ways.
  expect(tablesWith(young)).toEqual(expect.arrayContaining(['messages', 'directus_revisions']));
  expect(await filesWith(young)).toContain('data.db');
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
  expect(await read('/items/messages', 'name')).toEqual([young]);
});

test('goes by the setting', async () => {
  await write('PATCH', '/items/project', { retention_messages_months: 1 });
  await deleteToday();
  const names = await soon(
    () => read('/items/messages', 'name'),
    (found) => found.length === 0,
  );
  expect(names).toEqual([]);
});

/** As on a day on which it was not done yet. */
async function deleteToday(): Promise<void> {
  cms.inDatabase('delete from collegium_counts');
  // CMS_RETENTION_TIME has its default, half past three.
  await cms.runSchedule('30 3 * * *');
}

async function newMessage(name: string): Promise<number> {
  const item = { name, email: `${name}@example.org`, message: `Von ${name}`, language: 'de' };
  const { id } = await write<{ id: number }>('POST', '/items/messages', item);
  return id;
}

/** As the office does: Directus keeps what the item was, and what was said about it. */
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

const isWithoutOld = (names: readonly unknown[]) => !names.includes(old);

function putBack(table: string, where: string, { months = 0, days = 0 }): void {
  const then = new Date();
  then.setMonth(then.getMonth() - months);
  then.setDate(then.getDate() - days);
  const changes = cms.inDatabase(
    `update ${table} set received_at = ? where ${where}`,
    then.getTime(),
  );
  expect(changes).toBe(1);
}

/** The names of all tables in which a word stands. */
function tablesWith(word: string): string[] {
  const database = new DatabaseSync(join(cms.data, 'data.db'), { readOnly: true });
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  const found = tables
    .map(({ name }) => String(name))
    .filter((name) =>
      JSON.stringify(database.prepare(`select * from "${name}"`).all()).includes(word),
    );
  database.close();
  return found;
}

async function filesWith(word: string): Promise<string[]> {
  const names = (await readdir(cms.data)).filter((name) => name.startsWith('data.db'));
  const contents = await Promise.all(names.map((name) => readFile(join(cms.data, name))));
  return names.filter((_, index) => contents[index]!.includes(word));
}
