import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { directus, loggedIn } from './oneBrowser.ts';
import { ada, edda, hours, openTab, settled } from './openedTab.ts';

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
