import { createServer } from 'node:http';
import { demoPeople } from '../../cms/people.ts';
import { publicFolder } from '../../contract/files.ts';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { policyIds } from '../../cms/access/policyIds.ts';
import { keptSecret, pathOf, type Answer } from './installation.ts';
import {
  administratorsOnly,
  allowed,
  personOf,
  rightsOf,
  roles,
  table,
  type Role,
} from './rights.ts';
import { sendFile } from './sendFile.ts';
import { soon } from './soon.ts';
import { sharedCms } from './sharedCms.ts';
import { furtherWaysToWrite, get, payloads } from './ways.ts';

/**
 * Compares every role, collection, field and action of a real Directus with the table in rights.ts,
 * and tests ways in which an editor could gain rights. Each right is tested with a real request.
 */
const cms = await sharedCms();

let bearers: Readonly<Record<Role | 'administrator', string | undefined>>;
/** All collections with a table, and their fields. */
let collections: ReadonlyMap<string, Collection>;

interface Collection {
  readonly name: string;
  readonly fields: readonly string[];
  readonly key: string;
  readonly keyType: string | undefined;
  readonly singleton: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const personal = Object.keys(personOf) as (keyof typeof personOf)[];

beforeAll(async () => {
  const [administrator, build, ...people] = await Promise.all([
    keptSecret(cms.data, 'SEED_TOKEN'),
    cms.token(),
    ...personal.map(async (role) => [role, await cms.logIn(personOf[role])] as const),
  ]);
  const own = Object.fromEntries(people) as Record<keyof typeof personOf, string>;
  bearers = { anonymous: undefined, ...own, build, administrator };
  collections = await readCollections();
  await leaveSomethingOfEditors();
});

test('the table names no collection that is not there', () => {
  const missing = Object.keys(table).filter((name) => !collections.has(name));
  expect(missing).toEqual([]);
  expect(collections.size).toBeGreaterThan(60);
});

/**
 * Collections without an address of their own, or for which Directus checks something else before
 * rights.
 */
const withoutItems: readonly string[] = [
  ...['directus_collections', 'directus_fields', 'directus_relations', 'directus_migrations'],
  ...['directus_sessions', 'directus_extensions', 'directus_versions', 'directus_deployments'],
  ...['directus_deployment_projects', 'directus_deployment_runs'],
];

/**
 * For these collections, Directus compares a change with existing items before it checks rights.
 */
const judgedFirst = [
  'directus_translations',
  // Its hook refuses an invalid list, so the test has no item that it could change.
  'member_lists',
];

/** Fields that change only together with the file itself; see the tests of files. */
const fixed = ['storage', 'filename_disk', 'type', 'metadata'];

describe.each(roles)('%s', (role) => {
  test('reads the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'read', (each) => readable(each, role));
    expect(found).toEqual(expected);
  });

  test('changes the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'update', (each) => changeable(each, role));
    expect(found).toEqual(expected);
  });

