import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownDataPath } from '../../contract/members/addresses.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { layout } from '../../cms/seed/layout.ts';
import { placesOf } from './commands.ts';
import { filesWith } from './databaseFile.ts';
import { newMessage, sendMessage } from './forms/endpoint.ts';
import { signUp } from './forms/subscribers.ts';
import { keptSecret } from './installation.ts';
import { newFile } from './sendFile.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * Tests `npm run cms:person` with a person who has left data in every place. The tests depend on
 * their order.
 */

const cms = await sharedCms();

const email = 'klara.k_narie@example.org';
/** Addresses of other people. Each differs in a detail that a search may overlook. */
const similar = ['o' + email, 'klara.kanarie@example.org', `${email}.example`];

/** Data that the person left. No value contains another. */
const left = {
  phone: '0911-7654321',
  ip: '203.0.113.99',
  browser: 'Kanarienbrowser/9',
  message: 'Kanarien-Nachricht',
  request: 'Kanarien-Wunsch',
  answer: 'Kanarien-Kommentar',
  preset: 'Kanarien-Lesezeichen',
  list: 'Kanarien-Liste',
  earlier: 'Kanarien-Vorname',
};

let administrator: string;
let account: string;
/** The member's access token. */
let member: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  for (const each of [email, ...similar]) {
    await sendMessage(
      cms.url,
      await newMessage(cms.url, { email: each, message: left.message + each }),
    );
  }
  await signUp(cms.url, { email });
  const office = await cms.logIn('members-editor');
  const invited = { email, first_name: left.earlier, role: memberRoles.vhm };
  account = keyIn(await cms.ask('POST', '/users', invited, office));
  await waitForMail();
  await workAsMember(office);
  await leaveInInterface();
  const report = `${left.list}: ${email}`;
  cms.inDatabase('insert into member_lists (report) values (?)', report);
  // The person works for the office, too, and has answered somebody else's message.
  const answeredByPerson = 'update messages set assigned = ?, answered_by = ? where email = ?';
  expect(cms.inDatabase(answeredByPerson, account, account, similar[0]!)).toBe(1);
  // The person has published the website.
  const call = `insert into collegium_build_calls (id, done_until, next_at, attempts, called_by) values ('website', 1, 0, 0, ?) on conflict (id) do update set called_by = excluded.called_by`;
  expect(cms.inDatabase(call, account)).toBe(1);
  const editor = await cms.logIn('editor');
  const page = { title: `Fragen an ${email.toUpperCase()}` };
  expect((await cms.ask('PATCH', '/items/pages_translations/1', page, editor)).status).toBe(200);
  // Directus can't read the content of an entry without a file.
  const withoutFile = { type: 'text/plain', filename_download: 'x.txt', storage: 'local' };
  expect((await cms.ask('POST', '/files', withoutFile, editor)).status).toBe(200);
});

test('knows each collection with data of people, or that it has none', async () => {
  const { body } = await cms.ask('GET', '/collections', undefined, administrator);
  const all = (body.data as { readonly collection: string; readonly schema: unknown }[])
    .filter(({ schema }) => schema !== null)
    .map(({ collection }) => collection);
  const { records } = await found();
  // Content written by editors may mention an address. That does not count as personal data here.
  const content = layout('http://localhost:8080').flatMap(({ name, readers }) =>
    readers === 'everybody' || readers === 'members' ? [name] : [],
  );
  const rest = all.filter((name) => !(name in records) && !content.includes(name));
  expect(rest.toSorted()).toEqual([
    // A canary, keyed hashes that are kept for a day at most, addresses of public content, spent proofs, and the seed's records.
    ...['collegium_canary', 'collegium_counts', 'collegium_links', 'collegium_proofs'],
    'collegium_seeds',
    ...['directus_collections', 'directus_extensions', 'directus_fields', 'directus_folders'],
    ...['directus_migrations', 'directus_permissions', 'directus_policies', 'directus_relations'],
    ...['directus_roles', 'directus_settings', 'directus_translations'],
    ...['mail_texts', 'mail_texts_translations'],
    // A name in such a list counts as a mention.
    'member_lists',
  ]);
});

