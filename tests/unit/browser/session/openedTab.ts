import { directusBackend } from '../../../../browser/session/directus.ts';
import { Session } from '../../../../browser/session/Session.ts';
import type { SessionSnapshot } from '../../../../contract/members/session.ts';
import type { FakeBrowser, FakeTab } from '../../../members/FakeBrowser.ts';
import type { FakeDirectus } from '../../../members/FakeDirectus.ts';

const roles = {
  'role-member': { isAdministrator: false, audiences: ['vhm', 'adt'] },
  'role-admin': { isAdministrator: true, audiences: [] },
} as const;

/** Durations in ms. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(60 * count);
export const hours = (count: number) => minutes(60 * count);

export const ada = { email: 'member@example.org', password: 'correct horse' };
export const edda = { email: 'editor@example.org', password: 'correct horse' };

/** A tab in which a page of the members' area is open. */
export interface OpenedTab {
  readonly tab: FakeTab;
  readonly session: Session;
  /** All snapshots that the tab's screens have received. */
  readonly snapshots: SessionSnapshot[];
  readonly latest: () => SessionSnapshot | undefined;
  /** Resolves after the tab has looked for a login. */
  readonly started: Promise<void>;
}

export function openTab(
  directus: FakeDirectus,
  browser: FakeBrowser,
  {
    stored,
    isStorageForbidden = false,
    after,
  }: {
    readonly stored?: ReadonlyMap<string, string>;
    readonly isStorageForbidden?: boolean;
    /** The previous page in the same tab. */
    readonly after?: FakeTab;
  } = {},
): OpenedTab {
  const tab = after ? browser.openIn(after) : browser.open(stored);
  tab.isStorageForbidden = isStorageForbidden;
  const asked = directus.fetch;
  // A closed tab sends no requests and receives no responses.
  const fetch: typeof globalThis.fetch = async (...call) => {
    const answer = tab.isClosed ? forEver : asked(...call);
    await Promise.allSettled([answer]);
    return tab.isClosed ? forEver : answer;
  };
  const backend = directusBackend({ kind: 'directus', url: directus.url, roles }, fetch);
  const snapshots: SessionSnapshot[] = [];
  const session = new Session(backend, tab.window, (next) => snapshots.push(next));
  return { tab, session, snapshots, latest: () => snapshots.at(-1), started: session.start() };
}

const forEver = new Promise<never>(() => undefined);

/** Lets time pass until a promise is settled. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false as boolean;
  const mark = () => {
    isSettled = true;
  };
  promise.then(mark, mark);
  for (let steps = 0; !isSettled && steps < 2000; steps += 1) {
    await jest.advanceTimersByTimeAsync(10);
  }
  if (!isSettled) throw new Error('It took longer than 20 seconds.');
  return promise;
}
