import { codeOf } from '../../../../browser/session/BackendError.ts';
import { directus, error, loggedIn, pages, reloaded } from './oneBrowser.ts';
import { hours, minutes, seconds, settled } from './openedTab.ts';

describe('renewing', () => {
  test('24 hours: each token is renewed in its last 30 seconds', async () => {
    const { session, latest, snapshots } = await loggedIn();
    for (let hour = 0; hour < 24; hour += 1) {
      await jest.advanceTimersByTimeAsync(hours(1));
      expect(await settled(session.request(pages))).toEqual([{ id: 1, reader: 'u-1' }]);
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
      expect(await settled(opened.session.request(pages))).toHaveLength(1);
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
    expect(await settled(session.request(pages))).toHaveLength(1);
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
    expect(codeOf(await settled(session.request(pages).catch((e: unknown) => e)))).toBe(
      'UNREACHABLE',
    );
    directus.isAway = false;
    tab.online();
    await jest.advanceTimersByTimeAsync(seconds(1));
    expect(await settled(session.request(pages))).toHaveLength(1);
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