test('finds what the person left in each place', async () => {
  const { records, mentions } = await found();
  const numbers = Object.fromEntries(
    Object.entries(records).flatMap(([name, rows]) =>
      rows.length > 0 ? [[name, rows.length]] : [],
    ),
  );
  expect(numbers).toEqual({
    messages: 1,
    subscribers: 1,
    directus_users: 1,
    change_requests: 1,
    collegium_build_calls: 1,
    // One token to confirm and one to unsubscribe.
    newsletter_tokens: 2,
    // A message, a sign-up, a change request and an invitation.
    outgoing_mails: 4,
    directus_sessions: 1,
    directus_files: 1,
    directus_presets: 1,
    directus_comments: 1,
    directus_notifications: 1,
    directus_activity: expect.any(Number) as number,
    directus_revisions: expect.any(Number) as number,
  });
  const text = JSON.stringify(records);
  for (const word of [...Object.values(left), email]) {
    const isMention = word === left.list;
    expect([word, text.includes(word)]).toEqual([word, !isMention]);
  }
  for (const other of similar) expect(text).not.toContain(`${left.message}${other}`);
  expect(mentions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ collection: 'pages_translations', item: 1, isDeleted: false }),
      expect.objectContaining({ collection: 'member_lists', isDeleted: true }),
      expect.objectContaining({ collection: 'directus_revisions', isDeleted: true }),
      expect.objectContaining({ collection: 'directus_files', isDeleted: true }),
    ]),
  );
});

