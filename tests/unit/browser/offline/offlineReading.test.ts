import { beforeEach, expect, it } from '@jest/globals';
import {
  isReadingOffline,
  startReadingOffline,
  stopReadingOffline,
} from '../../../../browser/offline/offlineReading.ts';
import { FakeCaches } from '../../fakeCaches.ts';

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  Object.assign(globalThis, { caches });
});

it('is off until the visitor chooses it', async () => {
  expect(await isReadingOffline()).toBe(false);
  await startReadingOffline();
  expect(await isReadingOffline()).toBe(true);
});

it('leaves nothing that shows what was read, once the visitor ends it', async () => {
  await startReadingOffline();
  const ofReading = ['pages', 'data', 'pictures'].flatMap((kind) =>
    ['older', 'newer'].map((hash) => `collegium-${kind}-${hash}`),
  );
  // The files of the website itself, and a cache of another program on the same host.
  const others = ['collegium-offline-newer', 'collegium-assets-newer', 'webmail'];
  for (const name of [...ofReading, ...others]) await caches.open(name);
  await stopReadingOffline();
  expect(await caches.keys()).toEqual(others);
  expect(await isReadingOffline()).toBe(false);
});

it('fails where the browser forbids copies', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(isReadingOffline()).rejects.toThrow();
  await expect(stopReadingOffline()).rejects.toThrow();
});
