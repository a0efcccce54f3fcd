import { describe, expect, it } from '@jest/globals';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { keeping, mayKeep } from '../../../../../../browser/page/serviceWorker/worker/keeping.ts';
import { FakeCaches } from '../../../../fakeCaches.ts';

type Answer = Parameters<typeof mayKeep>[0];

function answer(rest: Partial<Answer> = {}, headers: Record<string, string> = {}): Answer {
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    ...rest,
  };
}

describe('mayKeep', () => {
  it('takes what was asked for', () => {
    expect(mayKeep(answer(), 'json')).toBe(true);
    expect(mayKeep(answer())).toBe(true);
    expect(mayKeep(answer({}, { 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(
      true,
    );
  });

  it.each([
    ['a failure', answer({ status: 503 })],
    ['a part', answer({ status: 206 })],
    ['a redirect', answer({ status: 0, type: 'opaqueredirect' })],
    ['where a redirect led to', answer({ redirected: true })],
    ['what another host sent', answer({ type: 'cors' })],
    ['what must not be stored', answer({}, { 'cache-control': 'no-store' })],
    ['what is for one visitor', answer({}, { 'cache-control': 'max-age=60, Private' })],
    ['the sign-in page of a hotel', answer({}, { 'content-type': 'text/html' })],
  ])('refuses %s', (_what, refused) => {
    expect(mayKeep(refused, 'json')).toBe(false);
  });
});

describe('keeping', () => {
  const request = new Request('https://vhm.example/kontakt');
  const keeps = async (cacheName: string) => {
    const { cacheWillUpdate } = keeping(cacheName);
    const response = answer() as Response;
    const options = { request, response } as Parameters<
      NonNullable<WorkboxPlugin['cacheWillUpdate']>
    >[0];
    return (await cacheWillUpdate?.(options)) === response;
  };

  // TDDDG, section 25(2)2: store only what the visitor has expressly asked for.
  it.each(['collegium-pages-b', 'collegium-data-b', 'collegium-pictures-b'])(
    'puts nothing into %s unless the visitor chose to read offline',
    async (cacheName) => {
      const caches = new FakeCaches();
      Object.assign(globalThis, { caches });
      expect(await keeps(cacheName)).toBe(false);
      await caches.open('reads-offline');
      expect(await keeps(cacheName)).toBe(true);
    },
  );

  /** Calls the plugin as Workbox does after it has cached a response. */
  const write = async (cacheName: string, caches: FakeCaches) => {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, new Response('{}'));
    const options = { cacheName, request, newResponse: answer() } as unknown as Parameters<
      NonNullable<WorkboxPlugin['cacheDidUpdate']>
    >[0];
    await keeping(cacheName).cacheDidUpdate?.(options);
  };

  // GDPR, article 7(3): after the withdrawal, requests that are still running must not store
  // anything.
  it.each([
    ['collegium-data-b', []],
    ['collegium-assets-b', ['collegium-assets-b']],
  ])('has written into %s when the visitor ended the choice: what is left', async (name, left) => {
    const caches = new FakeCaches();
    Object.assign(globalThis, { caches });
    await write(name, caches);
    expect(await caches.keys()).toEqual(left);
  });

  it('leaves what it has written while the visitor wants it', async () => {
    const caches = new FakeCaches();
    Object.assign(globalThis, { caches });
    await caches.open('reads-offline');
    await write('collegium-data-b', caches);
    expect(await caches.keys()).toEqual(['reads-offline', 'collegium-data-b']);
  });

  it('keeps the files of the website itself in any case', async () => {
    Object.assign(globalThis, { caches: new FakeCaches() });
    expect(await keeps('collegium-assets-b')).toBe(true);
  });
});
