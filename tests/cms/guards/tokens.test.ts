import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { memberRoles, staffRoles } from '../../../contract/members/audiences.ts';
import { get } from '../ways.ts';
import { sharedCms } from '../sharedCms.ts';

/* Tests when tokens and cookies end: with a change of their account, a log-out, a renewal, or time. */
const cms = await sharedCms();

const password = 'ein-langes-Passwort-1';
const newPassword = 'ein-anderes-Passwort-1';

let administrator: string;
let administrators: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  const { body } = await cms.ask('GET', '/users/me?fields=role', undefined, administrator);
  ({ role: administrators } = body.data as { role: string });
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

async function newAccount(role: string) {
  const email = `${randomUUID()}@example.org`;
  const account = { email, password, role, status: 'active' };
  const { body } = await cms.ask('POST', '/users', account, administrator);
  const { id } = body.data as { readonly id: string };
  const logIn = async () => {
    const answer = await cms.ask('POST', '/auth/login', { email, password });
    return answer.body.data as Tokens;
  };
  /** Logs in as Directus' interface does. Returns the cookie. */
  const logInByCookie = async () => {
    const response = await fetch(`${cms.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...inCookie }),
    });
    return response.headers.get('set-cookie')!.split(';')[0]!;
  };
  const change = (changes: object) => cms.ask('PATCH', `/users/${id}`, changes, administrator);
  return { id, logIn, logInByCookie, change };
}

const ownId = get('/users/me?fields=id');
const withToken = async (token: string) => (await cms.read(ownId, token)).status;
const withCookie = async (cookie: string) => (await cms.askFrom({ cookie }, ownId)).status;

/** As an authenticator app does, with a secret that the sender chose. */
const { authenticator } = createRequire(new URL('../../../cms/package.json', import.meta.url))(
  'otplib',
) as { authenticator: { generateSecret(): string; generate(secret: string): string } };

const inCookie = { mode: 'session' };

async function renewCookie(cookie: string): Promise<string> {
  const response = await fetch(`${cms.url}/auth/refresh`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(inCookie),
  });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

/** The token of the session of a cookie. */
function sessionIn(cookie: string): string {
  const claims = Buffer.from(cookie.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { session: string }).session;
}

const changes: readonly (readonly [string, object])[] = [
  ['is blocked', { status: 'suspended' }],
  ['has another role', { role: staffRoles.editor }],
  ['has no role', { role: null }],
  ['has a new password', { password: newPassword }],
];

test.each(changes)('an account that %s has no valid token', async (_what, change) => {
  for (const role of [administrators, memberRoles.vhm]) {
    const account = await newAccount(role);
    const { access_token: token } = await account.logIn();
    const cookie = await account.logInByCookie();
    expect([await withToken(token), await withCookie(cookie)]).toEqual([200, 200]);
    expect((await account.change(change)).status).toBe(200);
    expect([await withToken(token), await withCookie(cookie)]).toEqual([401, 401]);
    const graphql = { query: '{ languages { code } }' };
    expect((await cms.ask('POST', '/graphql', graphql, token)).status).toBe(401);
  }
});

test('a deleted account has no valid token', async () => {
  const { id, logIn } = await newAccount(administrators);
  const { access_token: token } = await logIn();
  expect((await cms.ask('DELETE', `/users/${id}`, undefined, administrator)).status).toBe(204);
  expect(await withToken(token)).toBe(401);
});

test('a new role comes with the renewal that an expired token causes', async () => {
  const { logIn, change } = await newAccount(memberRoles.vhm);
  const tokens = await logIn();
  await change({ role: memberRoles.adt });
  const refused = await cms.ask('GET', '/users/me', undefined, tokens.access_token);
  expect(refused.body.errors?.[0]?.extensions?.code).toBe('TOKEN_EXPIRED');
  const renewal = { refresh_token: tokens.refresh_token, mode: 'json' };
  const { body } = await cms.ask('POST', '/auth/refresh', renewal, tokens.access_token);
  const { access_token: renewed } = body.data as Tokens;
  const own = await cms.ask('GET', '/users/me?fields=role', undefined, renewed);
  expect(own.body.data).toEqual({ role: memberRoles.adt });
});

test('whoever changes their password in Directus works on', async () => {
  const { logInByCookie, logIn } = await newAccount(staffRoles.editor);
  const [cookie, other] = [await logInByCookie(), await logInByCookie()];
  const { access_token: token } = await logIn();
  const change = { method: 'PATCH', path: '/users/me', body: { password: newPassword } };
  expect((await cms.askFrom({ cookie }, change)).status).toBe(200);
  expect([await withCookie(cookie), await withCookie(other), await withToken(token)]).toEqual([
    ...[200, 401, 401],
  ]);
});

test('a token ends with its session: at a log-out, the end of other sessions, or a renewal', async () => {
  const { logIn } = await newAccount(memberRoles.vhm);
  const [first, second, own] = [await logIn(), await logIn(), await logIn()];
  const sent = ({ refresh_token }: Tokens) => ({ refresh_token, mode: 'json' });
  await cms.ask('POST', '/auth/logout', sent(first));
  expect(await withToken(first.access_token)).toBe(401);
  const { body } = await cms.ask('POST', '/auth/refresh', sent(second));
  const renewed = body.data as Tokens;
  expect([await withToken(second.access_token), await withToken(renewed.access_token)]).toEqual([
    ...[401, 200],
  ]);
  await cms.ask('POST', '/collegium/sessions/end-others', sent(own), own.access_token);
  expect([await withToken(renewed.access_token), await withToken(own.access_token)]).toEqual([
    ...[401, 200],
  ]);
});

test('a log-out ends what others have renewed with a stolen cookie', async () => {
  const { logInByCookie } = await newAccount(staffRoles.editor);
  const logOut = (cookie: string) => {
    return cms.askFrom({ cookie }, { method: 'POST', path: '/auth/logout', body: inCookie });
  };
  // Directus accepts a cookie for ten seconds after its renewal.
  const stolen = await logInByCookie();
  const ofThief = await renewCookie(await renewCookie(stolen));
  expect((await logOut(stolen)).status).toBe(204);
  expect(await withCookie(ofThief)).toBe(401);

  const former = await logInByCookie();
  expect((await logOut(await renewCookie(former))).status).toBe(204);
  const renewal = { refresh_token: sessionIn(former), mode: 'json' };
  expect([
    (await cms.ask('POST', '/auth/refresh', renewal)).status,
    await withCookie(former),
  ]).toEqual([401, 401]);
});

test('a renewed cookie that is used too late ends what others have renewed with it', async () => {
  const { logInByCookie } = await newAccount(staffRoles.editor);
  const useLate = (cookie: string) => cms.askFrom({ cookie }, ownId);
  const logOutLate = (cookie: string) =>
    cms.askFrom({ cookie }, { method: 'POST', path: '/auth/logout', body: inCookie });
  for (const use of [useLate, logOutLate]) {
    const [stolen, other] = [await logInByCookie(), await logInByCookie()];
    const renewal = { refresh_token: sessionIn(stolen), mode: 'json' };
    const { body } = await cms.ask('POST', '/auth/refresh', renewal);
    const { access_token: ofThief } = body.data as Tokens;
    expect(await withToken(ofThief)).toBe(200);
    expect((await use(stolen)).status).toBe(401);
    expect([await withToken(ofThief), await withCookie(other)]).toEqual([401, 200]);

    const renewed = await renewCookie(other);
    await cms.moveClock(11_000);
    expect(await withCookie(renewed)).toBe(200);
    expect((await use(other)).status).toBe(401);
    expect(await withCookie(renewed)).toBe(401);
    await cms.moveClock(-11_000);
  }
});

test('a log-out ends what others have renewed with a stolen token', async () => {
  const { logIn } = await newAccount(memberRoles.vhm);
  const renew = async ({ refresh_token }: Tokens) =>
    (await cms.ask('POST', '/auth/refresh', { refresh_token, mode: 'json' })).body.data as Tokens;
  const { refresh_token: own, ...stolen } = await logIn();
  const ofThief = await renew(await renew({ refresh_token: own, ...stolen }));
  expect(await withToken(ofThief.access_token)).toBe(200);
  await cms.ask('POST', '/auth/logout', { refresh_token: own, mode: 'json' });
  expect(await withToken(ofThief.access_token)).toBe(401);
});

test('whoever changes the password has just entered the old one', async () => {
  const { id, logIn } = await newAccount(memberRoles.vhm);
  const body = { password: newPassword };
  const change = (token: string, path = '/users/me') => cms.ask('PATCH', path, body, token);
  const tokens = await logIn();
  const renewal = { refresh_token: tokens.refresh_token, mode: 'json' };
  const renewed = (await cms.ask('POST', '/auth/refresh', renewal)).body.data as Tokens;
  for (const path of ['/users/me', `/users/${id}`]) {
    expect((await change(renewed.access_token, path)).status).toBe(400);
  }
  const recent = await logIn();
  expect((await change(recent.access_token)).status).toBe(200);
  // The session goes on.
  expect(await withToken(recent.access_token)).toBe(200);
  expect(await withToken(renewed.access_token)).toBe(401);
});

test('a cookie keeps the time of its log-in, and is too old for a new password after ten minutes', async () => {
  const { logInByCookie } = await newAccount(staffRoles.editor);
  const change = async (cookie: string) => {
    const request = { method: 'PATCH', path: '/users/me', body: { password: newPassword } };
    return (await cms.askFrom({ cookie }, request)).status;
  };
  const [recent, old] = [await renewCookie(await logInByCookie()), await logInByCookie()];
  await cms.moveClock(11 * 60_000);
  expect(await change(await renewCookie(old))).toBe(400);
  await cms.moveClock(-11 * 60_000);
  expect(await change(recent)).toBe(200);
});

test('whoever turns on a second factor has just entered the password', async () => {
  const { logIn } = await newAccount(staffRoles.editor);
  const secret = authenticator.generateSecret();
  const enable = async (token: string) => {
    const body = { secret, otp: authenticator.generate(secret) };
    return (await cms.ask('POST', '/users/me/tfa/enable', body, token)).status;
  };
  const tokens = await logIn();
  const renewal = { refresh_token: tokens.refresh_token, mode: 'json' };
  const renewed = (await cms.ask('POST', '/auth/refresh', renewal)).body.data as Tokens;
  expect(await enable(renewed.access_token)).toBe(400);
  expect(await enable((await logIn()).access_token)).toBe(204);
});

test('a static token has the rights that its account has', async () => {
  const token = randomUUID();
  const { change } = await newAccount(administrators);
  await change({ token });
  const path = '/users?limit=1';
  expect((await cms.ask('GET', path, undefined, token)).status).toBe(200);
  await change({ role: memberRoles.vhm });
  expect(await withToken(token)).toBe(200);
  expect((await cms.ask('POST', '/roles', { name: 'x' }, token)).status).toBe(403);
});
