import { codeOf } from '../../../../browser/session/BackendError.ts';
import {
  browser,
  browserWithout,
  directus,
  loggedIn,
  ofAll,
  opened,
  pages,
  states,
  tabs,
  tokenIn,
} from './oneBrowser.ts';
import { ada, edda, hours, minutes, seconds, settled } from './openedTab.ts';

describe.each([2, 5])('%i tabs', (count) => {
  test('renew once, for 24 hours, and all of them can ask', async () => {
    const all = await tabs(count);
    for (let hour = 0; hour < 24; hour += 1) {
      await jest.advanceTimersByTimeAsync(hours(1));
      await settled(Promise.all(all.map(({ session }) => session.request(pages))));
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
    const answers = await settled(Promise.all(all.map(({ session }) => session.request(pages))));
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
    expect(await settled(all[0]!.session.request(pages).catch(codeOf))).toBe('ENDED');
  });

  test('a log-out that can’t reach the backend ends all, too', async () => {
    const all = await tabs(count);
    directus.isAway = true;
    await settled(all[0]!.session.logout());
    await jest.advanceTimersByTimeAsync(10);
    expect(states(all)).toEqual(ofAll(count, 'out'));
    expect([...browser.local]).toEqual([]);
  });

  test('a log-in as another member switches all tabs', async () => {
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

test('without a channel, each tab logs in for itself, and a log-out ends all', async () => {
  browserWithout('channel');
  const first = await loggedIn();
  const second = await opened();
  expect(second.latest()).toEqual({ state: 'out' });
  await settled(first.session.logout());
  await jest.advanceTimersByTimeAsync(10);
  expect(states([first, second])).toEqual(['out', 'out']);
});
