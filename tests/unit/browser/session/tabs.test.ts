import { codeOf } from '../../../../browser/session/BackendError.ts';
import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { FakeDirectus } from '../../../members/FakeDirectus.ts';
import { ada, edda, openTab, settled, type OpenedTab } from './openedTab.ts';

const key = 'int-session';
const markKey = 'int-member';
const channel = 'collegium-session';
const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(60 * count);
const hours = (count: number) => minutes(60 * count);
const pages = { path: '/items/member_pages' } as const;

let directus: FakeDirectus;
let browser: FakeBrowser;
let info: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 23),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  directus = new FakeDirectus();
  browser = new FakeBrowser();
  info = jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

async function opened(options?: Parameters<typeof openTab>[2]): Promise<OpenedTab> {
  const tab = openTab(directus, browser, options);
  await settled(tab.started);
  return tab;
}

async function loggedIn(): Promise<OpenedTab> {
  const tab = await opened();
  await settled(tab.session.login(ada));
  return tab;
}

/** Opens this number of tabs in one browser, with one login. */
async function tabs(count: number): Promise<OpenedTab[]> {
  const all = [await loggedIn()];
  while (all.length < count) all.push(await opened());
  return all;
}

const states = (all: readonly OpenedTab[]) => all.map(({ latest }) => latest()?.state);
const ofAll = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const tokenIn = ({ tab }: OpenedTab) =>
  (JSON.parse(tab.session.get(key) ?? '{}') as { renewal?: string }).renewal;

describe('a new tab', () => {
  test('takes the login over from an open one, by no storage that others see', async () => {
    const [first, second] = await tabs(2);
    expect(second!.latest()).toEqual(first!.latest());
    expect(tokenIn(second!)).toBe(tokenIn(first!));
    expect([...browser.local.keys()]).toEqual([markKey]);
    expect([...browser.local.values()].join()).toMatch(/^\d+$/);
    expect(directus.count('POST /auth/refresh')).toBe(0);
  });

  test('where no tab is open any more, nobody is logged in, and the next visit asks nobody', async () => {
    const { tab } = await loggedIn();
    tab.close();
    const visitor = await opened();
    expect(visitor.latest()).toEqual({ state: 'out' });
    expect(browser.local.get(markKey)).toMatch(/^-\d+$/);
    expect(info).not.toHaveBeenCalled();
  });

  test('asking in vain takes nothing from a tab that sleeps', async () => {
    const [first] = await tabs(1);
    first!.tab.isAsleep = true;
    const second = await opened();
    expect(second.latest()).toEqual({ state: 'out' });
    first!.tab.wake('missed');
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(first!.latest()?.state).toBe('in');
    // The first tab wakes and passes its session to the second tab.
    expect(second.latest()?.state).toBe('in');
  });

  test('a duplicated tab, whose session storage is a copy, stays logged in, and so does the original', async () => {
    const first = await loggedIn();
    const second = await opened({ stored: first.tab.session });
    await jest.advanceTimersByTimeAsync(hours(24));
    expect(states([first, second])).toEqual(['in', 'in']);
    expect(directus.count('POST /auth/refresh')).toBeLessThanOrEqual(100);
    expect(directus.sessions.size).toBe(1);
  });

  test('a duplicate that comes to life when the original has renewed and is gone', async () => {
    const first = await loggedIn();
    const copy = new Map(first.tab.session);
    await jest.advanceTimersByTimeAsync(minutes(20));
    const second = await opened({ stored: copy });
    await jest.advanceTimersByTimeAsync(minutes(20));
    expect(states([first, second])).toEqual(['in', 'in']);
    first.tab.close();
    await jest.advanceTimersByTimeAsync(hours(3));
    expect(second.latest()?.state).toBe('in');
  });

  test('a tab that was closed, and is reopened after the log-out, is logged out', async () => {
    const [first, second] = await tabs(2);
    first!.tab.close();
    await settled(second!.session.logout());
    const reopened = await opened({ stored: first!.tab.session });
    expect(reopened.latest()).toEqual({ state: 'out' });
    expect(reopened.tab.session.size).toBe(0);
    expect(directus.sessions.size).toBe(0);
  });
});

