import { projectHostBackend } from '../../../../browser/session/projectHost.ts';
import { codeOf } from '../../../../browser/session/BackendError.ts';
import { Session } from '../../../../browser/session/Session.ts';
import type { SessionSnapshot } from '../../../../contract/members/session.ts';
import { numberedAdministrators, type Roles } from '../../../../contract/members/backend.ts';
import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { ContractServer } from '../../../projectHost/ContractServer.ts';

/** Tests the session with a real server that implements section 7 of the specification. */
const ada = { email: 'ada@example.org', password: 'correct horse' };
const key = 'int-session';

const administrator = { isAdministrator: true, audiences: [] } as const;
const roles: Roles = {
  '2': { isAdministrator: false, audiences: ['vhm'] },
  ...Object.fromEntries(numberedAdministrators.map((role) => [role, administrator])),
};

let server: ContractServer;
let browser: FakeBrowser;
let sessions: Session[];

beforeEach(async () => {
  server = await ContractServer.start();
  browser = new FakeBrowser();
  sessions = [];
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  // No tab may use a token after the server has stopped.
  await Promise.all(sessions.map((session) => session.logout()));
  await server.stop();
});

async function open(stored?: ReadonlyMap<string, string>) {
  const tab = browser.open(stored);
  const snapshots: SessionSnapshot[] = [];
  const { url, backend } = server;
  const adapter = projectHostBackend({ kind: 'projectHost', url, project: backend.project, roles });
  const session = new Session(adapter, tab.window, (next) => snapshots.push(next));
  sessions.push(session);
  await session.start();
  return { tab, session, latest: () => snapshots.at(-1) };
}

async function loggedIn() {
  const opened = await open();
  expect(await opened.session.login(ada)).toBe('success');
  return opened;
}

const tokenIn = (tab: { session: Map<string, string> }) =>
  (JSON.parse(tab.session.get(key)!) as { access: string }).access;

