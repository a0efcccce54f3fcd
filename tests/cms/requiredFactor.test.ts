import { chromium, type Browser } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { policyIds } from '../../cms/access/policyIds.ts';
import { launchOptions } from '../browser.ts';
import { AuthenticatorApp } from './AuthenticatorApp.ts';
import { keptSecret, passwordOf, type Answer } from './installation.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';

/*
 * Checks that users with access to personal data of others need a second factor. This is the
 * default of `npm run cms`; CMS_SECOND_FACTOR can change it. The tests depend on their order.
 */

const cms = await sharedCms();
const app = new AuthenticatorApp(cms);

const secret = 'Kanarienwort';
const concerned = ['administrator', 'members-editor', 'inbox'] as const;
const others = ['editor', 'member'] as const;

let browser: Browser;
let seed: string;
const bearers: Record<string, string> = {};

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  seed = await keptSecret(cms.data, 'SEED_TOKEN');
  const message = { name: secret, email: `${secret}@example.org`, message: secret };
  expect((await cms.ask('POST', '/items/messages', message, seed)).status).toBe(200);
  const member = { practice: secret };
  await cms.ask('PATCH', `/users/${demoPeople.member.id}`, member, seed);
  for (const person of [...concerned, ...others]) bearers[person] = await cms.logIn(person);
});

afterAll(() => browser.close());

/** Requests for data of other people and for rights. */
const ways: [method: string, path: string, body?: object][] = [
  ['GET', '/items/messages'],
  ['GET', '/items/messages/1'],
  ['SEARCH', '/items/messages', { query: { fields: ['name'] } }],
  ['GET', '/items/messages?aggregate[count]=*'],
  ['GET', '/items/messages?export=csv'],
  ['POST', '/graphql', { query: '{ messages { name } }' }],
  ['POST', '/graphql/system', { query: '{ users { practice } }' }],
  ['GET', '/graphql?query=%7Bmessages%7Bname%7D%7D'],
  ['GET', '/users?limit=-1&fields=practice'],
  ['GET', `/users/${demoPeople.member.id}`],
  ['GET', '/users/me?fields=*.*.*.*'],
  ['GET', '/users/me?fields=role.users.*,policies.policy.roles.role.users.*'],
  ['GET', '/roles/me?fields=users.*'],
  ['GET', '/presets?fields=user.*'],
  ['GET', '/notifications?fields=sender.*,recipient.*'],
  ['GET', '/flows?fields=user_created.*'],
  ['GET', '/activity?fields=*,revisions.data'],
  ['GET', '/revisions?fields=data'],
  ['GET', '/items/change_requests?fields=member.*'],
  ['GET', '/files'],
  ['POST', '/collegium/person', { email: demoPeople.member.email }],
  ['POST', '/utils/export/messages', { query: {}, format: 'csv', file: {} }],
  ['PATCH', '/users/me', { email: 'x@example.org' }],
  ['POST', '/users/me/tfa/disable', { otp: '000000' }],
  ['DELETE', '/items/messages/1'],
];

test('the ways lead to that data, for whoever has the right to it', async () => {
  const reading = ways.filter(([method, path]) => method !== 'PATCH' && !path.startsWith('/utils'));
  const found: string[] = [];
  for (const [method, path, body] of reading.filter(([method]) => method !== 'DELETE')) {
    const { text } = await cms.read({ method, path, body }, bearers['administrator']);
    if (text.includes(secret)) found.push(path);
  }
  expect(found).toEqual([
    ...['/items/messages', '/items/messages/1', '/items/messages', '/items/messages?export=csv'],
    ...['/graphql', '/graphql/system', '/graphql?query=%7Bmessages%7Bname%7D%7D'],
    ...['/users?limit=-1&fields=practice', `/users/${demoPeople.member.id}`],
    '/collegium/person',
  ]);
});

