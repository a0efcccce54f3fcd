import { demoPeople } from '../../../cms/people.ts';
import { challengePath, subscribersPath } from '../../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { endOtherSessionsPath } from '../../../contract/members/addresses.ts';
import { memberRoles } from '../../../contract/members/audiences.ts';
import { askAsWritten, type Written } from '../askAsWritten.ts';
import { passwordOf } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { spellingsOf } from '../spellings.ts';

const cms = await sharedCms();

let editor: string;
let administrator: string;

beforeAll(async () => {
  editor = await cms.logIn('editor');
  administrator = await cms.logIn('administrator');
});

const { email: known } = demoPeople.member;
const unknown = 'nobody@example.org';
const invitation = (email: string) => ({ email, role: memberRoles.vhm });

describe('the spelling of an address', () => {
  const login = async () => ({ email: known, password: await passwordOf(cms.data, 'member') });

  interface Check extends Written {
    readonly status: number;
    readonly as?: () => string;
    readonly endsWithKey?: true;
  }

  /** The guard's checks of certain requests, each with a request that it refuses or handles. */
  const checks: readonly Check[] = [
    {
      ...{ method: 'POST', path: '/graphql/system', status: 403 },
      // A query that only this endpoint understands.
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
    { method: 'POST', path: endpointOf(forms.contact), body: {}, status: 403 },
    { method: 'POST', path: subscribersPath, body: {}, status: 403 },
    { method: 'GET', path: challengePath, status: 200 },
    { method: 'POST', path: endOtherSessionsPath, body: {}, status: 401 },
  ];

  test.each(checks)('$method $path is answered in no other spelling', async (check) => {
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
      // Spellings in normal form, such as `login%20`, are other addresses and give 404. Keys, such
      // as a collection's name, have no normal form, so all spellings of them give 403.
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

  test('is checked against the route names of the installed Directus', async () => {
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

test('each answer forbids browsers to guess its type', async () => {
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