test('exports everything in a file that nobody else reads, without passwords and tokens', async () => {
  const file = join(cms.temp, 'person.json');
  const { code, output } = await person(email, '--export', file);
  expect(output).toContain(`Written to ${file}.`);
  expect(code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { exported_at: at, ...exported } = JSON.parse(await readFile(file, 'utf8')) as Found & {
    readonly exported_at: string;
  };
  expect(Date.parse(at)).not.toBeNaN();
  expect(exported).toEqual(await found());
  const text = JSON.stringify(exported);
  const [session] = cms.rowsInDatabase(
    `select token from directus_sessions where user = '${account}'`,
  );
  const [user] = cms.rowsInDatabase(`select password from directus_users where id = '${account}'`);
  expect(text).not.toContain(session!['token']);
  expect(text).not.toContain(user!['password']);
  const again = await person(email, '--export', file);
  expect(again.code).toBe(1);
  expect(again.output).toContain(
    `${file}: expected the name of a new file, found one that exists.`,
  );
});

test.each([
  [[], /^Expected an e-mail address/],
  [['klara'], /^Expected an e-mail address/],
  [[email, '--remove'], /^Expected an e-mail address/],
  [[email, '--delete'], /^Expected `--yes`, since there is no terminal to ask in\.\n$/],
  [['nobody@example.org'], /^nobody@example\.org: nothing is stored with this address\.\n$/],
])('says in one line what is wrong with %j', async (args, line) => {
  const { code, output } = await person(...args);
  expect(output).toMatch(line);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('says in one line that Directus does not run, or refuses the token', async () => {
  await cms.goAway();
  const away = await person(email);
  await cms.comeBack();
  expect(away.output).toMatch(/^CMS_PORT: [^\n]+\n$/);
  expect(away.code).toBe(1);
  const token = await keptSecret(cms.data, 'SEED_TOKEN');
  cms.inDatabase('update directus_users set token = ? where token = ?', 'x'.repeat(64), token);
  const refused = await person(email);
  cms.inDatabase('update directus_users set token = ? where token = ?', token, 'x'.repeat(64));
  expect(refused.output).toMatch(/^SEED_TOKEN: [^\n]+\n$/);
  expect(refused.code).toBe(1);
});

test('gives members what is stored with their account, and nothing of others', async () => {
  const own = await cms.read({ method: 'GET', path: ownDataPath }, member);
  expect(own.status).toBe(200);
  const { data } = JSON.parse(own.text) as { readonly data: Found['records'] };
  expect(Object.keys(data).toSorted()).toEqual([
    ...['change_requests', 'collegium_build_calls'],
    ...['directus_activity', 'directus_comments', 'directus_files'],
    ...['directus_notifications', 'directus_presets', 'directus_revisions', 'directus_sessions'],
    ...['directus_users', 'outgoing_mails'],
  ]);
  for (const word of [left.phone, left.ip, left.browser, left.request, left.earlier, email]) {
    expect([word, own.text.includes(word)]).toEqual([word, true]);
  }
  // Anybody may have sent a message or a sign-up with this address.
  expect(own.text).not.toContain(left.message);
  // The office has changed the name from another network.
  const networks = new Set(data['directus_activity']!.map(({ ip }) => ip));
  expect([...networks].toSorted()).toEqual([left.ip, null]);
  cms.inDatabase(
    `update subscribers set confirmed_at = 1, state = 'confirmed' where email = ?`,
    email,
  );
  const confirmed = await cms.read({ method: 'GET', path: ownDataPath }, member);
  expect(confirmed.text).toContain('"subscribers"');

  const another = await cms.read({ method: 'GET', path: ownDataPath }, await cms.logIn('member'));
  for (const word of Object.values(left)) expect(another.text).not.toContain(word);
  expect((await cms.ask('GET', ownDataPath)).status).toBe(401);
});

test('answers administrators only', async () => {
  const bearers = await Promise.all(
    (['editor', 'inbox', 'members-editor', 'member'] as const).map((each) => cms.logIn(each)),
  );
  for (const bearer of [undefined, await cms.token(), ...bearers]) {
    for (const path of ['/collegium/person', '/collegium/person/delete']) {
      expect((await cms.ask('POST', path, { email }, bearer)).status).toBe(403);
    }
  }
});

test('deletes what is the person’s, also from the bytes of the file, and names the rest', async () => {
  const { code, output } = await person(email, '--delete', '--yes');
  expect(output).toContain('which somebody has to edit by hand:\n  pages_translations 1: title\n');
  expect(code).toBe(0);
  for (const word of Object.values(left)) {
    const isOfOthers = word === left.message;
    expect([word, await filesWith(cms.data, word)]).toEqual([word, isOfOthers ? ['data.db'] : []]);
  }
  expect(await filesWith(cms.data, account)).toEqual([]);
  for (const other of similar) {
    expect(await filesWith(cms.data, left.message + other)).toEqual(['data.db']);
  }
  const names = 'select assigned, answered_by from messages where answered_by is not null';
  expect(cms.rowsInDatabase(names)).toEqual([]);
  const calls = 'select called_by from collegium_build_calls';
  expect(cms.rowsInDatabase(calls)).toEqual([{ called_by: null }]);
});

test('finds nothing once an editor has taken the address out of the page', async () => {
  const editor = await cms.logIn('editor');
  await cms.ask('PATCH', '/items/pages_translations/1', { title: 'Fragen' }, editor);
  expect((await person(email)).output).toBe(`${email}: nothing is stored with this address.\n`);
  const messages = await cms.ask('GET', '/items/messages?fields=email', undefined, administrator);
  expect((messages.body.data as { email: string }[]).map((each) => each.email)).toEqual(similar);
});

test('leaves nothing of it in the log', () => {
  for (const word of [...Object.values(left), email]) expect(cms.output()).not.toContain(word);
});

interface Found {
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly mentions: readonly object[];
}

async function found(): Promise<Found> {
  const { body } = await cms.ask('POST', '/collegium/person', { email }, administrator);
  return body.data as Found;
}

/** Logs in, changes the phone number, and sends a change request. */
async function workAsMember(office: string): Promise<void> {
  const password = 'ein-langes-Passwort-9';
  const active = { password, status: 'active' };
  expect((await cms.ask('PATCH', `/users/${account}`, active, administrator)).status).toBe(200);
  const headers = { 'x-forwarded-for': left.ip, 'user-agent': left.browser };
  const login = { method: 'POST', path: '/auth/login', body: { email, password } };
  const { body } = await cms.askFrom(headers, login);
  ({ access_token: member } = body.data as { readonly access_token: string });
  for (const request of [
    { method: 'PATCH', path: '/users/me', body: { phone: left.phone } },
    { method: 'PATCH', path: '/users/me', body: { phone: '1' } },
    {
      method: 'POST',
      path: '/items/change_requests',
      body: { text: left.request, language: 'de' },
    },
  ]) {
    expect((await cms.askFrom(headers, request, member)).status).toBeLessThan(300);
  }
  const name = { first_name: 'Klara' };
  expect((await cms.ask('PATCH', `/users/${account}`, name, office)).status).toBe(200);
  await waitForMail();
}

/**
 * Creates the data of a person who also worked in Directus: a list, a comment, a picture, an
 * export.
 */
async function leaveInInterface(): Promise<void> {
  const asAdministrator = (path: string, body: object) =>
    cms.ask('POST', path, body, administrator);
  const preset = { collection: 'pages', bookmark: left.preset, user: account };
  expect((await asAdministrator('/presets', preset)).status).toBe(200);
  const notification = { recipient: account, subject: 'x' };
  expect((await asAdministrator('/notifications', notification)).status).toBe(200);
  const comment = { collection: 'directus_users', item: account, comment: left.answer };
  expect((await asAdministrator('/comments', comment)).status).toBe(200);
  const avatar = await newFile(cms, administrator, {
    name: 'klara.txt',
    type: 'text/plain',
    content: 'x',
  });
  await cms.ask('PATCH', `/users/${account}`, { avatar }, administrator);
  await newFile(cms, administrator, {
    name: 'export.csv',
    type: 'text/csv',
    content: `email\n${email}\n`,
  });
}

async function waitForMail(): Promise<void> {
  const waiting = () =>
    Promise.resolve(cms.rowsInDatabase(`select id from outgoing_mails where state = 'waiting'`));
  expect(await soon(waiting, ({ length }) => length === 0)).toEqual([]);
}

function keyIn({ body }: { readonly body: { readonly data?: unknown } }): string {
  return (body.data as { readonly id: string }).id;
}

/** Runs `npm run cms:person` without a terminal. */
async function person(
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'cms/person.ts', ...args], {
    env: { PATH, HOME, TMPDIR, ...placesOf(cms.data, cms.ports) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