  test('creates with the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'create', (each) => creatable(each, role));
    expect(found).toEqual(expected);
  });

  test('deletes what the table says', async () => {
    const found = await Promise.all(
      withItems().map(async (each) => [each.name, await mayDelete(each, role)]),
    );
    const expected = withItems().map(({ name }) => [name, Boolean(rightsOf(name, role).delete)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});

test('the administrator may do all of it', async () => {
  const everywhere = withItems();
  const blind = await Promise.all(
    everywhere.map(async (each) => {
      const fields = await readable(each, 'administrator');
      return fields.length < each.fields.length ? [each.name] : [];
    }),
  );
  expect(blind.flat()).toEqual([]);
  const content = everywhere.filter(({ name }) => !name.startsWith('directus_'));
  const changed = await Promise.all(content.map((each) => changeable(each, 'administrator')));
  expect(changed).toEqual(content.map((each) => writable(each)));
});

test('an editor’s work goes on: an item is written, changed and deleted', async () => {
  const news = {
    date: '2026-11-22',
    section: 'news',
    translations: [{ language: 'de', slug: 'tagung', title: 'Tagung', description: 'Tagung' }],
  };
  const { body } = await asEditor('POST', '/items/news', news);
  const { id } = body.data as { readonly id: number };
  expect((await asEditor('PATCH', `/items/news/${id}`, { author: 'Edda' })).status).toBe(200);
  expect((await asEditor('PATCH', '/items/project', { newsletter: true })).status).toBe(200);
  expect((await asEditor('POST', '/utils/sort/news', { item: id, to: 1 })).status).toBe(200);
  expect((await asEditor('DELETE', `/items/news/${id}`)).status).toBe(204);
});

test('only items that exist are sorted', async () => {
  for (const body of [
    { item: 9_999_999, to: 1 },
    { item: 1, to: 9_999_999 },
    { item: 'x', to: 'y' },
  ]) {
    expect((await asEditor('POST', '/utils/sort/news', body)).status).toBe(403);
  }
});

test('an editor’s preset is their own, also where the request names nobody', async () => {
  const { body } = await asEditor('POST', '/presets', { collection: 'pages', layout: 'tabular' });
  expect(body.data).toMatchObject({ user: demoPeople.editor.id });
});

describe('an editor’s files', () => {
  let file: string;
  let other: { readonly id: string; readonly filename_disk: string };

  beforeAll(async () => {
    file = ((await upload({})).body.data as { id: string }).id;
    other = (await upload({})).body.data as typeof other;
  });

  test('are uploaded, described, and replaced', async () => {
    const title = await asEditor('PATCH', `/files/${file}`, { title: 'Satzung' });
    expect(title.status).toBe(200);
    const replaced = await upload({}, { type: 'application/pdf', name: 'neu.pdf', id: file });
    expect(replaced.body.data).toMatchObject({ title: 'Satzung', type: 'application/pdf' });
  });

  test.each<[string, Item]>([
    ['the disk’s name', { filename_disk: 'data.db' }],
    ['another’s place', { filename_disk: '../data.db' }],
    ['the storage', { storage: 'local' }],
    ['the type', { type: 'text/html' }],
    ['the owner', { uploaded_by: null }],
  ])('stay what they are on the disk: %s', async (_, change) => {
    const before = await fileAsStored();
    expect((await asEditor('PATCH', `/files/${file}`, change)).status).toBe(403);
    expect(await fileAsStored()).toEqual(before);
  });

  test('cannot replace another file, or choose their place on the disk', async () => {
    const inPlaceOf = { filename_disk: other.filename_disk };
    const attempts = [
      await upload(inPlaceOf),
      await upload(inPlaceOf, { id: file }),
      // Directus would ignore it with another file extension.
      await upload({ filename_disk: '../../data.txt' }, { id: file }),
      await upload({ storage: 'elsewhere' }),
      await asEditor('POST', '/files', { ...inPlaceOf, type: 'text/plain', storage: 'local' }),
      await asEditor('POST', '/files', { type: 'text/html', filename_download: 'x.html' }),
    ];
    expect(attempts.map(({ status }) => (status < 400 ? 'done' : 'refused'))).toEqual(
      attempts.map(() => 'refused'),
    );
    const { text } = await cms.read(get(`/assets/${other.id}`), bearers.administrator);
    expect(text).toBe('An upload');
  });

  test.each(['text/html', 'text/javascript', 'application/xhtml+xml', 'text/xml', 'video/mp4'])(
    'are none of the kind %s',
    async (type) => {
      expect((await upload({}, { type, name: 'x.txt' })).status).toBe(400);
    },
  );

  test('run nothing where Directus shows them', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { body } = await upload({}, { type: 'image/svg+xml', name: 'x.svg', content: drawing });
    const { id } = body.data as { readonly id: string };
    const response = await fetch(`${cms.url}/assets/${id}`, {
      headers: { authorization: `Bearer ${bearers.editor!}` },
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  const fileAsStored = async () =>
    (await cms.ask('GET', `/files/${file}`, undefined, bearers.administrator)).body.data;
});

describe('an editor fetches nothing from', () => {
  test.each([
    ...['127.0.0.1', 'localhost', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'],
    ...['127.1.2.3', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ])('this computer as %s', async (host) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/plain').end('Inner');
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.address() as { readonly port: number };
    const url = `http://${host}:${port}/x.txt`;
    const before = denials();
    const answer = await asEditor('POST', '/files/import', { url });
    // Wait for the log line: if it came late, the next test would count it.
    await denied(before);
    await fetch(`http://127.0.0.1:${port}/`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect({ status: answer.status, asked }).toEqual({ status: 503, asked: 1 });
  });

  test.each([
    ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254', '198.18.0.1'],
    ...['[fd00::1]', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:10.0.0.1]', '[64:ff9b::a00:1]'],
  ])('what is inside a network: %s', async (host) => {
    const before = denials();
    const answer = await asEditor('POST', '/files/import', { url: `http://${host}/x.txt` });
    expect(answer.status).toBe(503);
    // No server runs at this address. Only the log shows that Directus did not try to connect.
    await denied(before);
    expect(denials()).toBe(before + 1);
  });

  const denials = () => cms.output().split('resolves to a denied IP address').length;
  const denied = (before: number) =>
    soon(
      () => Promise.resolve(denials()),
      (count) => count > before,
    );

  test('the mails, not even with the key of their page', async () => {
    const key = await keptSecret(cms.data, 'MAIL_KEY');
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.administrator.email });
    for (const path of ['', 'messages', `${key}/`, `${key}/messages`]) {
      const answer = await asEditor('POST', '/files/import', { url: `${cms.mail}/${path}` });
      expect({ path, status: answer.status }).toEqual({ path, status: 503 });
    }
  });
});

describe('an editor becomes no more by', () => {
  const other = demoPeople.administrator.id;
  const own = demoPeople.editor.id;
  let before: unknown;

  beforeAll(async () => {
    before = await whoMayWhat();
  });

  const anything = { name: 'x', icon: 'x', trigger: 'webhook', status: 'active' };

  test.each<[string, string, string, unknown?]>([
    ['a role', 'PATCH', '/users/me', { role: null }],
    ['a policy', 'PATCH', '/users/me', { policies: { create: [{ policy: policyIds.build }] } }],
    ['a status', 'PATCH', '/users/me', { status: 'active' }],
    ['a token', 'PATCH', '/users/me', { token: 'x'.repeat(32) }],
    ['an e-mail address', 'PATCH', '/users/me', { email: 'x@example.org' }],
    ['a provider', 'PATCH', '/users/me', { provider: 'x', external_identifier: 'x' }],
    ['a second factor', 'PATCH', '/users/me', { tfa_secret: null }],
    ['somebody’s password', 'PATCH', `/users/${other}`, { password: 'abcdefgh' }],
    ['somebody’s factor', 'POST', `/users/${other}/tfa/disable`],
    ['everybody’s role', 'PATCH', '/users', { query: {}, data: { role: null } }],
    ['everybody’s end', 'DELETE', '/users', { query: {} }],
    ['the end of an account', 'DELETE', `/users/${other}`],
    ['the end of the own', 'DELETE', `/users/${own}`],
    ['an invitation', 'POST', '/users/invite', { email: 'x@example.org', role: null }],
    ['registration', 'POST', '/users/register', { email: 'x@example.org', password: 'abcdefgh' }],
    ['an account', 'POST', '/users', { email: 'x@example.org', password: 'abcdefgh' }],
    ['a policy’s rights', 'PATCH', `/policies/${policyIds.editors}`, { admin_access: true }],
    ['a new policy', 'POST', '/policies', { name: 'x', admin_access: true }],
    ['a right', 'POST', '/permissions', { collection: 'messages', action: 'read' }],
    ['access', 'POST', '/access', { user: own, policy: policyIds.build }],
    ['a new role', 'POST', '/roles', { name: 'x' }],
    ['a flow', 'POST', '/flows', anything],
    ['a flow’s step', 'POST', '/operations', { name: 'x', key: 'x', type: 'exec' }],
    ['a flow that runs by itself', 'POST', '/flows/trigger/9d1b6f0e-52c4-4c1f-8f0b-3f7a1e2d0c01'],
    ['a share', 'POST', '/shares', { collection: 'messages', item: '1', role: null }],
    ['an invitation to it', 'POST', '/shares/invite', { share: own, emails: ['x@example.org'] }],
    ['a preset of somebody', 'POST', '/presets', { user: other, collection: 'pages' }],
    ['a preset of all', 'POST', '/presets', { user: null, role: null, collection: 'pages' }],
    ['a notification', 'POST', '/notifications', { recipient: other, subject: 'x' }],
    ['a version', 'POST', '/versions', { key: 'x', name: 'x', collection: 'pages', item: '1' }],
    ['a folder', 'POST', '/folders', { name: 'x' }],
    ['the public folder', 'PATCH', `/folders/${publicFolder}`, { name: 'x' }],
    ['a setting', 'PATCH', '/settings', { public_registration: true }],
    ['a style for all', 'PATCH', '/settings', { custom_css: 'x' }],
    ['words', 'POST', '/translations', { key: 'x', language: 'de-DE', value: 'x' }],
    ['a dashboard', 'POST', '/dashboards', { name: 'x' }],
    ['history', 'POST', '/utils/revert/1'],
    ['a hash', 'POST', '/utils/hash/generate', { string: 'x' }],
    ['an import of items', 'POST', '/utils/import/pages', {}],
    [
      'an address that is followed',
      'POST',
      '/utils/resolve-redirect',
      { url: 'http://127.0.0.1/' },
    ],
    ['the schema', 'GET', '/schema/snapshot'],
    ['GraphQL', 'POST', '/graphql/system', { query: '{ users_me { id } }' }],
    ['GraphQL’s other spelling', 'POST', '/GraphQL/System/', { query: '{ users_me { id } }' }],
  ])('%s', async (...[, method, path, body]) => {
    const answer = await asEditor(method, path, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  // A query finds the accounts that the editor may read, which is only their own.
  test('a change of everybody at once', async () => {
    const languages = async () =>
      (await asAdministrator('/users?fields=id,language&sort=id')) as {
        readonly data: readonly Item[];
      };
    const { data } = await languages();
    const change = { query: {}, data: { language: 'nl-NL' } };
    expect((await asEditor('PATCH', '/users', change)).status).toBe(200);
    expect((await languages()).data).toEqual(
      data.map((each) => (each['id'] === own ? { ...each, language: 'nl-NL' } : each)),
    );
  });

  test('what others change the set-up by', async () => {
    const answers = await Promise.all(
      furtherWaysToWrite
        // Editors may sort items, and importing files is tested above.
        .filter(({ path }) => !/^\/(utils\/sort|files\/import)/.test(path))
        .map(({ method, path, body }) => asEditor(method, path, body)),
    );
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  });

  test.each(administratorsOnly)('%s', async (field) => {
    const value = /_(?:id|months|days)$/.test(field) ? 1 : 'https://example.org';
    const kept = async () => {
      const { data } = (await asAdministrator(`/items/project?fields=${field}`)) as { data: Item };
      return data[field] ?? null;
    };
    const unchanged = await kept();
    expect(unchanged).not.toBe(value);
    expect((await asEditor('PATCH', '/items/project', { [field]: value })).status).toBe(403);
    const query = {
      query: `mutation { update_project(data: { ${field}: ${JSON.stringify(value)} }) { id } }`,
    };
    const { body } = await asEditor('POST', '/graphql', query);
    expect(body.errors).toHaveLength(1);
    expect(await kept()).toEqual(unchanged);
  });

  test('any of it', async () => {
    expect(await whoMayWhat()).toEqual(before);
  });

  /** All data that identifies users or grants them rights. */
  async function whoMayWhat(): Promise<unknown> {
    const fields = 'id,email,role,status,token,provider,tfa_secret,policies';
    const paths = [
      `/users?limit=-1&sort=id&fields=${fields}`,
      ...['roles', 'policies', 'permissions', 'access', 'flows', 'operations', 'shares'].map(
        (name) => `/${name}?limit=-1&sort=id`,
      ),
      ...['folders', 'presets', 'notifications', 'dashboards', 'settings', 'extensions'].map(
        (name) => `/${name}`,
      ),
    ];
    return Promise.all(paths.map(asAdministrator));
  }
});

describe('a members’ editor', () => {
  const member = `/users/${demoPeople['member-adt'].id}`;
  const asOffice = (method: string, path: string, body?: unknown) =>
    cms.ask(method, path, body, bearers.membersEditor);
  const newMember = { email: 'neu@example.org', first_name: 'Nora', role: memberRoles.vhm };

  test('invites, blocks, changes and removes members', async () => {
    const invited = await asOffice('POST', '/users', { ...newMember, status: 'invited' });
    expect(invited.status).toBe(200);
    const path = `/users/${(invited.body.data as { readonly id: string }).id}`;
    const changes = [
      { role: memberRoles.both },
      { status: 'suspended' },
      { email: 'nora@example.org', last_name: 'Neu', member_number: '10099', practice: 'Am Markt' },
    ];
    for (const change of changes) expect((await asOffice('PATCH', path, change)).status).toBe(200);
    expect((await asOffice('DELETE', path)).status).toBe(204);
  });

  test.each<[string, string, string, unknown?]>([
    ['a member’s password', 'PATCH', member, { password: 'ein-neues-langes-passwort' }],
    ['a member’s second factor', 'POST', `${member}/tfa/disable`],
    ['a member’s token', 'PATCH', member, { token: 'x'.repeat(32) }],
    [
      'a member’s policies',
      'PATCH',
      member,
      { policies: { create: [{ policy: policyIds.editors }] } },
    ],
    ['a member who is an editor', 'PATCH', member, { role: staffRoles.editor }],
    ['a member who is a members’ editor', 'PATCH', member, { role: staffRoles.membersEditor }],
    ['a member without a role', 'PATCH', member, { role: null }],
    ['a role that is made on the way', 'PATCH', member, { role: { name: 'x' } }],
    [
      'a role that is changed on the way',
      'PATCH',
      member,
      { role: { id: memberRoles.adt, name: 'x' } },
    ],
    ['an account without a role', 'POST', '/users', { ...newMember, role: undefined }],
    ['an account of an editor', 'POST', '/users', { ...newMember, role: staffRoles.editor }],
    ['an account with a password', 'POST', '/users', { ...newMember, password: 'abcdefghijkl' }],
    ['an editor’s address', 'PATCH', `/users/${demoPeople.editor.id}`, { email: 'x@example.org' }],
    ['an editor’s status', 'PATCH', `/users/${demoPeople.editor.id}`, { status: 'suspended' }],
    ['an editor', 'DELETE', `/users/${demoPeople.editor.id}`],
    ['an administrator', 'DELETE', `/users/${demoPeople.administrator.id}`],
    ['the own role', 'PATCH', '/users/me', { role: memberRoles.vhm }],
    ['the own address', 'PATCH', '/users/me', { email: 'x@example.org' }],
    [
      'an editor and a member at once',
      'PATCH',
      '/users',
      {
        keys: [demoPeople.editor.id, demoPeople['member-adt'].id],
        data: { status: 'suspended' },
      },
    ],
    ['a page of the website', 'PATCH', '/items/pages/1', { status: 'draft' }],
    [
      'a file of the website',
      'PATCH',
      '/files',
      {
        query: { filter: { folder: { _eq: publicFolder } } },
        data: { title: 'x' },
      },
    ],
    ['a setting of the website', 'PATCH', '/items/project', { newsletter: false }],
  ])('does not change or make %s', async (...[, method, path, body]) => {
    const before = await accounts();
    const { status } = await asOffice(method, path, body);
    // A change by query returns the changed items. Here it finds none, so the status is 200.
    const isSearch = path === '/files' && status === 200;
    expect(isSearch || (status >= 400 && status < 500)).toBe(true);
    expect(await accounts()).toEqual(before);
  });

  test('does not change a member who also works in Directus, whom they see', async () => {
    const administrator = bearers.administrator;
    const policies = { create: [{ policy: { id: policyIds.editors } }] };
    await cms.ask('PATCH', member, { policies }, administrator);
    const before = await accounts();
    for (const change of [{ email: 'x@example.org' }, { status: 'suspended' }, { phone: '1' }]) {
      expect((await asOffice('PATCH', member, change)).status).toBe(403);
    }
    expect((await asOffice('DELETE', member)).status).toBe(403);
    const { email } = demoPeople['member-adt'];
    const list = (phone: string) => ({ list: `email;association;phone\n${email};ADT;${phone}` });
    const { status, body } = await asOffice('POST', '/items/member_lists', list('1'));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`${email} hat in Directus weitere Rechte`);
    // A list that changes nothing of the account is taken.
    expect((await asOffice('POST', '/items/member_lists', list(''))).status).toBe(200);
    expect(await accounts()).toEqual(before);
    expect((await asOffice('GET', member)).status).toBe(200);

    const found = await cms.ask('GET', `${member}?fields=policies`, undefined, administrator);
    const { policies: given } = found.body.data as { readonly policies: readonly string[] };
    await cms.ask('PATCH', member, { policies: { delete: given } }, administrator);
    expect((await asOffice('PATCH', member, { phone: null })).status).toBe(200);
  });

  test('sees of accounts those of members and the own', async () => {
    const { body } = await asOffice('GET', '/users?limit=-1&fields=email&sort=email');
    expect((body.data as { readonly email: string }[]).map(({ email }) => email)).toEqual([
      ...['member-adt@example.org', 'member-vhm@example.org', 'member@example.org'],
      'members-editor@example.org',
    ]);
  });

  const accounts = () =>
    asAdministrator(
      '/users?limit=-1&sort=id&fields=id,email,role,status,tfa_secret,token,policies',
    );
});

describe('what a member writes', () => {
  const long = 'x'.repeat(2001);
  test.each<[string, string, string, Item, boolean]>([
    ['a practice', 'PATCH', '/users/me', { practice: 'Praxis am Markt' }, true],
    ['no practice', 'PATCH', '/users/me', { practice: null, phone: '' }, true],
    ['when news was seen', 'PATCH', '/users/me', { members_seen_at: '2026-11-23T04:00:00Z' }, true],
    ['a practice of 201 letters', 'PATCH', '/users/me', { practice: long.slice(0, 201) }, false],
    ['a language that is none', 'PATCH', '/users/me', { language: '<script>' }, false],
    ['the own number', 'PATCH', '/users/me', { member_number: '1' }, false],
    ['the own name', 'PATCH', '/users/me', { first_name: 'x' }, false],
    ['the own role', 'PATCH', '/users/me', { role: memberRoles.both }, false],
    ['a request', 'POST', '/items/change_requests', { text: 'Neuer Name', language: 'de' }, true],
    ['an empty request', 'POST', '/items/change_requests', { text: ' ', language: 'de' }, false],
    ['a request without words', 'POST', '/items/change_requests', { language: 'de' }, false],
    ['a long request', 'POST', '/items/change_requests', { text: long, language: 'de' }, false],
    [
      'a request of somebody else',
      'POST',
      '/items/change_requests',
      { text: 'x', language: 'de', member: demoPeople.member.id },
      false,
    ],
  ])('%s', async (...[, method, path, body, isTaken]) => {
    const { status } = await cms.ask(method, path, body, bearers.adt);
    expect(status < 300).toBe(isTaken);
    expect(status).toBeLessThan(500);
  });
});

test.each(['editor', 'inbox', 'both', 'membersEditor'] as const)(
  '%s: one changes the own language and password',
  async (role) => {
    // A new password needs a recent log-in.
    const bearer = await cms.logIn(personOf[role]);
    const language = await cms.ask('PATCH', '/users/me', { language: 'fr-FR' }, bearer);
    expect(language.status).toBe(200);
    const password = 'ein-neues-langes-passwort';
    const changed = await cms.ask('PATCH', '/users/me', { password }, bearer);
    expect(changed.status).toBe(200);
    const login = { email: demoPeople[personOf[role]].email, password };
    expect((await cms.ask('POST', '/auth/login', login)).status).toBe(200);
  },
);

function asEditor(method: string, path: string, body?: unknown): Promise<Answer> {
  return cms.ask(method, path, body, bearers.editor);
}

async function asAdministrator(path: string): Promise<unknown> {
  return (await cms.ask('GET', path, undefined, bearers.administrator)).body;
}

interface Upload {
  readonly type?: string;
  readonly name?: string;
  readonly content?: string;
  /** The file to replace. */
  readonly id?: string;
  readonly bearer?: string | undefined;
}

/** Uploads a file with any additional fields. */
async function upload(
  fields: Readonly<Record<string, string>>,
  {
    type = 'text/plain',
    name = 'x.txt',
    content = 'An upload',
    id,
    bearer = bearers.editor,
  }: Upload = {},
): Promise<Answer> {
  const file = { name, type, content, fields, ...(id !== undefined && { id }) };
  const response = await sendFile(cms, bearer!, file);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function readCollections(): Promise<ReadonlyMap<string, Collection>> {
  const { data } = (await asAdministrator('/collections')) as {
    data: { collection: string; schema: unknown; meta: { singleton: boolean } | null }[];
  };
  const entries = data
    .filter(({ schema }) => schema !== null)
    .map(async ({ collection: name, meta }) => {
      const fields = ((await asAdministrator(`/fields/${name}`)) as FieldsAnswer).data;
      const columns = fields.filter(({ type }) => type !== 'alias');
      const primary = columns.find(({ schema }) => schema?.is_primary_key);
      const [key, keyType] = [primary?.field ?? 'id', primary?.type];
      const singleton = meta?.singleton ?? false;
      return [
        name,
        { name, fields: columns.map(({ field }) => field), key, keyType, singleton },
      ] as const;
    });
  return new Map(await Promise.all(entries));
}

interface FieldsAnswer {
  readonly data: {
    readonly field: string;
    readonly type: string;
    readonly schema: { readonly is_primary_key: boolean } | null;
  }[];
}

/**
 * Creates an item in each collection that would be empty. Without an item, an allowed request looks
 * like a refused one.
 */
async function leaveSomethingOfEditors(): Promise<void> {
  const message = { name: 'x', email: 'x@example.org', message: 'x' };
  await cms.ask('POST', '/items/messages', message, bearers.administrator);
  await cms.ask('POST', '/items/subscribers', { email: 'x@example.org' }, bearers.administrator);
  for (const [role, collection] of [
    ['editor', 'pages'],
    ['inbox', 'messages'],
    ['membersEditor', 'member_pages'],
  ] as const) {
    const { id } = demoPeople[personOf[role]];
    const ask = (path: string, body: Item) => cms.ask('POST', path, body, bearers[role]);
    await ask('/presets', { user: id, collection, bookmark: 'x' });
    await ask('/comments', { collection, item: '1', comment: 'x' });
    const notification = { recipient: id, subject: 'x' };
    await cms.ask('POST', '/notifications', notification, bearers.administrator);
  }
  const request = { text: 'x', language: 'de' };
  await cms.ask('POST', '/items/change_requests', request, bearers.both);
  await leaveACatalogue(((await upload({})).body.data as { id: string }).id);
  await upload({}, { bearer: bearers.membersEditor });
}

/** The association has no catalogue. */
async function leaveACatalogue(picture: string): Promise<void> {
  const texts = (text: Item) => [{ language: 'de', ...text }];
  const described = texts({ title: 'x', slug: 'x', description: 'x' });
  const images = [{ file: picture, translations: texts({ image_alt: 'x' }) }];
  const product = { status: 'published', category: 'watches', images, translations: described };
  const values = [{ key: 'x', translations: texts({ name: 'x' }) }];
  const items: readonly [collection: string, item: Item][] = [
    ['product_categories', { key: 'watches', translations: described }],
    ['manufacturers', { id: 'x', name: 'x', translations: texts({ description: 'x' }) }],
    ['product_attributes', { id: 'x', values, translations: texts({ name: 'x' }) }],
    ['products', product],
  ];
  for (const [collection, item] of items) {
    const { status } = await cms.ask('POST', pathOf(collection), item, bearers.administrator);
    expect([collection, status]).toEqual([collection, 200]);
  }
}

function withItems(): Collection[] {
  return [...collections.values()].filter(({ name }) => !withoutItems.includes(name));
}

/** The actual and the expected fields of each collection. */
async function compare(
  role: Role,
  action: 'read' | 'update' | 'create',
  find: (collection: Collection) => Promise<readonly string[]>,
) {
  const judged = withItems().filter(({ name }) => action === 'read' || !judgedFirst.includes(name));
  const entries = await Promise.all(
    judged.map(async (each) => {
      const fields = action === 'read' ? each.fields : writable(each, action);
      return [each.name, await find(each), allowed(each.name, role, action, fields)] as const;
    }),
  );
  return {
    found: Object.fromEntries(entries.map(([name, fields]) => [name, fields])),
    expected: Object.fromEntries(entries.map(([name, , fields]) => [name, fields])),
  };
}

async function readable(
  { name, fields }: Collection,
  role: Role | 'administrator',
): Promise<readonly string[]> {
  const ask = (asked: readonly string[]) =>
    cms.ask('GET', `${pathOf(name)}?limit=1&fields=${asked.join()}`, undefined, bearers[role]);
  const left = fieldsLeft(await ask(fields), fields);
  // Other fields were refused. This checks that the remaining fields are allowed.
  if (left.length > 0) expect((await ask(left)).status).toBe(200);
  return left;
}

/** All fields except the key and the fields that Directus fills in automatically. */
function writable(
  { fields, key, name }: Collection,
  action: 'create' | 'update' = 'update',
): string[] {
  const isOwnKey = name === 'menus' || name === 'languages';
  const isFixed = (field: string) =>
    name === 'directus_files' && action === 'update' && fixed.includes(field);
  return fields.filter((field) => (field !== key || isOwnKey) && !isFixed(field));
}

async function changeable(
  collection: Collection,
  role: Role | 'administrator',
): Promise<readonly string[]> {
  const { name, key, singleton } = collection;
  const item = await itemFor(collection, role);
  const fields = writable(collection);
  const id = item?.[key] as string | number | undefined;
  const path = singleton ? pathOf(name) : `${pathOf(name)}/${id ?? 1}`;
  const ask = (asked: readonly string[]) =>
    cms.ask('PATCH', path, pick(item ?? {}, asked), bearers[role]);
  return fieldsLeft(await ask(fields), fields);
}

/** The role Inbox can't read languages, so it can't comment on one. */
const payloadsOfInbox: Readonly<Record<string, Item>> = {
  directus_comments: { collection: 'messages', item: '1' },
};

async function creatable(collection: Collection, role: Role): Promise<readonly string[]> {
  const { name, key } = collection;
  const fields = writable(collection, 'create');
  const item = {
    ...((await itemFor(collection, role)) ?? {}),
    ...payloads[name],
    ...(role === 'inbox' && payloadsOfInbox[name]),
  };
  const answer = await cms.ask('POST', pathOf(name), pick(item, fields), bearers[role]);
  const { data } = answer.body as { readonly data?: Item };
  if (answer.status === 200 && data) {
    const created = `${pathOf(name)}/${String(data[key])}`;
    await cms.ask('DELETE', created, undefined, bearers.administrator);
  }
  return fieldsLeft(answer, fields);
}

async function mayDelete({ name, keyType }: Collection, role: Role): Promise<boolean> {
  const key = keyType === 'uuid' ? '00000000-0000-4000-8000-000000000000' : '999999';
  const { body } = await cms.ask('DELETE', `${pathOf(name)}/${key}`, undefined, bearers[role]);
  const [error] = (body.errors ?? []) as { readonly message: string }[];
  // A role that may delete some items gets another error for an unknown key.
  return error?.message.includes('perform "delete"') ?? true;
}

/** An existing item that a role may have rights to, with all its values. */
async function itemFor({ name, singleton }: Collection, role: Role | 'administrator') {
  const own = role in personOf ? demoPeople[personOf[role as keyof typeof personOf]].id : undefined;
  const owner: Readonly<Record<string, string>> = {
    directus_users: 'id',
    directus_presets: 'user',
    directus_comments: 'user_created',
    directus_notifications: 'recipient',
    directus_files: 'uploaded_by',
  };
  const filter = owner[name] && own ? `&filter[${owner[name]}][_eq]=${own}` : '';
  const path = `${pathOf(name)}?limit=1&fields=*${filter}`;
  const found = items.get(path) ?? asAdministrator(path);
  items.set(path, found);
  const { data } = (await found) as { readonly data: Item | readonly Item[] };
  return singleton ? (data as Item) : (data as readonly Item[])[0];
}

/** A cache: the items do not change, so each is read only once. */
const items = new Map<string, Promise<unknown>>();

/** A value for each field: the current one if there is any, so that a change has no effect. */
function pick(item: Item, fields: readonly string[]): Item {
  return Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));
}

/**
 * The fields of a request that were accepted: all, none, or those that the refusal does not name.
 */
function fieldsLeft({ status, body }: Answer, fields: readonly string[]): readonly string[] {
  const [error] = (body.errors ?? []) as { readonly message: string }[];
  const named = /access fields? (".*?") in collection/.exec(error?.message ?? '')?.[1];
  if (named !== undefined) {
    const refused = [...named.matchAll(/"([^"]+)"/g)].map(([, field]) => field);
    return fields.filter((field) => !refused.includes(field));
  }
  return status === 403 || status === 404 || status === 401 ? [] : fields;
}
