import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { demoPeople } from '../../cms/people.ts';
import { publicFolder } from '../../cms/schema/commonFields.ts';
import { endOtherSessionsPath } from '../../contract/members/links.ts';
import { memberRoles } from '../../contract/members/roles.ts';
import { challengePath, messagesPath, subscribersPath } from '../../contract/forms/door.ts';
import { askAsWritten, type Written } from './askAsWritten.ts';
import { checkCms } from './commands.ts';
import { newMessage, sendMessage } from './forms/door.ts';
import { keptSecret, newInstallation, passwordOf, type Request } from './installation.ts';
import { sharedEnvironment } from './shared/server.ts';
import { soon } from './soon.ts';
import { spellingsOf } from './spellings.ts';

/** What the guard adds to Directus' own rights, tried on one Directus from its first start on. */
const cms = await newInstallation({ fromNothing: true });

let administrator: string;
let editor: string;
let office: string;
let member: string;

beforeAll(async () => {
  await cms.start({
    environment: {
      ...sharedEnvironment(cms.ports),
      CMS_LOCK_SECONDS: '3600',
      // Longer than the requests of that test take.
      RATE_LIMITER_DURATION: '120',
    },
  });
  administrator = await cms.signIn('administrator');
  editor = await cms.signIn('editor');
  office = await cms.signIn('members-editor');
  member = await cms.signIn('member');
}, 900_000);

afterAll(() => cms.remove());

const { email: known } = demoPeople.member;
const unknown = 'nobody@example.org';
const invitation = (email: string) => ({ email, role: memberRoles.vhm });

test('from the first start on, nothing of a deleted message stays in the file', async () => {
  const word = 'Kanarienvogelgeheimnis';
  const message = await newMessage(cms.url, { name: word, message: `${word} `.repeat(50) });
  expect((await sendMessage(cms.url, message)).told).toBe('stored');
  const [stored] = await items<{ id: number }>(`/items/messages?filter[key][_eq]=${message.key}`);
  expect(await filesWith(word)).toContain('data.db');
  await asAdministrator('DELETE', `/items/messages/${stored!.id}`);
  expect(await filesWith(word)).toEqual([]);
});

test('counts and proofs are kept for as long as the documentation says', () => {
  const database = new DatabaseSync(join(cms.data, 'data.db'), { readOnly: true });
  const hoursIn = (table: string) =>
    database
      .prepare(`select ends_at from ${table}`)
      .all()
      .map(({ ends_at: end }) => (Number(end) - Date.now()) / 3_600_000);
  // The message of the test before this one has left both.
  const [counts, proofs] = [hoursIn('collegium_counts'), hoursIn('collegium_proofs')];
  expect(counts.length).toBeGreaterThan(0);
  expect(proofs.length).toBeGreaterThan(0);
  // docs/operating.md, Forms: an hour, a day for sign-ups, two days for the daily deletion; half an hour.
  expect(Math.max(...counts)).toBeLessThanOrEqual(48);
  expect(Math.max(...proofs)).toBeLessThanOrEqual(0.5);
  database.close();
});

