import { codeOf } from '../../../../browser/session/BackendError.ts';
import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { FakeDirectus } from '../../../members/FakeDirectus.ts';
import { ada, edda, openTab, settled, type OpenedTab } from './openedTab.ts';

const key = 'int-session';
const markKey = 'int-member';
const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(60 * count);
const hours = (count: number) => minutes(60 * count);

let directus: FakeDirectus;
let browser: FakeBrowser;
let info: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 23),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  directus = new FakeDirectus();
  browser = new FakeBrowser();
  info = jest.spyOn(console, 'info').mockReturnValue(undefined);
  error = jest.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

async function loggedIn(options?: Parameters<typeof openTab>[2]): Promise<OpenedTab> {
  const opened = openTab(directus, browser, options);
  await settled(opened.started);
  expect(await settled(opened.session.login(ada))).toBe('success');
  return opened;
}

async function reloaded({ tab }: OpenedTab, options?: Parameters<typeof openTab>[2]) {
  tab.close();
  const opened = openTab(directus, browser, { ...options, stored: tab.session });
  await settled(opened.started);
  return opened;
}

const pages = { path: '/items/member_pages' } as const;

describe('logging in', () => {
  test('a visitor without a login asks nobody anything', async () => {
    const visitor = openTab(directus, browser);
    await settled(visitor.started);
    expect(visitor.snapshots).toEqual([{ state: 'out' }]);
    expect(directus.requests).toEqual([]);
    expect(browser.messages).toEqual([]);
    await jest.advanceTimersByTimeAsync(minutes(10));
    expect(directus.requests).toEqual([]);
  });

  test('the right password: the word success, and who it is', async () => {
    const { latest, snapshots, tab } = await loggedIn();
    expect(snapshots.map(({ state }) => state)).toEqual(['out', 'unknown', 'in']);
    expect(latest()?.user).toEqual({
      id: 'u-1',
      first_name: 'Ada',
      last_name: 'Muster',
      email: 'member@example.org',
      member_number: '0815',
      isAdministrator: false,
      audiences: ['vhm', 'adt'],
    });
    expect(JSON.parse(tab.session.get(key)!)).toMatchObject({
      renewal: 'refresh-1',
      lifetime: 900_000,
    });
  });

  test('no request carries cookies', async () => {
    const { session } = await loggedIn();
    await settled(session.changePassword(ada, 'new one'));
    await settled(session.requestPasswordReset(ada.email, 'https://example.org'));
    await settled(session.logout());
    expect(directus.requests.length).toBeGreaterThan(6);
    expect(new Set(directus.requests.map(({ credentials }) => credentials))).toEqual(
      new Set(['omit']),
    );
  });

  test('an administrator is known by the settings’ roles', async () => {
    const { session, latest } = await loggedIn();
    await settled(session.login(edda));
    expect(latest()?.user).toMatchObject({ first_name: 'Edda', isAdministrator: true });
  });

  test.each([
    ['a wrong password', { ...ada, password: 'wrong' }, 'INVALID_CREDENTIALS'],
    ['an unknown address', { ...ada, email: 'nobody@example.org' }, 'INVALID_CREDENTIALS'],
    ['what is no address', { ...ada, email: 'nobody' }, 'INVALID_PAYLOAD'],
  ])('%s', async (_, credentials, code) => {
    const opened = openTab(directus, browser);
    await settled(opened.started);
    expect(await settled(opened.session.login(credentials))).toBe(code);
    expect(opened.latest()).toEqual({ state: 'out' });
    expect([...browser.local, ...opened.tab.session]).toEqual([]);
  });

  test('a second factor: asked for, wrong, right', async () => {
    directus.users.get('u-1')!.otp = '123456';
    const { session, started } = openTab(directus, browser);
    await settled(started);
    expect(await settled(session.login(ada))).toBe('INVALID_OTP');
    expect(await settled(session.login({ ...ada, otp: '000000' }))).toBe('INVALID_OTP');
    expect(await settled(session.login({ ...ada, otp: '123456' }))).toBe('success');
  });

  test('too many attempts, and a backend that is away', async () => {
    const { session, started } = openTab(directus, browser);
    await settled(started);
    directus.misbehaviour = () =>
      Response.json({ errors: [{ extensions: { code: 'REQUESTS_EXCEEDED' } }] }, { status: 429 });
    expect(await settled(session.login(ada))).toBe('REQUESTS_EXCEEDED');
    directus.misbehaviour = undefined;
    directus.isAway = true;
    expect(await settled(session.login(ada))).toBe('UNREACHABLE');
  });

  test('a log-in carries no older token, replaces what was stored and ends it', async () => {
    const { session, tab } = await loggedIn();
    const before = tab.session.get(key)!;
    await settled(session.login(edda));
    const logins = directus.requests.filter(({ route }) => route === 'POST /auth/login');
    expect(logins.map(({ authorization }) => authorization)).toEqual([null, null]);
    expect(tab.session.get(key)).not.toContain((JSON.parse(before) as { access: string }).access);
    expect([...directus.sessions.keys()]).toEqual(['refresh-2']);
  });

  test('a login that somebody else put into the storage is replaced, and never that member’s', async () => {
    const attacker = await loggedIn();
    const planted = new Map(attacker.tab.session);
    attacker.tab.close();
    const { session, tab, started } = openTab(directus, browser, { stored: planted });
    await settled(started);
    await settled(session.login(edda));
    expect(JSON.parse(tab.session.get(key)!)).toMatchObject({ renewal: 'refresh-2' });
    expect(directus.sessions.has('refresh-1')).toBe(false);
  });

  test('where storage is forbidden, it lasts for the page', async () => {
    const { session, latest } = openTab(directus, browser, { isStorageForbidden: true });
    expect(await settled(session.login(ada))).toBe('success');
    await jest.advanceTimersByTimeAsync(hours(1));
    expect(latest()?.state).toBe('in');
    await settled(session.logout());
    expect(latest()).toEqual({ state: 'out' });
  });
});

