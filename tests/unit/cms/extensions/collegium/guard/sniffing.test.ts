import { expect, it } from '@jest/globals';
import { directus } from './guardedDirectus.ts';

it('responses have X-Content-Type-Options: nosniff', async () => {
  const { headers } = await directus.request({});
  expect(headers).toEqual({ 'X-Content-Type-Options': 'nosniff' });
});
