import { directus, loggedIn, opened, pages, tokenIn } from './oneBrowser.ts';
import { edda, minutes, seconds, settled, type OpenedTab } from './openedTab.ts';

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
      expect(await settled(first.session.request(pages))).toHaveLength(1);
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
