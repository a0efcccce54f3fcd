/** @jest-environment node */
import { jest } from '@jest/globals';
import type { Knex } from 'knex';
import type { Context } from '../../../../../../cms/extensions/collegium/directus.ts';
import { newDatabase } from '../../database.ts';

/** Tests sessions that end while Directus logs in, renews or logs out. The claims of tokens are tested with a real Directus. */

class InvalidCredentialsError extends Error {}
class LocalAuthDriver {
  verify(user: { password: string }, password: string): Promise<void> {
    return user.password === password
      ? Promise.resolve()
      : Promise.reject(new InvalidCredentialsError());
  }
}
const modules = {
  '@directus/errors': { InvalidCredentialsError },
  '@directus/api/auth/drivers/local': { LocalAuthDriver },
  '@directus/api/utils/is-directus-jwt': { default: () => false },
  '@directus/api/utils/get-secret': { getSecret: () => 'secret' },
  jsonwebtoken: { default: { sign: (claims: object) => JSON.stringify(claims) } },
};
for (const [name, module] of Object.entries(modules)) {
  jest.unstable_mockModule(name, () => module, { virtual: true });
}
const { endSessionsForGood } =
  await import('../../../../../../cms/extensions/collegium/guard/sessions.ts');

let database: Knex;
/** Runs after Directus has read what it needs, and before it stores a session. */
let meanwhile: () => Promise<unknown>;
let service: ReturnType<typeof guardedService>;

beforeEach(async () => {
  database = await newDatabase();
  await database.schema.createTable('directus_users', (table) => {
    table.text('id');
    table.text('password');
  });
  await database.schema.createTable('directus_sessions', (table) => {
    for (const name of ['token', 'user', 'next_token']) table.text(name);
  });
  await database('directus_users').insert({ id: 'anna', password: 'old' });
  await database('directus_sessions').insert({ token: 'first', user: 'anna' });
  meanwhile = () => Promise.resolve();
  service = guardedService();
});
afterEach(() => database.destroy());

/** Each method has the steps of Directus 11.17.4. */
function guardedService() {
  class AuthenticationService {
    async login(_provider: string, { password }: { password: string }) {
      const user = await database('directus_users').where({ id: 'anna' }).first<Account>();
      await new LocalAuthDriver().verify(user, password);
      await meanwhile();
      await database('directus_sessions').insert({ token: 'new', user: 'anna' });
      return { accessToken: 'access', refreshToken: 'new', id: 'anna' };
    }
    async refresh(token: string, { session }: { session?: boolean } = {}) {
      if (session) {
        await database('directus_sessions').where({ token }).update({ next_token: 'new' });
        await meanwhile();
        await database('directus_sessions').insert({ token: 'new', user: 'anna' });
      } else {
        await meanwhile();
        await database('directus_sessions').where({ token }).update({ token: 'new' });
      }
      return { accessToken: 'access', refreshToken: 'new', id: 'anna' };
    }
    async logout(token: string) {
      await database('directus_sessions').where({ token }).delete();
    }
  }
  const services = { AuthenticationService } as unknown as Context['services'];
  endSessionsForGood({ database, services } as Context);
  return new AuthenticationService();
}

interface Account {
  readonly password: string;
}

const changePassword = async () => {
  await database('directus_users').update({ password: 'new' });
  await database('directus_sessions').delete();
};
const sessions = () => database('directus_sessions').pluck('token');
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof InvalidCredentialsError ? 'refused' : error),
  );

test('a log-in, a renewal and a log-out', async () => {
  expect(await outcome(service.login('default', { password: 'old' }))).toBe('done');
  expect(await sessions()).toEqual(['first', 'new']);
  await service.logout('new');
  expect(await outcome(service.refresh('first', { session: true }))).toBe('done');
  expect(await sessions()).toEqual(['first', 'new']);
});

test('a log-in with a password that is changed meanwhile is refused', async () => {
  meanwhile = changePassword;
  expect(await outcome(service.login('default', { password: 'old' }))).toBe('refused');
  expect(await sessions()).toEqual([]);
});

test.each([true, false])(
  'a renewal of a session that ends meanwhile is none (cookie: %s)',
  async (session) => {
    meanwhile = changePassword;
    await outcome(service.refresh('first', { session }));
    expect(await sessions()).toEqual([]);
  },
);

test('a log-out ends the session with which a renewal has replaced it', async () => {
  await service.refresh('first', { session: true });
  await service.logout('first');
  expect(await sessions()).toEqual([]);
});
