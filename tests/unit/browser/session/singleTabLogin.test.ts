import { browser, directus, opened, states, tabs } from './oneBrowser.ts';
import { ada, edda, hours, minutes, seconds, settled } from './openedTab.ts';

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