test('logs in, tells who it is, and logs out', async () => {
  const { session, tab, latest } = await loggedIn();
  expect(latest()).toEqual({
    state: 'in',
    user: {
      ...{
        id: '7',
        first_name: 'Ada',
        last_name: 'Muster',
        email: ada.email,
        member_number: '0815',
      },
      ...{ isAdministrator: false, audiences: ['vhm'] },
    },
  });
  const token = tokenIn(tab);
  await session.logout();
  expect(server.lastRequest).toMatchObject({
    ...{ method: 'POST', path: '/vhm/auth/logout' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(latest()).toEqual({ state: 'out' });
  expect([...tab.session, ...browser.local]).toEqual([]);
});

test.each([
  [1, true],
  [2, false],
  [3, true],
])('role %i is an administrator: %s', async (role, isAdministrator) => {
  server.backend.account.user.role = role;
  const { latest } = await loggedIn();
  expect(latest()?.user).toMatchObject({ isAdministrator });
});

test('the profile is changed by one request, since the session knows the member’s id', async () => {
  const { session } = await loggedIn();
  const before = server.requests.length;
  await session.request({ method: 'PATCH', path: '/users/me', body: { phone: '1' } });
  expect(server.requests.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /vhm/users/7',
  ]);
});

test('a wrong password, and a host that is away', async () => {
  const { session } = await open();
  expect(await session.login({ ...ada, password: 'wrong' })).toBe('INVALID_CREDENTIALS');
  await server.stop();
  expect(await session.login(ada)).toBe('UNREACHABLE');
  server = await ContractServer.start();
});

/** Sets the clock of browser and server forward. The server's tokens last 300 seconds. */
function later(seconds: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + seconds * 1000);
}

test('a token with less than 30 seconds left is renewed before the next request, once for all tabs', async () => {
  server.backend.put('items/pages', [{ id: 1 }]);
  server.backend.keepForMembers('items/pages');
  const first = await loggedIn();
  const second = await open();
  expect(second.latest()).toEqual(first.latest());
  later(271);
  const pages = { path: '/items/pages' } as const;
  const asked = [first.session.request(pages), second.session.request(pages)];
  expect(await Promise.all(asked)).toEqual([[{ id: 1 }], [{ id: 1 }]]);
  expect(server.requests.filter(({ path }) => path.endsWith('/auth/refresh'))).toHaveLength(1);
  expect(tokenIn(second.tab)).toBe(tokenIn(first.tab));
});

test('a login whose token has expired is over, and no request is answered as a visitor’s', async () => {
  const { session, latest } = await loggedIn();
  later(301);
  const before = server.requests.length;
  expect(await session.request({ path: '/items/pages' }).catch(codeOf)).toBe('TOKEN_EXPIRED');
  expect(server.requests.slice(before).map(({ path }) => path)).toEqual(['/vhm/auth/refresh']);
  expect(latest()).toEqual({ state: 'out', isExpired: true });
});

test('a token that the host knows no more ends the login at the next look at the user', async () => {
  const { session, tab, latest } = await loggedIn();
  server.backend.tokens.known.delete(tokenIn(tab));
  await session.refreshUser();
  expect(latest()).toEqual({ state: 'out', isExpired: true });
});

test('what is not there costs no renewal', async () => {
  const { session } = await loggedIn();
  expect(await session.request({ path: '/items/pages/9' }).catch(codeOf)).toBe('NOT_FOUND');
  expect(server.requests.some(({ path }) => path.endsWith('/auth/refresh'))).toBe(false);
});

test('passwords are requested and reset as specified; invitations there are none', async () => {
  const { session } = await open();
  expect(await session.requestPasswordReset(ada.email, 'https://vhm.example/reset')).toBe(
    'success',
  );
  expect(server.lastRequest).toMatchObject({
    path: '/vhm/auth/password/request',
    body: { email: ada.email, reset_url: 'https://vhm.example/reset' },
  });
  const mailed = server.backend.lastResetToken!;
  expect(await session.resetPassword(mailed, 'new one')).toBe('success');
  expect(server.lastRequest).toMatchObject({
    path: '/_/auth/password/reset',
    body: { token: mailed, password: 'new one' },
  });
  expect(await session.resetPassword(mailed, 'another')).toBe('TOKEN_EXPIRED');
  expect(await session.resetPassword('unknown', 'another')).toBe('INVALID_TOKEN');
  expect(await session.acceptInvitation('mailed', 'new one')).toBe('UNSUPPORTED');
});

test('collections are asked for by the names that the project gives them', async () => {
  const { url, backend } = server;
  backend.put('items/interne_news', [{ id: 4 }]);
  const access = 'operator';
  backend.tokens.known.add(access);
  const collections = { member_news: 'interne_news' };
  const adapter = projectHostBackend({
    ...{ kind: 'projectHost', url, project: backend.project, collections, roles },
  });
  const ask = (path: `/${string}`) =>
    adapter.request({ path }, { access, lifetime: 300_000 }, new AbortController().signal);
  expect(await ask('/items/member_news')).toEqual([{ id: 4 }]);
  expect(await ask('/items/member_news/4')).toEqual({ id: 4 });
  expect(server.lastRequest.path).toBe('/vhm/items/interne_news/4');
  await ask('/items/member_pages');
  expect(server.lastRequest.path).toBe('/vhm/items/member_pages');
});

test('sends neither a password nor a mailed token to where a redirect leads', async () => {
  const { session } = await open();
  const elsewhere = await ContractServer.start();
  const location = `${elsewhere.url}/${server.backend.project}/auth/authenticate`;
  jest.spyOn(server.backend, 'respond').mockReturnValue({ status: 307, location });
  expect(await session.login(ada)).toBe('UNREACHABLE');
  expect(await session.resetPassword('mailed', 'a new password')).toBe('UNREACHABLE');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});
