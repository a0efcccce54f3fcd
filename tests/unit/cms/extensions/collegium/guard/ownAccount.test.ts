import { expect, it } from '@jest/globals';
import { directus, letTimePass } from './guardedDirectus.ts';

it('no member changes their account more than a hundred times an hour', async () => {
  const change = (asking: object | null) =>
    directus.filter('users.update', { phone: '1' }, {}, asking);
  const anna = { user: 'anna of changes', admin: false };
  // docs/operating.md, Limits
  for (let time = 0; time < 100; time += 1) await change(anna);
  await expect(change(anna)).rejects.toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
  for (const asking of [{ user: 'otto', admin: false }, { ...anna, app: true }, null]) {
    await change(asking);
  }
  letTimePass(60 * 60 * 1000);
  await change(anna);
});