describe('on the next page', () => {
  test('the login is there, and who it is is asked anew', async () => {
    const next = await reloaded(await loggedIn());
    expect(next.snapshots.map(({ state }) => state)).toEqual(['unknown', 'in']);
    expect(directus.count('POST /auth/refresh')).toBe(0);
  });

  test('a refused check of the user logs out and says so', async () => {
    const first = await loggedIn();
    first.tab.close();
    directus.misbehaviour = ({ route }) =>
      route === 'GET /users/me'
        ? Response.json({ errors: [{ extensions: { code: 'FORBIDDEN' } }] }, { status: 403 })
        : undefined;
    const next = openTab(directus, browser, { stored: first.tab.session });
    await settled(next.started);
    expect(next.latest()).toEqual({ state: 'out', isExpired: true });
    expect(info.mock.calls).toEqual([['Currently not logged in']]);
    expect(next.tab.session.size).toBe(0);
  });

  test('no answer logs an error, once, and logs nobody out', async () => {
    const first = await loggedIn();
    directus.isAway = true;
    const next = await reloaded(first);
    await jest.advanceTimersByTimeAsync(hours(2));
    expect(next.latest()).toEqual({ state: 'unknown' });
    expect(error.mock.calls).toEqual([['No answer from the backend']]);
    directus.isAway = false;
    await jest.advanceTimersByTimeAsync(seconds(11));
    expect(next.latest()?.state).toBe('in');
    // One message for each failed check, about every ten seconds.
    expect(info.mock.calls.length).toBeGreaterThan(700);
    expect(new Set(info.mock.calls.flat())).toEqual(new Set(['Currently not logged in']));
  });

  test('who is logged in is asked once, however long the answer takes', async () => {
    const first = await loggedIn();
    first.tab.close();
    directus.latency = hours(1);
    openTab(directus, browser, { stored: first.tab.session });
    await jest.advanceTimersByTimeAsync(minutes(5));
    expect(directus.count('GET /users/me')).toBe(2);
  });

  test('a policy that shows members only their id still knows them', async () => {
    directus.users.get('u-1')!.mayRead = false;
    const { latest } = await loggedIn();
    expect(latest()).toMatchObject({
      state: 'in',
      user: { id: 'u-1', first_name: '', audiences: [] },
    });
  });

  test.each([
    ...['{', 'null', '[]', '"token"', '{"access":7}'],
    ...['{"access":"a\\nb","backend":"https://cms.example"}'],
  ])('%s in the storage is no login', async (text) => {
    browser.local.set(markKey, '1');
    const { started, latest } = openTab(directus, browser, { stored: new Map([[key, text]]) });
    await settled(started);
    expect(latest()).toEqual({ state: 'out' });
    expect(directus.requests).toEqual([]);
  });

  test('the login of another backend is sent nowhere', async () => {
    const { tab } = await loggedIn();
    const stored = new Map([[key, tab.session.get(key)!.replace('cms.example', 'old.example')]]);
    tab.close();
    directus.requests.length = 0;
    const next = openTab(directus, browser, { stored });
    await settled(next.started);
    expect(next.latest()).toEqual({ state: 'out' });
    expect(directus.requests).toEqual([]);
  });
});

