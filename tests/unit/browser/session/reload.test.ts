import { browser, directus, error, info, key, loggedIn, markKey, reloaded } from './oneBrowser.ts';
import { hours, minutes, openTab, seconds, settled } from './openedTab.ts';

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
