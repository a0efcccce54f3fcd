import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { FakeCaches } from '../../../../fakeCaches.ts';

const day = 24 * 60 * 60 * 1000;
let caches: FakeCaches;

// Workbox expects the global object of a service worker, which is named `self`.
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });
const { limitedTo } = await import('../../../../../../browser/page/serviceWorker/worker/limits.ts');

beforeEach(() => {
  caches = new FakeCaches();
  Object.assign(globalThis, { caches });
});

/** Entries in the order in which they were kept, with their age in days. */
async function keptOf(entries: readonly (readonly [path: string, age: number | undefined])[]) {
  const cache = await caches.open('pages');
  for (const [path, age] of entries) {
    const date = age === undefined ? undefined : new Date(Date.now() - age * day).toUTCString();
    await cache.put(path, new Response('', { headers: date ? { Date: date } : {} }));
  }
  const { cacheDidUpdate } = limitedTo(3, 'pages');
  await cacheDidUpdate?.({} as Parameters<NonNullable<WorkboxPlugin['cacheDidUpdate']>>[0]);
  return cache.keys();
}

describe('a cache', () => {
  it('keeps as much as it may', async () => {
    expect(
      await keptOf([
        ['/a', 1],
        ['/b', 1],
        ['/c', 0],
      ]),
    ).toEqual(['/a', '/b', '/c']);
  });

  it('loses the oldest of too many', async () => {
    const kept = await keptOf([
      ['/a', 1],
      ['/b', 1],
      ['/c', 1],
      ['/d', 1],
      ['/e', 0],
    ]);
    expect(kept).toEqual(['/c', '/d', '/e']);
  });

  // The privacy notice: what is older than 30 days is deleted.
  it('loses what is older than 30 days', async () => {
    expect(
      await keptOf([
        ['/a', 31],
        ['/b', 29],
        ['/c', 0],
      ]),
    ).toEqual(['/b', '/c']);
  });

  it('counts only, where an entry has no date', async () => {
    expect(
      await keptOf([
        ['/a', undefined],
        ['/b', undefined],
      ]),
    ).toEqual(['/a', '/b']);
  });
});