describe('the spelling of an address', () => {
  const login = async () => ({ email: known, password: await passwordOf(cms.data, 'member') });

  interface Check extends Written {
    readonly status: number;
    readonly as?: () => string;
    readonly endsWithKey?: true;
  }

  /** Each check that is about certain requests, with the request that it refuses or has to see. */
  const checks: readonly Check[] = [
    {
      ...{ method: 'POST', path: '/graphql/system', status: 403 },
      // What only that endpoint knows.
      body: { query: '{ server_ping }' },
    },
    { method: 'POST', path: '/utils/hash/generate', body: { string: 'x' }, status: 403 },
    { method: 'POST', path: '/utils/hash/verify', body: { string: 'x', hash: 'x' }, status: 403 },
    { method: 'GET', path: '/utils/random/string', status: 403 },
    { method: 'POST', path: '/utils/revert/1', status: 403, endsWithKey: true },
    { method: 'POST', path: '/utils/cache/clear', status: 403 },
    { method: 'POST', path: '/utils/import/pages', status: 403, endsWithKey: true },
    {
      ...{ method: 'POST', path: '/utils/export/pages', status: 403, endsWithKey: true },
      body: { query: {}, format: 'csv' },
    },
    { method: 'POST', path: '/users/invite', body: invitation(known), status: 403 },
    {
      ...{ method: 'POST', path: '/users/invite', body: invitation(known), status: 403 },
      as: () => editor,
    },
    { method: 'POST', path: '/auth/login', body: { email: unknown, password: 'x' }, status: 401 },
    { method: 'POST', path: '/auth/password/request', body: { email: unknown }, status: 204 },
    { method: 'GET', path: '/items/collegium_canary', status: 403, endsWithKey: true },
    { method: 'POST', path: messagesPath, body: {}, status: 403 },
    { method: 'POST', path: subscribersPath, body: {}, status: 403 },
    { method: 'GET', path: challengePath, status: 200 },
    { method: 'POST', path: endOtherSessionsPath, body: {}, status: 401 },
  ];

  test.each(checks)('$method $path has no other that is answered', async (check) => {
    const { method, path, body, status, as, endsWithKey = false } = check;
    const headers = {
      'x-forwarded-for': '198.51.100.99',
      ...(as && { authorization: `Bearer ${as()}` }),
    };
    const ask = (spelled: string) =>
      askAsWritten(cms.url, { method, path: spelled, body, headers });
    expect((await ask(path)).status).toBe(status);
    const spellings = spellingsOf(path);
    expect(spellings.length).toBeGreaterThanOrEqual(40);
    const answered: string[] = [];
    for (const spelling of spellings) {
      const answer = await ask(spelling);
      // What is in normal form, such as `login%20`, is another address, at which nothing is. A key, such as a
      // collection's name, has no normal form: all of them are refused.
      const isRefused = [400, 404, ...(endsWithKey ? [403] : [])].includes(answer.status);
      if (!isRefused) answered.push(`${spelling}: ${answer.status}`);
    }
    expect(answered).toEqual([]);
  });

  test('leads to no session, whatever the password', async () => {
    const body = await login();
    for (const path of spellingsOf('/auth/login')) {
      const { text } = await askAsWritten(cms.url, { method: 'POST', path, body });
      expect({ path, isToken: text.includes('token') }).toEqual({ path, isToken: false });
    }
    const own = await askAsWritten(cms.url, { method: 'POST', path: '/auth/login', body });
    expect(own.text).toContain('access_token');
  });

  test('with a slash at its end is the same, as Directus’ own clients write it', async () => {
    for (const { method, path, body, status, as } of checks.slice(0, 9)) {
      const headers = as && { authorization: `Bearer ${as()}` };
      const written = { method, path: `${path}/`, body, ...(headers && { headers }) };
      expect((await askAsWritten(cms.url, written)).status).toBe(status);
    }
    expect((await cms.ask('GET', '/extensions/', undefined, administrator)).status).toBe(200);
  });

  test('is checked by the words of all routes of this Directus', async () => {
    for (const path of [
      '/Server/ping',
      '/FILES',
      '/robots.TXT',
      '/collections/pages/../x',
      '/Presets',
    ]) {
      expect((await askAsWritten(cms.url, { method: 'GET', path })).status).toBe(400);
    }
    expect((await askAsWritten(cms.url, { method: 'GET', path: '/server/ping' })).status).toBe(200);
  });
});