describe('renewing', () => {
  test('24 hours: each token is renewed in its last 30 seconds', async () => {
    const { session, latest, snapshots } = await loggedIn();
    for (let hour = 0; hour < 24; hour += 1) {
      await jest.advanceTimersByTimeAsync(hours(1));
      expect(await settled(session.ask(pages))).toEqual([{ id: 1, reader: 'u-1' }]);
    }
    // A token of 15 minutes lasts for 14:30 to 14:40.
    expect(directus.count('POST /auth/refresh')).toBeGreaterThanOrEqual(98);
    expect(directus.count('POST /auth/refresh')).toBeLessThanOrEqual(100);
    expect(directus.sessions.size).toBe(1);
    expect(latest()?.state).toBe('in');
    expect(snapshots).toHaveLength(3);
    expect(error).not.toHaveBeenCalled();
  });

  test.each([-hours(30), -minutes(14), minutes(14), hours(30), hours(24 * 400)])(
    'a clock that is set %i ms off while somebody is logged in',
    async (shift) => {
      const opened = await loggedIn();
      await jest.advanceTimersByTimeAsync(minutes(7));
      jest.setSystemTime(Date.now() + shift);
      await jest.advanceTimersByTimeAsync(hours(1));
      expect(await settled(opened.session.ask(pages))).toHaveLength(1);
      const next = await reloaded(opened);
      await jest.advanceTimersByTimeAsync(hours(1));
      expect(next.latest()?.state).toBe('in');
      expect(directus.count('POST /auth/refresh')).toBeLessThan(12);
    },
  );

  test.each([-hours(24 * 3000), hours(24 * 3000)])(
    'a clock that was always %i ms off',
    async (shift) => {
      jest.setSystemTime(Date.now() + shift);
      const { latest } = await loggedIn();
      await jest.advanceTimersByTimeAsync(hours(2));
      expect(latest()?.state).toBe('in');
      expect(directus.count('POST /auth/refresh')).toBe(8);
    },
  );

  test('a clock that is set back a little does not make a token last longer', async () => {
    await loggedIn();
    await jest.advanceTimersByTimeAsync(minutes(7));
    jest.setSystemTime(Date.now() - minutes(5));
    await jest.advanceTimersByTimeAsync(minutes(7.9));
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('on a page that is younger than its clock’s last setting, a token is renewed at once', async () => {
    const first = await loggedIn();
    jest.setSystemTime(Date.now() - hours(1));
    await reloaded(first);
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('a device that has slept renews when it wakes, not ten seconds later', async () => {
    const { tab, session } = await loggedIn();
    directus.slept += hours(8);
    jest.setSystemTime(Date.now() + hours(8));
    tab.show();
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(await settled(session.ask(pages))).toHaveLength(1);
  });

  test('slept longer than the refresh token lasts: expired', async () => {
    const { tab, latest } = await loggedIn();
    directus.slept += hours(24 * 8);
    jest.setSystemTime(Date.now() + hours(24 * 8));
    tab.show();
    await jest.advanceTimersByTimeAsync(seconds(2));
    expect(latest()).toEqual({ state: 'out', isExpired: true });
    expect(tab.session.size).toBe(0);
  });

  test('without a connection it tries again, and is there when the line is', async () => {
    const { tab, latest, session } = await loggedIn();
    directus.isAway = true;
    await jest.advanceTimersByTimeAsync(hours(10));
    expect(latest()?.state).toBe('in');
    expect(codeOf(await settled(session.ask(pages).catch((e: unknown) => e)))).toBe('UNREACHABLE');
    directus.isAway = false;
    tab.online();
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(await settled(session.ask(pages))).toHaveLength(1);
    expect(error.mock.calls).toEqual([['No answer from the backend']]);
  });

  test.each(['suspended', 'gone'])(
    'a member who is %s is out with the next renewal',
    async (how) => {
      const { latest } = await loggedIn();
      if (how === 'gone') directus.users.delete('u-1');
      else directus.users.get('u-1')!.status = 'suspended';
      await jest.advanceTimersByTimeAsync(minutes(15));
      expect(latest()).toEqual({ state: 'out', isExpired: true });
      await jest.advanceTimersByTimeAsync(hours(1));
      expect(directus.count('POST /auth/refresh')).toBe(1);
    },
  );

  test('tokens that last shorter than the check are renewed at each', async () => {
    directus.accessLifetime = seconds(20);
    const { latest } = await loggedIn();
    await jest.advanceTimersByTimeAsync(seconds(61));
    expect(latest()?.state).toBe('in');
    expect(directus.count('POST /auth/refresh')).toBe(6);
  });

  test('who logs out during a renewal stays logged out, and so does the new token', async () => {
    const { session, latest } = await loggedIn();
    await jest.advanceTimersByTimeAsync(minutes(14));
    directus.latency = seconds(2);
    await jest.advanceTimersByTimeAsync(seconds(41));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    await settled(session.logout());
    await jest.advanceTimersByTimeAsync(minutes(1));
    expect(latest()).toEqual({ state: 'out' });
    expect(directus.sessions.size).toBe(0);
  });

  test('a renewal whose answer never comes is given up for the other tabs’ sake', async () => {
    const { latest } = await loggedIn();
    await jest.advanceTimersByTimeAsync(minutes(14));
    directus.latency = hours(5);
    await jest.advanceTimersByTimeAsync(minutes(1));
    directus.latency = 20;
    await jest.advanceTimersByTimeAsync(minutes(1));
    expect(directus.count('POST /auth/refresh')).toBe(2);
    expect(directus.sessions.has('refresh-2')).toBe(true);
    expect(latest()?.state).toBe('in');
  });
});

describe('asking as the member', () => {
  test('an expired token is renewed once, and everything asked once more', async () => {
    const { session } = await loggedIn();
    // The token has already expired on the server, although its lifetime is not over in the
    // browser.
    directus.slept += minutes(20);
    const answers = await settled(Promise.all(Array.from({ length: 5 }, () => session.ask(pages))));
    expect(answers).toHaveLength(5);
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(directus.count('GET /items/member_pages')).toBe(10);
  });

  test('without locks, too', async () => {
    browser = new FakeBrowser('locks');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { session } = await loggedIn();
    directus.slept += minutes(20);
    await settled(Promise.all(Array.from({ length: 5 }, () => session.ask(pages))));
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('a refusal that comes when the token is renewed already renews no other', async () => {
    const { session } = await loggedIn();
    directus.slept += minutes(14.95);
    directus.latency = seconds(4);
    const slow = session.ask(pages);
    await jest.advanceTimersByTimeAsync(1);
    directus.latency = 20;
    directus.slept += minutes(1);
    await settled(session.ask(pages));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(await settled(slow)).toHaveLength(1);
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('what is refused with the new token, too, is asked no third time', async () => {
    const { session } = await loggedIn();
    directus.misbehaviour = ({ route }) =>
      route === 'GET /items/member_pages'
        ? Response.json({ errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] }, { status: 401 })
        : undefined;
    const refused = await settled(session.ask(pages).catch(codeOf));
    expect(refused).toBe('TOKEN_EXPIRED');
    expect(directus.count('GET /items/member_pages')).toBe(2);
  });

  test('what the member may not read costs no renewal', async () => {
    const { session } = await loggedIn();
    expect(await settled(session.ask({ path: '/items/secret' }).catch(codeOf))).toBe(
      'ROUTE_NOT_FOUND',
    );
    expect(directus.count('POST /auth/refresh')).toBe(0);
  });

  test('ten at a time', async () => {
    const { session } = await loggedIn();
    await settled(Promise.all(Array.from({ length: 40 }, () => session.ask(pages))));
    expect(directus.mostAtOnce).toBe(10);
  });

  test('600 seconds, and no longer', async () => {
    const { session } = await loggedIn();
    directus.latency = hours(1);
    let code: string | undefined;
    session.ask(pages).catch((reason: unknown) => {
      code = codeOf(reason);
    });
    await jest.advanceTimersByTimeAsync(seconds(599));
    expect(code).toBeUndefined();
    await jest.advanceTimersByTimeAsync(seconds(2));
    expect(code).toBe('UNREACHABLE');
  });

  test('an answer that comes after the log-out is shown to nobody', async () => {
    const { session } = await loggedIn();
    const asked = session.ask(pages).catch(codeOf);
    await settled(session.logout());
    expect(await settled(asked)).toBe('ENDED');
    expect(await settled(session.ask(pages).catch(codeOf))).toBe('ENDED');
  });

  test('what takes long is given up with the log-out', async () => {
    const { session } = await loggedIn();
    directus.latency = hours(1);
    const asked = session.ask(pages).catch(codeOf);
    await jest.advanceTimersByTimeAsync(1);
    directus.latency = 20;
    await settled(session.logout());
    expect(await settled(asked)).toBe('ENDED');
  });

  test('tokens are in heads alone: not in addresses, not in local storage', async () => {
    const { session, tab } = await loggedIn();
    await settled(session.ask({ ...pages, query: { search: 'Ä & ö' } }));
    const { access, renewal } = JSON.parse(tab.session.get(key)!) as Record<string, string>;
    const seen = JSON.stringify([directus.requests.map(({ url }) => url), ...browser.local]);
    expect(seen).not.toContain(access);
    expect(seen).not.toContain(renewal);
    expect(directus.requests.at(-1)).toMatchObject({ query: { search: 'Ä & ö' } });
  });
});

describe('passwords', () => {
  test('a request of a reset: logged where it fails, never with the address', async () => {
    const { session } = openTab(directus, browser);
    const resetUrl = 'https://vhm.example/mitgliederbereich/reset-password';
    expect(await settled(session.requestPasswordReset(ada.email, resetUrl))).toBe('success');
    expect(directus.requests.at(-1)!.body).toEqual({ email: ada.email, reset_url: resetUrl });
    directus.isAway = true;
    expect(await settled(session.requestPasswordReset(ada.email, resetUrl))).toBe('UNREACHABLE');
    expect(error.mock.calls).toEqual([['Password reset failed: UNREACHABLE']]);
  });

  test('a reset, by a good, a used and an expired link', async () => {
    directus.users.get('u-1')!.resetToken = 'mailed';
    const { session } = openTab(directus, browser);
    expect(await settled(session.resetPassword('mailed', 'new one'))).toBe('success');
    expect(await settled(session.resetPassword('mailed', 'new one'))).toBe('FORBIDDEN');
    expect(await settled(session.resetPassword('expired', 'new one'))).toBe('TOKEN_EXPIRED');
    expect(await settled(session.login({ ...ada, password: 'new one' }))).toBe('success');
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/mailed|new one/);
  });

  test('an invitation, good and used', async () => {
    const { session } = openTab(directus, browser);
    expect(await settled(session.acceptInvitation('invited', 'first one'))).toBe('success');
    expect(await settled(session.acceptInvitation('used', 'first one'))).toBe('INVALID_INVITE');
  });

  test('a change needs the old one, ends other sessions and keeps this one', async () => {
    const { session, latest } = await loggedIn();
    const elsewhere = openTab(directus, new FakeBrowser());
    await settled(elsewhere.session.login(ada));

    expect(await settled(session.changePassword({ ...ada, password: 'wrong' }, 'new one'))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(directus.users.get('u-1')!.password).toBe('correct horse');
    expect(await settled(session.changePassword(ada, 'new one'))).toBe('success');
    await jest.advanceTimersByTimeAsync(hours(1));
    expect(latest()?.state).toBe('in');
    expect(elsewhere.latest()).toEqual({ state: 'out', isExpired: true });
    expect(directus.sessions.size).toBe(1);
  });
});

describe('ending other sessions', () => {
  test('keeps this one and those of others', async () => {
    const { session, latest } = await loggedIn();
    const elsewhere = openTab(directus, new FakeBrowser());
    await settled(elsewhere.session.login(ada));
    const other = openTab(directus, new FakeBrowser());
    await settled(other.session.login(edda));

    expect(await settled(session.endOtherSessions())).toBe('success');
    await jest.advanceTimersByTimeAsync(hours(25));
    expect(latest()?.state).toBe('in');
    expect(other.latest()?.state).toBe('in');
    expect(elsewhere.latest()).toEqual({ state: 'out', isExpired: true });
    await settled(session.logout());
    expect(await settled(session.endOtherSessions())).toBe('ENDED');
  });
});

describe('hostile answers', () => {
  const html = () => new Response('<!doctype html><h1>It works!</h1>', { status: 200 });
  const huge = () => new Response(`{"data":{"access_token":"${'a'.repeat(10_000_000)}"}}`);
  const wrong = (data: unknown) => () => Response.json({ data });
  const answers: Record<string, () => Response> = {
    HTML: html,
    'an error of HTML': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'a refusal of HTML': () => new Response('<h1>Forbidden</h1>', { status: 403 }),
    '10 MB': huge,
    nothing: () => new Response(null, { status: 204 }),
    null: () => new Response('null'),
    'a number': () => new Response('7'),
    'no data': () => Response.json({}),
    'data that is null': wrong(null),
    'tokens that are numbers': wrong({ access_token: 1, refresh_token: 2, expires: 3 }),
    'a token that breaks a head': wrong({
      access_token: 'a\r\nb: c',
      refresh_token: 'b',
      expires: 9,
    }),
    'an endless token': wrong({ access_token: 'a'.repeat(9000), refresh_token: 'b', expires: 9 }),
    lists: wrong([]),
    'errors of other shapes': () => Response.json({ errors: [null] }, { status: 400 }),
    'a code that is none': () =>
      Response.json({ errors: [{ extensions: { code: '<b>you</b>' } }] }, { status: 401 }),
  };

  test.each(Object.entries(answers))('%s to a log-in is no login', async (_, answer) => {
    const { session, latest, tab } = openTab(directus, browser);
    directus.misbehaviour = answer;
    expect(await settled(session.login(ada))).toBe('UNREACHABLE');
    expect(latest()).toEqual({ state: 'out' });
    expect(tab.session.size).toBe(0);
  });

  test.each(Object.entries(answers))('%s to a renewal ends nothing', async (_, answer) => {
    const { latest, session } = await loggedIn();
    directus.misbehaviour = ({ route }) => (route === 'POST /auth/refresh' ? answer() : undefined);
    await jest.advanceTimersByTimeAsync(minutes(16));
    expect(latest()?.state).toBe('in');
    directus.misbehaviour = undefined;
    await jest.advanceTimersByTimeAsync(seconds(11));
    expect(await settled(session.ask(pages))).toHaveLength(1);
  });

  test.each([
    ...Object.entries(answers),
    ['a user without an id', wrong({ first_name: 'Eve' })] as const,
    ['a user whose id is a list', wrong({ id: ['u-1'] })] as const,
  ])('%s is no user', async (_, answer) => {
    directus.misbehaviour = ({ route }) => (route === 'GET /users/me' ? answer() : undefined);
    const { latest } = await loggedIn();
    expect(latest()).toEqual({ state: 'unknown' });
  });

  test('of an endless answer no more is loaded than a page could use', async () => {
    const { session } = await loggedIn();
    let loaded = 0;
    const endless = new ReadableStream({
      pull(controller) {
        loaded += 100_000;
        controller.enqueue(new Uint8Array(100_000));
        if (loaded > 50_000_000) controller.close();
      },
    });
    directus.misbehaviour = () => new Response(endless);
    expect(await settled(session.ask(pages).catch(codeOf))).toBe('UNREACHABLE');
    expect(loaded).toBeLessThan(3_000_000);
  });

  test('fields of wrong types are empty, and no role is an administrator by its name', async () => {
    const user = { id: 7, first_name: ['x'], last_name: {}, email: null, role: '__proto__' };
    directus.misbehaviour = ({ route }) => (route === 'GET /users/me' ? wrong(user)() : undefined);
    const { latest } = await loggedIn();
    expect(latest()?.user).toEqual({
      ...{ id: '7', first_name: '', last_name: '', email: '', member_number: '' },
      ...{ isAdministrator: false, audiences: [] },
    });
  });

  test.each([0, -5, Infinity, 'soon', null])(
    'a lifetime of %p: the token’s own',
    async (expires) => {
      directus.misbehaviour = ({ route }) => {
        if (route === 'GET /users/me') return wrong({ id: 'u-1' })();
        const access = ['{}', '{"iat":100,"exp":400}', 's'].map((part) => btoa(part)).join('.');
        const data = { access_token: access.replaceAll('=', ''), refresh_token: 'r', expires };
        return Response.json({ data });
      };
      const { tab } = await loggedIn();
      expect(JSON.parse(tab.session.get(key)!)).toMatchObject({ lifetime: seconds(300) });
    },
  );

  test('errors and logs hold nothing that was sent', async () => {
    const { session, tab } = await loggedIn();
    const stored = JSON.parse(tab.session.get(key)!) as { access: string; renewal: string };
    directus.misbehaviour = ({ authorization, body }) =>
      Response.json(
        {
          errors: [
            { message: `${authorization} ${JSON.stringify(body)}`, extensions: { code: 'X' } },
          ],
        },
        { status: 400 },
      );
    const errors = [
      await settled(session.ask(pages).catch((reason: unknown) => reason)),
      await settled(session.login({ ...ada, password: 'my secret' })),
      await settled(session.resetPassword('mailed token', 'my secret')),
    ];
    const told = [...errors.map((each) => (each instanceof Error ? each.stack : each))].join('\n');
    const logs = JSON.stringify([error.mock.calls, info.mock.calls]);
    for (const secret of [stored.access, stored.renewal, 'my secret', 'mailed token']) {
      expect(told).not.toContain(secret);
      expect(logs).not.toContain(secret);
    }
  });
});
