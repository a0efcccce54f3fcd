import {
  browser,
  directus,
  info,
  loggedIn,
  markKey,
  opened,
  states,
  tabs,
  tokenIn,
} from './oneBrowser.ts';
import { hours, minutes, seconds, settled } from './openedTab.ts';

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
