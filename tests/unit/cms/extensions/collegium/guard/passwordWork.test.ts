import { expect, it } from '@jest/globals';
import { InvalidCredentialsError } from './fakeErrors.ts';
import { directus, letTimePass } from './guardedDirectus.ts';

it('nobody guesses at the password of an account that is logged in', async () => {
  for (let time = 0; time < 10; time += 1) {
    expect(await directus.verifyOwnPassword('anna')).toBe('verified');
  }
  await expect(directus.verifyOwnPassword('anna')).rejects.toBeInstanceOf(InvalidCredentialsError);
  expect(await directus.verifyOwnPassword('otto')).toBe('verified');
});

it('nobody guesses the code of a second factor in a session of its owner', async () => {
  const anna = { user: 'anna' };
  for (let time = 0; time < 10; time += 1) await directus.verifyCode(anna, 'anna', `${time}`);
  await expect(directus.verifyCode(anna, 'anna', '10')).rejects.toMatchObject({ status: 429 });
  expect(await directus.verifyCode({ user: 'otto' }, 'otto', '10')).toBe(true);
  // A log-in, which has its own limits.
  expect(await directus.verifyCode(null, 'anna', '10')).toBe(true);
  letTimePass(900_000);
  expect(await directus.verifyCode(anna, 'anna', '10')).toBe(true);
});

it('a code is good once', async () => {
  const uses = await Promise.all([1, 2].map(() => directus.verifyCode(null, 'anna', '123456')));
  expect(uses).toEqual([true, false]);
  expect(await directus.verifyCode(null, 'otto', '123456')).toBe(true);
});

it('nobody changes their password more than ten times an hour', async () => {
  const anna = { user: 'anna', admin: false };
  const change = (asking: object | null, payload: object = { password: 'Sommer2026' }) =>
    directus.filter('users.update', payload, {}, asking);
  for (let time = 0; time < 10; time += 1) await change(anna);
  await expect(change(anna)).rejects.toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
  await change(anna, { phone: '1' });
  for (const asking of [{ user: 'otto', admin: false }, { ...anna, admin: true }, null]) {
    await change(asking);
  }
  letTimePass(60 * 60 * 1000);
  await change(anna);
});
