import { expect, it } from '@jest/globals';
import { countRequest, rateLimiter } from './fakeModules.ts';
import { directus } from './guardedDirectus.ts';

it('warns once about a proxy that IP_TRUST_PROXY does not name', async () => {
  const proxy = { ip: '127.0.0.1', socket: { remoteAddress: '127.0.0.1' } };
  await directus.request(proxy);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  await directus.request({ ...proxy, headers, ip: '192.0.2.1' });
  expect(directus.warnings).toEqual([]);
  await directus.request({ ...proxy, headers });
  await directus.request({ ...proxy, headers });
  expect(directus.warnings).toEqual([
    expect.stringMatching(/^IP_TRUST_PROXY: expected .+ 127\.0\.0\.1/),
  ]);
});

it('Directus’ own limits count networks, too', async () => {
  await rateLimiter.consume('2001:db8:1:2::ffff', 3);
  expect(countRequest.mock.lastCall).toEqual(['2001:db8:1', 3]);
});