describe.each([2, 5])('%i tabs', (count) => {
  test('renew once, for 24 hours, and all of them can ask', async () => {
    const all = await tabs(count);
    for (let hour = 0; hour < 24; hour += 1) {
      await jest.advanceTimersByTimeAsync(hours(1));
      await settled(Promise.all(all.map(({ session }) => session.ask(pages))));
    }
    expect(directus.count('POST /auth/refresh')).toBeLessThanOrEqual(100);
    expect(new Set(all.map(tokenIn)).size).toBe(1);
    expect(directus.sessions.size).toBe(1);
    expect(states(all)).toEqual(ofAll(count, 'in'));
  });

  test('renew once where the clock is set in between, whichever of them is closed and opened', async () => {
    const all = await tabs(count);
    for (let turn = 0; turn < 24; turn += 1) {
      jest.setSystemTime(Date.now() + minutes(turn % 2 ? 50 : -45));
      await jest.advanceTimersByTimeAsync(minutes(20));
      all.shift()!.tab.close();
      all.push(await opened());
    }
    expect(states(all)).toEqual(ofAll(count, 'in'));
    expect(directus.sessions.size).toBe(1);
  });

  test('that wake together after a night renew once', async () => {
    const all = await tabs(count);
    directus.slept += hours(9);
    jest.setSystemTime(Date.now() + hours(9));
    for (const { tab } of all) tab.show();
    await jest.advanceTimersByTimeAsync(seconds(5));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(states(all)).toEqual(ofAll(count, 'in'));
  });

  test('that all meet an expired token renew once', async () => {
    const all = await tabs(count);
    directus.slept += minutes(16);
    const answers = await settled(Promise.all(all.map(({ session }) => session.ask(pages))));
    expect(answers).toHaveLength(count);
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('a log-out in one ends all, here and at the backend', async () => {
    const all = await tabs(count);
    await settled(all.at(-1)!.session.logout());
    await jest.advanceTimersByTimeAsync(10);
    expect(states(all)).toEqual(ofAll(count, 'out'));
    expect(all.flatMap(({ tab }) => [...tab.session])).toEqual([]);
    expect([...browser.local]).toEqual([]);
    expect(directus.sessions.size).toBe(0);
    expect(await settled(all[0]!.session.ask(pages).catch(codeOf))).toBe('ENDED');
  });

  test('a log-out that can’t reach the backend ends all, too', async () => {
    const all = await tabs(count);
    directus.isAway = true;
    await settled(all[0]!.session.logout());
    await jest.advanceTimersByTimeAsync(10);
    expect(states(all)).toEqual(ofAll(count, 'out'));
    expect([...browser.local]).toEqual([]);
  });

  test('a log-in as somebody else is all tabs’', async () => {
    const all = await tabs(count);
    await settled(all[0]!.session.login(edda));
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(all.map(({ latest }) => latest()?.user?.first_name)).toEqual(ofAll(count, 'Edda'));
    expect(directus.sessions.size).toBe(1);
    await jest.advanceTimersByTimeAsync(hours(1));
    expect(states(all)).toEqual(ofAll(count, 'in'));
  });

  test('who was logged out there is logged in by a log-in here', async () => {
    const all = [];
    while (all.length < count) all.push(await opened());
    await settled(all[0]!.session.login(ada));
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(states(all)).toEqual(ofAll(count, 'in'));
  });

  test('a member who is suspended is out in all', async () => {
    const all = await tabs(count);
    directus.users.get('u-1')!.status = 'suspended';
    await jest.advanceTimersByTimeAsync(minutes(16));
    expect(all.map(({ latest }) => latest())).toEqual(
      ofAll(count, { state: 'out', isExpired: true }),
    );
  });
});

describe('a login for only one tab', () => {
  const alone = { ...ada, persist: false };

  test('lasts over pages and reloads, and is renewed', async () => {
    let tab = await opened();
    await settled(tab.session.login(alone));
    for (let page = 0; page < 3; page += 1) {
      await jest.advanceTimersByTimeAsync(minutes(20));
      tab.tab.close();
      tab = await opened({ stored: tab.tab.session });
      expect(tab.latest()?.state).toBe('in');
    }
    // A token lasts for 15 minutes.
    expect(directus.count('POST /auth/refresh')).toBe(4);
  });

  test('is no other tab’s, and ends with its own', async () => {
    const tab = await opened();
    await settled(tab.session.login(alone));
    const other = await opened();
    expect(other.latest()).toEqual({ state: 'out' });
    expect(tab.latest()?.state).toBe('in');
    tab.tab.close();
    const next = await opened();
    expect(next.latest()).toEqual({ state: 'out' });
    expect([...browser.local].join()).not.toMatch(/access-|refresh-/);
  });

  test('ends what other tabs had', async () => {
    const [first, second] = await tabs(2);
    await settled(second!.session.login({ ...edda, persist: false }));
    // A tab asks the other tabs for a session first.
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(states([first!, second!])).toEqual(['out', 'in']);
    expect(second!.latest()?.user?.first_name).toBe('Edda');
  });

  test('goes on in a duplicate of the tab, and ends in both', async () => {
    const tab = await opened();
    await settled(tab.session.login(alone));
    const copy = await opened({ stored: new Map(tab.tab.session) });
    await jest.advanceTimersByTimeAsync(hours(2));
    expect(states([tab, copy])).toEqual(['in', 'in']);
    await settled(copy.session.logout());
    expect(states([tab, copy])).toEqual(['out', 'out']);
  });
});

describe('races', () => {
  test('a tab that missed the new tokens gets them where its own are refused', async () => {
    const [first, second] = await tabs(2);
    second!.tab.isAsleep = true;
    await jest.advanceTimersByTimeAsync(minutes(14.9));
    second!.tab.wake('missed');
    await jest.advanceTimersByTimeAsync(hours(2));
    expect(states([first!, second!])).toEqual(['in', 'in']);
    expect(tokenIn(second!)).toBe(tokenIn(first!));
  });

  test('without locks, tabs still share a login', async () => {
    browser = new FakeBrowser('locks');
    const all = await tabs(5);
    await jest.advanceTimersByTimeAsync(hours(24));
    expect(states(all)).toEqual(ofAll(5, 'in'));
    expect(directus.sessions.size).toBe(1);
  });

  test('without locks, tabs that renew in the same moment: the second gets what the first got', async () => {
    browser = new FakeBrowser('locks');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const all = await tabs(3);
    for (let turn = 1; turn <= 10; turn += 1) {
      directus.slept += minutes(20);
      jest.setSystemTime(Date.now() + minutes(20));
      for (const { tab } of all) tab.show();
      await jest.advanceTimersByTimeAsync(seconds(9));
      expect(directus.count('POST /auth/refresh')).toBe(3 * turn);
      expect(states(all)).toEqual(ofAll(3, 'in'));
      expect(new Set(all.map(tokenIn)).size).toBe(1);
    }
    expect(directus.sessions.size).toBe(1);
  });

  test('without locks, a refusal that is faster than the other tab’s answer waits for it', async () => {
    browser = new FakeBrowser('locks');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const all = await tabs(2);
    directus.renewalLatency = 150;
    const told = all.map(({ snapshots }) => snapshots.length);
    directus.slept += minutes(20);
    jest.setSystemTime(Date.now() + minutes(20));
    for (const { tab } of all) tab.show();
    await jest.advanceTimersByTimeAsync(seconds(3));
    expect(directus.count('POST /auth/refresh')).toBe(2);
    expect(states(all)).toEqual(['in', 'in']);
    expect(all.map(({ snapshots }) => snapshots.length)).toEqual(told);
  });

  test('a login that has ended is not taken back from a tab that does not know yet', async () => {
    const [first, second] = await tabs(2);
    directus.endSessionsOf('u-1');
    directus.slept += minutes(20);
    jest.setSystemTime(Date.now() + minutes(20));
    first!.tab.show();
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(states([first!, second!])).toEqual(['out', 'in']);
    const told = first!.snapshots.length;
    openTab(directus, browser);
    await jest.advanceTimersByTimeAsync(10);
    expect(first!.snapshots).toHaveLength(told);
  });

  test('a tab that is out and one that is in do not call each other to and fro', async () => {
    const [first, second] = await tabs(2);
    directus.misbehaviour = () => {
      directus.misbehaviour = undefined;
      return Response.json({ errors: [{ extensions: { code: 'FORBIDDEN' } }] }, { status: 403 });
    };
    await settled(first!.session.refreshUser());
    expect(states([first!, second!])).toEqual(['out', 'in']);
    const before = browser.messages.length;
    await jest.advanceTimersByTimeAsync(minutes(10));
    expect(browser.messages.length - before).toBeLessThan(5);
    expect(states([first!, second!])).toEqual(['out', 'in']);
  });

  test('without a channel, each tab logs in for itself, and a log-out ends all', async () => {
    browser = new FakeBrowser('channel');
    const first = await loggedIn();
    const second = await opened();
    expect(second.latest()).toEqual({ state: 'out' });
    await settled(first.session.logout());
    await jest.advanceTimersByTimeAsync(10);
    expect(states([first, second])).toEqual(['out', 'out']);
  });

  test('a tab that is closed while it renews holds up no other', async () => {
    const [first, second] = await tabs(2);
    await jest.advanceTimersByTimeAsync(minutes(14));
    directus.misbehaviour = ({ route }) => {
      if (route === 'POST /auth/refresh') first!.tab.close();
      directus.misbehaviour = undefined;
      return Response.json({}, { status: 503 });
    };
    await jest.advanceTimersByTimeAsync(minutes(3));
    expect(second!.latest()?.state).toBe('in');
    expect(await settled(second!.session.ask(pages))).toHaveLength(1);
  });

  test('who logs out while another tab renews is logged out in both, and at the backend', async () => {
    const [first, second] = await tabs(2);
    await jest.advanceTimersByTimeAsync(minutes(14));
    directus.latency = seconds(2);
    await jest.advanceTimersByTimeAsync(seconds(41));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    await settled(Promise.all([first!.session.logout(), second!.session.logout()]));
    await jest.advanceTimersByTimeAsync(minutes(1));
    expect(states([first!, second!])).toEqual(['out', 'out']);
    expect(directus.sessions.size).toBe(0);
  });

  test('a log-out that a sleeping tab missed ends it when it wakes', async () => {
    const [first, second] = await tabs(2);
    second!.tab.isAsleep = true;
    await settled(first!.session.logout());
    expect(second!.latest()?.state).toBe('in');
    second!.tab.wake('missed');
    await jest.advanceTimersByTimeAsync(10);
    expect(second!.latest()).toEqual({ state: 'out' });
  });

  test('a change of members that a sleeping tab missed: it is the new one’s when it wakes', async () => {
    const [first, second] = await tabs(2);
    second!.tab.isAsleep = true;
    await settled(first!.session.logout());
    await settled(first!.session.login(edda));
    second!.tab.wake('missed');
    await jest.advanceTimersByTimeAsync(seconds(2));
    expect(second!.latest()?.user?.first_name).toBe('Edda');
  });

  test('the answer to a renewal that is lost ends a login in token mode, in all tabs alike', async () => {
    const all = await tabs(2);
    let isLost = false;
    directus.misbehaviour = ({ route }) => {
      if (route !== 'POST /auth/refresh' || isLost) return undefined;
      isLost = true;
      return 'lost';
    };
    await jest.advanceTimersByTimeAsync(minutes(16));
    expect(all.map(({ latest }) => latest())).toEqual(ofAll(2, { state: 'out', isExpired: true }));
  });

  test.each([
    ...[undefined, null, 7, 'login', {}, { kind: 'login' }, { kind: 'tokens', login: {} }],
    { kind: 'login', login: { access: 'x\n', backend: 'https://cms.example' } },
  ])('%p between tabs changes nothing', async (message) => {
    const [first, second] = await tabs(2);
    first!.tab.post(channel, message);
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(second!.latest()?.state).toBe('in');
    expect(tokenIn(second!)).toBe('refresh-1');
  });

  test('tokens of another backend, or of a login that is not the browser’s, are not taken', async () => {
    const [first, second] = await tabs(2);
    const login = JSON.parse(first!.tab.session.get(key)!) as Record<string, unknown>;
    const others = [
      { ...login, renewals: 9, renewal: 'planted', backend: 'https://evil.example' },
      { ...login, renewals: 9, renewal: 'planted', startedAt: 1 },
    ];
    for (const other of others) first!.tab.post(channel, { kind: 'tokens', login: other });
    first!.tab.post(channel, { kind: 'login', login: others[0] });
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(tokenIn(second!)).toBe('refresh-1');
    expect(second!.tab.session.get(key)).not.toContain('evil');
  });
});

describe('the way back, to a page that the browser has kept', () => {
  async function leave({ tab }: OpenedTab): Promise<OpenedTab> {
    tab.isAsleep = true;
    return opened({ after: tab });
  }

  test('after a log-out, it shows nothing from the first moment', async () => {
    const first = await loggedIn();
    const next = await leave(first);
    await settled(next.session.logout());
    next.tab.close();
    first.tab.comeBack();
    expect(first.latest()).toEqual({ state: 'out' });
  });

  test.each([20, 0])(
    'it has the tokens that the page after it has renewed (%i min ago)',
    async (ago) => {
      const first = await loggedIn();
      directus.slept += minutes(20);
      jest.setSystemTime(Date.now() + minutes(20));
      const next = await leave(first);
      expect(tokenIn(next)).toBe('refresh-2');
      next.tab.close();
      directus.slept += minutes(ago);
      jest.setSystemTime(Date.now() + minutes(ago));
      first.tab.comeBack();
      await jest.advanceTimersByTimeAsync(seconds(2));
      expect(first.snapshots.map(({ state }) => state)).toEqual(['out', 'unknown', 'in']);
      expect(tokenIn(first)).toBe(ago ? 'refresh-3' : 'refresh-2');
      expect(await settled(first.session.ask(pages))).toHaveLength(1);
    },
  );

  test('it is of whoever has logged in meanwhile', async () => {
    const first = await loggedIn();
    const next = await leave(first);
    await settled(next.session.login(edda));
    next.tab.close();
    first.tab.comeBack();
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(first.latest()?.user?.first_name).toBe('Edda');
  });
});
