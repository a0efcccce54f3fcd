import { browser, directus, key, loggedIn } from './oneBrowser.ts';
import { ada, edda, hours, minutes, openTab, settled } from './openedTab.ts';

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