test('an editor learns nothing of accounts by inviting', async () => {
  const answers = await Promise.all(
    [known, unknown, demoPeople.administrator.email].map((email) =>
      cms.ask('POST', '/users/invite', invitation(email), editor),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
  // Who looks after members invites them.
  expect((await cms.ask('POST', '/users/invite', invitation(known), office)).status).toBe(204);
});

describe('sizes of pictures', () => {
  let picture: string;

  beforeAll(async () => {
    const photo = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#17665a' },
    })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('folder', publicFolder);
    form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const response = await fetch(`${cms.url}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}` },
      body: form,
    });
    ({ id: picture } = ((await response.json()) as { data: { id: string } }).data);
  });

  test('nobody makes Directus scale to a size of their own', async () => {
    const before = await readdir(join(cms.data, 'uploads'));
    const wishes = Array.from({ length: 200 }, (_, index) => {
      const [width, quality] = [index + 1, (index % 100) + 1];
      return [
        `width=${width}`,
        `height=${width}&fit=cover`,
        `quality=${quality}`,
        `format=webp&quality=${quality}`,
        `key=website-480-webp&width=${width}`,
        `transforms=[["rotate",${width}]]`,
        `key=own-${width}`,
        `focal_point_x=${width}&focal_point_y=1&width=9&height=9`,
      ][index % 8]!;
    });
    const statuses = await Promise.all(
      wishes.map(async (wish) => (await cms.ask('GET', `/assets/${picture}?${wish}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await readdir(join(cms.data, 'uploads'))).toEqual(before);
  });

  test('the website and Directus have theirs', async () => {
    const keys = ['website-480-webp', 'website-1600-jpg', 'website-text', 'system-medium-cover'];
    for (const key of keys) {
      const response = await fetch(`${cms.url}/assets/${picture}?key=${key}`);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });
});

describe('the wording of mails', () => {
  const textOf = async (key: string) => {
    const filter = `filter[mail_texts_id][key][_eq]=${key}&filter[language][_eq]=de`;
    const [text] = await items<{ id: number; mail_texts_id: number }>(
      `/items/mail_texts_translations?${filter}`,
    );
    return text!;
  };
  const secrets = ['invitation', 'password_reset', 'newsletter_confirm', 'newsletter_foot'];
  const trap = { body: 'Hier: https://elsewhere.example/?t={{link}}' };

  test.each(secrets)('is administrators’ where the mail holds a secret: %s', async (key) => {
    const { id, mail_texts_id: mail } = await textOf(key);
    const path = '/items/mail_texts_translations';
    const mine = await textOf('newsletter_welcome');
    const nested = { translations: { update: [{ id, subject: 'x' }] } };
    const ways: readonly Request[] = [
      { method: 'PATCH', path: `${path}/${id}`, body: { subject: 'x' } },
      { method: 'PATCH', path, body: { keys: [mine.id, id], data: { subject: 'x' } } },
      { method: 'PATCH', path, body: [{ id, subject: 'x' }] },
      { method: 'PATCH', path: `${path}/${mine.id}`, body: { mail_texts_id: mail } },
      { method: 'PATCH', path: `${path}/${mine.id}`, body: { mail_texts_id: { id: mail } } },
      { method: 'POST', path, body: { mail_texts_id: mail, language: 'de', subject: 'x' } },
      { method: 'PATCH', path: `/items/mail_texts/${mail}`, body: nested },
      {
        ...{ method: 'PATCH', path: `/items/mail_texts/${mail}` },
        body: { translations: [{ language: 'de', subject: 'x' }] },
      },
      { method: 'DELETE', path: `${path}/${id}` },
      { method: 'DELETE', path: `/items/mail_texts/${mail}` },
    ];
    for (const { method, path: way, body } of ways) {
      const { status } = await cms.ask(method, way, body, editor);
      expect({ method, way, status }).toEqual({ method, way, status: 403 });
    }
    expect(await textOf(key)).toEqual(expect.objectContaining({ id, mail_texts_id: mail }));
    const fine = await cms.ask('PATCH', `${path}/${id}`, { button: 'Weiter' }, administrator);
    expect(fine.status).toBe(200);
  });

  test('leads nothing to another website, whoever writes it', async () => {
    const secret = await textOf('password_reset');
    const path = `/items/mail_texts_translations/${secret.id}`;
    const refused = await cms.read({ method: 'PATCH', path, body: trap }, administrator);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(
      '{{link}} und {{unsubscribe}} müssen allein in einer Zeile stehen',
    );
    const own = await textOf('newsletter_welcome');
    const address = { body: 'https://elsewhere.example/?m={{email}}' };
    const answer = await cms.read(
      { method: 'PATCH', path: `/items/mail_texts_translations/${own.id}`, body: address },
      editor,
    );
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('dürfen nicht Teil einer Adresse sein');
  });

  test('that was stored before sends the link by itself, and the check names it', async () => {
    const { id } = await textOf('password_reset');
    const database = new DatabaseSync(join(cms.data, 'data.db'));
    database.exec('pragma busy_timeout = 10000');
    const set = database.prepare('update mail_texts_translations set body = ? where id = ?');
    set.run(trap.body, id);
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.administrator.email });
    const [mail] = await soon(
      async () =>
        (await cms.caughtMail()).filter(({ to }) => to === demoPeople.administrator.email),
      (found) => found.length > 0,
    );
    expect(mail!.text).toContain('Hier: https://elsewhere.example/?t=\n');
    expect(mail!.text.split('\n').filter((line) => line.includes('token='))).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+\/admin\/reset-password\?token=\S+$/),
    ]);
    const { output } = await checkCms(cms.data, cms.ports);
    expect(output).toContain(
      'mail_texts password_reset (de): expected links in lines of their own',
    );
    set.run(null, id);
    database.close();
  });
});

describe('the address of the office', () => {
  const officeMails = (name: string) =>
    soon(
      async () => (await cms.caughtMail()).filter(({ subject }) => subject.includes(name)),
      (found) => found.length > 0,
    );

  test('is not the one that editors write', async () => {
    const emails = [{ email: 'evil@elsewhere.example', primary: true }];
    expect((await cms.ask('PATCH', '/items/company', { emails }, editor)).status).toBe(200);
    expect(
      (await cms.ask('PATCH', '/settings', { office_email: 'e@x.example' }, editor)).status,
    ).toBe(403);
    const message = await newMessage(cms.url, { name: 'Berta Umweg' });
    expect((await sendMessage(cms.url, message)).told).toBe('stored');
    // data/embedded/association/company.json
    expect((await officeMails('Berta Umweg')).map(({ to }) => to)).toEqual(['info@vhm.example']);
  });

  test('is missed by the forms and by the check where there is none', async () => {
    await asAdministrator('PATCH', '/settings', { office_email: null });
    const message = await newMessage(cms.url, { name: 'Ohne Empfang' });
    expect(await sendMessage(cms.url, message)).toMatchObject({
      ...{ status: 503, told: 'SERVICE_UNAVAILABLE' },
    });
    const wish = { text: 'Neue Adresse', language: 'de' };
    const asked = await cms.ask('POST', '/items/change_requests', wish, member);
    expect(asked.status).toBe(503);
    const { output } = await checkCms(cms.data, cms.ports);
    expect(output).toContain('office_email: expected the e-mail address of the office, found none');
    await asAdministrator('PATCH', '/settings', { office_email: 'info@vhm.example' });
    expect((await cms.ask('POST', '/items/change_requests', wish, member)).status).toBe(204);
  });
});

describe('an IPv6 network', () => {
  const from = (network: string) => (host: number) => ({
    'x-forwarded-for': `${network}:${(host + 1).toString(16)}::${host + 1}`,
  });

  test('counts as one for wrong passwords', async () => {
    const at = from('2001:db8:1:1');
    const path = '/auth/login';
    const { email } = demoPeople.editor;
    const right = { email, password: await passwordOf(cms.data, 'editor') };
    for (let host = 0; host < 11; host += 1) {
      await cms.askFrom(at(host), { method: 'POST', path, body: { email, password: 'wrong' } });
    }
    const logIn = (headers: Readonly<Record<string, string>>) =>
      cms.askFrom(headers, { method: 'POST', path, body: right });
    expect((await logIn(at(99))).status).toBe(401);
    expect((await logIn(from('2001:db8:1:2')(1))).status).toBe(200);
  });

  test('counts as one for mails with a new password', async () => {
    const at = from('2001:db8:2:2');
    const everybody = Array.from({ length: 12 }, (_, index) => `network-${index}@example.org`);
    const users = everybody.map((email) => ({ email, password: 'a-long-password' }));
    await asAdministrator('POST', '/users', users);
    for (const [host, email] of everybody.entries()) {
      const body = { email };
      await cms.askFrom(at(host), { method: 'POST', path: '/auth/password/request', body });
    }
    const sent = await soon(
      async () => (await cms.caughtMail()).filter(({ to }) => everybody.includes(to)),
      (found) => found.length >= 10,
    );
    // Ten from one network in an hour, docs/operating.md.
    expect(sent).toHaveLength(10);
  });

  test('counts as one for requests', async () => {
    const at = from('2001:db8:3:3');
    const ping = (host: number) =>
      askAsWritten(cms.url, { method: 'GET', path: '/server/ping', headers: at(host) });
    const statuses: number[] = [];
    for (let host = 0; host < 2100; host += 50) {
      const some = Array.from({ length: 50 }, (_, index) => ping(host + index));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    // 2,000 requests, docs/operating.md.
    expect(statuses.filter((status) => status === 200)).toHaveLength(2000);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });
});

test('no export gives a spreadsheet a formula, of whatever it is', async () => {
  const formula = '=HYPERLINK("https://elsewhere.example")';
  const headers = { 'user-agent': formula, 'x-forwarded-for': '198.51.100.55' };
  const body = { email: known, password: await passwordOf(cms.data, 'member') };
  await cms.askFrom(headers, { method: 'POST', path: '/auth/login', body });
  await asAdministrator('PATCH', `/users/${demoPeople.member.id}`, { last_name: formula });
  for (const path of ['/activity', '/users', '/revisions']) {
    for (const format of ['csv', 'csv_utf8']) {
      const request = { method: 'GET', path: `${path}?limit=-1&export=${format}` };
      const { text } = await cms.read(request, administrator);
      expect(text).toContain(`'=HYPERLINK`);
      expect(text.match(/.(?==HYPERLINK)/g)!.every((before) => before === `'`)).toBe(true);
    }
  }
});

test('each answer says that it is what it says', async () => {
  const paths = [
    '/server/ping',
    '/items/pages?limit=1',
    '/users',
    '/admin',
    '/nothing',
    '/auth//x',
  ];
  for (const path of paths) {
    const { headers } = await askAsWritten(cms.url, { method: 'GET', path });
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
});

describe('too much at once', () => {
  const questions = (count: number) => ({
    query: `{ ${Array.from({ length: count }, (_, index) => `a${index}: news(limit: 1) { id }`).join(' ')} }`,
  });
  const nested = (levels: number) => `${'{"_and":['.repeat(levels)}{"id":1}${']}'.repeat(levels)}`;
  const search = (filter: unknown): Request => ({
    ...{ method: 'SEARCH', path: '/items/news', body: { query: { filter } } },
  });

  test('aliases make no more of one request than a page needs', async () => {
    for (const bearer of [undefined, member, editor]) {
      expect((await cms.ask('POST', '/graphql', questions(21), bearer)).status).toBe(400);
      expect((await cms.ask('POST', '/graphql', questions(20), bearer)).status).toBe(200);
    }
    expect((await cms.ask('POST', '/graphql', questions(40), administrator)).status).toBe(200);
  });

  test.each<[string, Request]>([
    ['998 conditions', search({ _or: Array.from({ length: 998 }, (_, id) => ({ id })) })],
    ['33,000 values', search({ id: { _in: Array.from({ length: 33_000 }, (_, id) => id) } })],
    ['200 levels', search(JSON.parse(nested(200)))],
    [
      '200 levels in the address',
      { method: 'GET', path: `/items/news?filter=${encodeURIComponent(nested(200))}` },
    ],
    [
      '998 conditions in a variable',
      {
        ...{ method: 'POST', path: '/graphql' },
        body: {
          query: 'query ($f: news_filter) { news(filter: $f) { id } }',
          variables: { f: { _or: Array.from({ length: 998 }, (_, id) => ({ id: { _eq: id } })) } },
        },
      },
    ],
    ['an object for a word', { method: 'GET', path: '/items/news?meta[a]=1' }],
    ['a word for an object', { method: 'GET', path: '/items/news?aggregate=x' }],
    ['an object for a field', { method: 'GET', path: '/items/news?aggregate[count][a]=x' }],
    ['half a character', { method: 'GET', path: '/assets/%FF' }],
  ])('%s is the visitor’s mistake, and no failure', async (_what, request) => {
    const { status } = await askAsWritten(cms.url, request);
    expect(status).toBe(400);
  });

  test.each(['GET', 'SEARCH'])('aliases read no more than 20 relations, by %s', async (method) => {
    const status = async (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `a${index}`);
      const fields = names.map((name) => `${name}.title`);
      const alias = Object.fromEntries(names.map((name) => [name, 'translations']));
      const inAddress = `${names.map((name) => `alias[${name}]=translations`).join('&')}&fields=${fields.join()}`;
      const request = method === 'GET' ? `?${inAddress}` : '';
      const body = method === 'GET' ? undefined : { query: { fields, alias } };
      return (await cms.ask(method, `/items/news${request}`, body)).status;
    };
    expect(await status(20)).toBe(200);
    expect(await status(21)).toBe(400);
  });

  test('a query follows no more than six relations behind each other', async () => {
    const stars = (count: number) =>
      cms.ask('GET', `/items/news?fields=${Array(count).fill('*').join('.')}`);
    expect((await stars(6)).status).toBe(200);
    expect((await stars(7)).status).toBe(400);
  });

  test('an object is no password', async () => {
    for (const password of [{}, { a: 1 }, ['a-long-password']]) {
      expect((await cms.ask('PATCH', '/users/me', { password }, member)).status).toBe(400);
    }
  });

  test('so is a list where an e-mail address belongs', async () => {
    const wrong = [['a@example.org'], { a: 1 }, 7];
    for (const email of wrong) {
      for (const [path, bearer] of [
        ['/auth/login', undefined],
        ['/auth/password/request', undefined],
        ['/users', office],
      ] as const) {
        const body = { email, password: 'x', role: memberRoles.vhm };
        const { status } = await cms.ask('POST', path, body, bearer);
        expect([path, email, status]).toEqual([path, email, 400]);
      }
    }
  });
});

test('a record that nobody may read tells as soon as somebody can', async () => {
  const collection = 'collegium_canary';
  const told = 'expected no readers, found everybody, Member (VHM and ADT), Member (VHM).';
  expect(cms.output()).not.toContain('expected no readers');
  expect((await items(`/items/${collection}`)).length).toBe(1);
  const policies = await items<{ id: string; name: string }>('/policies?limit=-1&fields=id,name');
  const rights = policies
    .filter(({ name }) => ['$t:public_label', 'Member (VHM)'].includes(name))
    .map(({ id: policy }) => ({ policy, collection, action: 'read', fields: ['*'] }));
  const made = (await asAdministrator('POST', '/permissions', rights)) as {
    id: number;
    collection: string;
  }[];

  await soon(
    () => Promise.resolve(cms.output()),
    (output) => output.includes('expected no readers'),
  );
  expect(cms.output()).toContain(told);
  const subject = 'Directus gibt Geschütztes heraus';
  const mails = await soon(
    async () => (await cms.caughtMail()).filter((mail) => mail.subject.startsWith(subject)),
    (found) => found.length > 0,
  );
  expect(mails.map(({ to }) => to)).toEqual([demoPeople.administrator.email]);
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toContain(
    'Threat model, “… read or change what is not theirs in Directus”: expected 403 for GET /items/collegium_canary, found 200.',
  );
  expect(output).toContain('collegium_canary: expected rights for nobody, found 2');
  await asAdministrator(
    'DELETE',
    '/permissions',
    made.filter((each) => each.collection === collection).map(({ id }) => id),
  );
});

test('the check tells version, licence and what version 12 would license, and that the rest holds', async () => {
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toMatch(
    /^Directus 11\.\d+\.\d+, licence BUSL-1\.1\. In use of what version 12 licenses: \d+ collections, \d+ permissions with rules or for single fields, 3 flows\.$/m,
  );
  expect(output).not.toContain('Threat model');
});

async function asAdministrator(method: string, path: string, body?: unknown): Promise<unknown> {
  const token = await keptSecret(cms.data, 'SEED_TOKEN');
  const answer = await cms.ask(method, path, body, token);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

async function items<Item>(path: string): Promise<readonly Item[]> {
  return (await asAdministrator('GET', path)) as readonly Item[];
}

async function filesWith(word: string): Promise<string[]> {
  const names = (await readdir(cms.data)).filter((name) => name.startsWith('data.db'));
  const contents = await Promise.all(names.map((name) => readFile(join(cms.data, name))));
  return names.filter((_, index) => contents[index]!.includes(word));
}
