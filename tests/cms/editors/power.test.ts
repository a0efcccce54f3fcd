import { policyIds } from '../../../cms/access/policyIds.ts';
import { demoPeople } from '../../../cms/people.ts';
import { publicFolder } from '../../../contract/files.ts';
import { keptSecret, type Answer } from '../installation.ts';
import { administratorsOnly } from '../rights.ts';
import { sharedCms } from '../sharedCms.ts';
import { furtherWaysToWrite } from '../ways.ts';

/* Ways in which an editor could gain rights. */

const cms = await sharedCms();

type Item = Readonly<Record<string, unknown>>;

let editor: string;
let administrator: string;
beforeAll(async () => {
  editor = await cms.logIn('editor');
  administrator = await keptSecret(cms.data, 'SEED_TOKEN');
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

  // A query finds the accounts that the editor may read: those of colleagues, too.
  test('a change of everybody at once', async () => {
    const languages = () => asAdministrator('/users?fields=id,language&sort=id');
    const unchanged = await languages();
    const change = { query: {}, data: { language: 'nl-NL' } };
    expect((await asEditor('PATCH', '/users', change)).status).toBe(403);
    expect(await languages()).toEqual(unchanged);
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

function asEditor(method: string, path: string, body?: unknown): Promise<Answer> {
  return cms.ask(method, path, body, editor);
}

async function asAdministrator(path: string): Promise<unknown> {
  return (await cms.ask('GET', path, undefined, administrator)).body;
}
