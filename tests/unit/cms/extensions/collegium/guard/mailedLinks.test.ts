import { expect, it } from '@jest/globals';
import { directus } from './guardedDirectus.ts';

it.each(['resetPassword', 'acceptInvite'] as const)(
  'several uses of a mailed link follow one another: %s',
  async (method) => {
    expect(await directus.useLinks(method)).toBe(1);
  },
);
