import { FakeBrowser } from '../../../members/FakeBrowser.ts';
import { FakeDirectus } from '../../../members/FakeDirectus.ts';
import { ada, openTab, settled, type OpenedTab } from './openedTab.ts';

/*
 * Each test of a file that imports this module has a new browser, a new Directus and a clock that
 * only the test moves.
 */

export const key = 'int-session';
export const markKey = 'int-member';
export const pages = { path: '/items/member_pages' } as const;

export let directus: FakeDirectus;
export let browser: FakeBrowser;
/** The browser's console. */
export let info: jest.SpyInstance;
export let error: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 23),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  directus = new FakeDirectus();
  browser = new FakeBrowser();
  info = jest.spyOn(console, 'info').mockReturnValue(undefined);
  error = jest.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Replaces the browser by one without this feature. */
export function browserWithout(feature: 'locks' | 'channel'): void {
  browser = new FakeBrowser(feature);
}

export async function opened(options?: Parameters<typeof openTab>[2]): Promise<OpenedTab> {
  const tab = openTab(directus, browser, options);
  await settled(tab.started);
  return tab;
}

/** Opens a tab and logs Ada in. */
export async function loggedIn(): Promise<OpenedTab> {
  const tab = await opened();
  expect(await settled(tab.session.login(ada))).toBe('success');
  return tab;
}

/** Closes the tab and opens the same page in a tab with the same session storage. */
export async function reloaded({ tab }: OpenedTab): Promise<OpenedTab> {
  tab.close();
  return opened({ stored: tab.session });
}

/** Opens this number of tabs in one browser, with one login. */
export async function tabs(count: number): Promise<OpenedTab[]> {
  const all = [await loggedIn()];
  while (all.length < count) all.push(await opened());
  return all;
}

export const states = (all: readonly OpenedTab[]) => all.map(({ latest }) => latest()?.state);
export const ofAll = <Value>(count: number, value: Value) =>
  Array.from({ length: count }, () => value);
export const tokenIn = ({ tab }: OpenedTab) =>
  (JSON.parse(tab.session.get(key) ?? '{}') as { renewal?: string }).renewal;