describe('once the policies require it', () => {
  beforeAll(async () => {
    const administrators = await cms.ask(
      'GET',
      '/policies?filter[admin_access][_eq]=true&fields=id',
      undefined,
      seed,
    );
    const ids = (administrators.body.data as { readonly id: string }[]).map(({ id }) => id);
    const keys = [...ids, policyIds.membersEditors, policyIds.inbox];
    const data = { enforce_tfa: true };
    expect((await cms.ask('PATCH', '/policies', { keys, data }, seed)).status).toBe(200);
  });

  describe.each(concerned)('%s', (person) => {
    test.each<[string, string, object?]>(ways)('gets at nothing by %s %s', async (...way) => {
      const [method, path, body] = way;
      const { status, text } = await cms.read({ method, path, body }, bearers[person]);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(demoPeople.member.email);
      const isOwn =
        method === 'GET' && /^\/(users|roles)\/me|^\/(presets|notifications|flows)/.test(path);
      expect([path, status]).toEqual([path, isOwn ? expect.any(Number) : 403]);
      expect(status).toBeLessThan(500);
    });

    test('reads what Directus’ interface needs to ask for the factor', async () => {
      for (const path of [
        ...['/users/me?fields=*,avatar.id', '/policies/me/globals', '/permissions/me', '/roles/me'],
        ...['/server/info', '/settings', '/collections', '/fields', '/relations', '/presets'],
        ...['/translations', '/notifications', '/extensions'],
      ]) {
        const { status } = await cms.ask('GET', path, undefined, bearers[person]);
        // Only administrators may list extensions.
        const expected = path === '/extensions' ? 403 : 200;
        expect([path, status]).toEqual([path, expected]);
      }
      const globals = await cms.ask('GET', '/policies/me/globals', undefined, bearers[person]);
      expect(globals.body.data).toMatchObject({ enforce_tfa: true });
    });

    test('is led by Directus’ interface to the screen that sets the factor up', async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(patience.timeout);
      await page.goto(`${cms.url}/admin/login`);
      const address = page.locator('input[type=email], input[autocomplete=username]').first();
      await address.fill(demoPeople[person].email);
      await page.locator('input[type=password]').fill(await passwordOf(cms.data, person));
      await page.locator('button[type=submit]').click();
      await page.waitForURL(/\/admin\/tfa-setup/, { waitUntil: 'commit' });
      await page.locator('input[type=password]').fill(await passwordOf(cms.data, person));
      await page.locator('button[type=submit]:enabled').click();
      // The QR code with the secret, for the authenticator app.
      await page.locator('canvas').waitFor();
      await page.close();
    });

    test('sets the factor up, and is let in with a code only', async () => {
      const password = await passwordOf(cms.data, person);
      const { email } = demoPeople[person];
      const bearer = bearers[person];
      const generated = await cms.ask('POST', '/users/me/tfa/generate', { password }, bearer);
      const { secret: kept } = generated.body.data as { readonly secret: string };
      const wrong = { secret: kept, otp: '000000' };
      expect((await cms.ask('POST', '/users/me/tfa/enable', wrong, bearer)).status).toBe(400);
      const right = { secret: kept, otp: await app.newCode(kept) };
      expect((await cms.ask('POST', '/users/me/tfa/enable', right, bearer)).status).toBe(204);

      const logIn = (otp?: string) => cms.ask('POST', '/auth/login', { email, password, otp });
      expect((await logIn()).body.errors?.[0]?.extensions?.code).toBe('INVALID_OTP');
      const code = await app.newCode(kept);
      const { access_token: next } = (await logIn(code)).body.data as Tokens;
      // A code is good once, so somebody who has seen it can't use it.
      expect((await logIn(code)).body.errors?.[0]?.extensions?.code).toBe('INVALID_OTP');
      const own = person === 'members-editor' ? '/users?limit=-1' : '/items/messages';
      const { text } = await cms.read({ method: 'GET', path: own }, next);
      expect(text).toContain(secret);
    });
  });

  test('nobody writes a factor for themselves by hand', async () => {
    for (const person of ['editor', 'inbox'] as const) {
      const body = { tfa_secret: 'JBSWY3DPEHPK3PXP' };
      const { status } = await cms.ask('PATCH', '/users/me', body, bearers[person]);
      expect([400, 403]).toContain(status);
    }
  });

  test('page editors, members, the build and the seed go on without it', async () => {
    const answers: readonly (readonly [string, Promise<Answer>])[] = [
      ['editor', cms.ask('GET', '/items/pages', undefined, bearers['editor'])],
      ['member', cms.ask('GET', '/users/me', undefined, bearers['member'])],
      ['build', cms.ask('GET', '/items/pages', undefined, await cms.token())],
      ['seed', cms.ask('GET', '/items/messages', undefined, seed)],
      ['everybody', cms.ask('GET', '/items/pages')],
    ];
    for (const [who, answer] of answers) expect([who, (await answer).status]).toEqual([who, 200]);
  });

  test('a page editor who is given the inbox as well needs it, too', async () => {
    const policies = { create: [{ policy: policyIds.inbox }] };
    const { id } = demoPeople.editor;
    expect((await cms.ask('PATCH', `/users/${id}`, { policies }, seed)).status).toBe(200);
    const bearer = await cms.logIn('editor');
    for (const path of ['/items/messages', '/items/pages']) {
      expect((await cms.ask('GET', path, undefined, bearer)).status).toBe(403);
    }
  });
});

interface Tokens {
  readonly access_token: string;
}
