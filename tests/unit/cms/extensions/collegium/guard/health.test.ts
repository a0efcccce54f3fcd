import { expect, it } from '@jest/globals';
import { checkHealth } from './fakeServices.ts';
import { anybody, directus, letTimePass } from './guardedDirectus.ts';

it('caches the health check for ten seconds, except for administrators', async () => {
  checkHealth.mockClear();
  for (const asking of [...anybody, ...anybody]) {
    expect(await directus.health(asking)).toEqual({ status: 'ok' });
  }
  expect(checkHealth).toHaveBeenCalledTimes(1);
  await directus.health({ admin: true });
  expect(checkHealth).toHaveBeenCalledTimes(2);
  letTimePass(9999);
  await directus.health(null);
  expect(checkHealth).toHaveBeenCalledTimes(2);
  letTimePass(1);
  await directus.health(null);
  expect(checkHealth).toHaveBeenCalledTimes(3);
});
