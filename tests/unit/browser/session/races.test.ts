import { browser, directus, ofAll, pages, states, tabs, tokenIn } from './oneBrowser.ts';
import { edda, hours, minutes, openTab, seconds, settled } from './openedTab.ts';

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

  test('a tab that is closed while it renews does not block the others', async () => {
    const [first, second] = await tabs(2);
    await jest.advanceTimersByTimeAsync(minutes(14));
    directus.misbehaviour = ({ route }) => {
      if (route === 'POST /auth/refresh') first!.tab.close();
      directus.misbehaviour = undefined;
      return Response.json({}, { status: 503 });
    };
    await jest.advanceTimersByTimeAsync(minutes(3));
    expect(second!.latest()?.state).toBe('in');
    expect(await settled(second!.session.request(pages))).toHaveLength(1);
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
});
