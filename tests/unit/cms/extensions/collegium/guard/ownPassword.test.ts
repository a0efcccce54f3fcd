import { expect, it } from '@jest/globals';
import { InvalidPayloadError } from './fakeErrors.ts';
import { directus } from './guardedDirectus.ts';

it('nobody changes their own password by another spelling of the id without a recent log-in', async () => {
  const anna = { user: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d02', admin: false };
  const change = (key: string) =>
    directus.filter('users.update', { password: 'Sommer2026' }, { keys: [key] }, anna);
  for (const key of [anna.user, anna.user.toUpperCase()]) {
    await expect(change(key)).rejects.toThrow(InvalidPayloadError);
  }
  await change('0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d03');
});
