/** @jest-environment node */
import { jest } from '@jest/globals';
import type { Knex } from 'knex';
import type {
  Context,
  DirectusRequest,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';
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
  '@directus/errors': { InvalidCredentialsError, TokenExpiredError: Error },
  '@directus/api/auth/drivers/local': { LocalAuthDriver },
  '@directus/api/utils/is-directus-jwt': { default: (token: string) => token.startsWith('{') },
  '@directus/api/utils/get-secret': { getSecret: () => 'secret' },
  jsonwebtoken: {
    default: {
      ...{ sign: (claims: object) => JSON.stringify(claims) },
      ...{ verify: (token: string): unknown => JSON.parse(token) },
    },
  },
};
for (const [name, module] of Object.entries(modules)) {
  jest.unstable_mockModule(name, () => module, { virtual: true });
}
const { endSessionsForGood } =
  await import('../../../../../../cms/extensions/collegium/guard/sessions.ts');

const { refuseOutdatedTokens } =
  await import('../../../../../../cms/extensions/collegium/guard/outdatedTokens.ts');

/** Tokens have 64 characters, of which the first 16 stay the same when a session is renewed. */
const tokenOf = (letter: string) => letter.repeat(64);
const renewed = (token: string, letter: string) => token.slice(0, 16) + tokenOf(letter).slice(16);
const [first, others] = [tokenOf('a'), tokenOf('b')];

let database: Knex;
/** Runs after Directus has read what it needs, and before it stores a session. */
let meanwhile: () => Promise<unknown>;
/** Runs after Directus has stored a renewed session. */
let afterwards: () => Promise<unknown>;
let service: ReturnType<typeof guardedService>;

beforeEach(async () => {
  database = await newDatabase();
  await database.schema.createTable('directus_users', (table) => {
    table.text('id');
    table.text('password');
  });
  await database.schema.createTable('directus_sessions', (table) => {
    for (const name of ['token', 'user', 'next_token', 'expires']) table.text(name);
  });
  await database('directus_users').insert({ id: 'anna', password: 'old' });
  await database('directus_sessions').insert([
    { token: first, user: 'anna' },
    { token: others, user: 'ben' },
  ]);
  meanwhile = () => Promise.resolve();
  afterwards = () => Promise.resolve();
  service = guardedService();
});
afterEach(() => database.destroy());

/** Each method has the steps of Directus 11.17.4. */
function guardedService() {
  const made = ['n', 'o', 'p'].map(tokenOf);
  class AuthenticationService {
    async login(_provider: string, { password }: { password: string }) {
      const user = await database('directus_users').where({ id: 'anna' }).first<Account>();
      await new LocalAuthDriver().verify(user, password);
      await meanwhile();
      const refreshToken = made.shift()!;
      await database('directus_sessions').insert({ token: refreshToken, user: 'anna' });
      return { accessToken: 'access', refreshToken, id: 'anna' };
    }
    async refresh(token: string, { session }: { session?: boolean } = {}) {
      const found = await database('directus_sessions')
        .where({ token })
        .first<Session | undefined>();
      if (!found) throw new InvalidCredentialsError();
      const refreshToken = found.next_token ?? made.shift()!;
      if (session) {
        await database('directus_sessions').where({ token }).update({ next_token: refreshToken });
        await meanwhile();
        await database('directus_sessions').insert({ token: refreshToken, user: 'anna' });
      } else {
        await meanwhile();
        await database('directus_sessions').where({ token }).update({ token: refreshToken });
      }
      await afterwards();
      return { accessToken: 'access', refreshToken, id: 'anna' };
    }
    async logout(token: string) {
      await database('directus_sessions').where({ token }).delete();
    }
  }
  const services = { AuthenticationService } as unknown as Context['services'];
  endSessionsForGood({ database, services } as Context);
  return new AuthenticationService();
}

interface Session {
  readonly next_token: string | null;
}

interface Account {
  readonly password: string;
}

/** Sends a log-out with the cookie of a session, which Directus looks up before anything else. */
function useCookie(session: string): Promise<unknown> {
  type Authenticate = (accountability: object, meta: { req: unknown }) => Promise<unknown>;
  let authenticate: Authenticate | undefined;
  const register = {
    filter: (_event: string, handler: unknown) => (authenticate = handler as Authenticate),
    init: () => undefined,
  };
  refuseOutdatedTokens(register as unknown as Register, { database } as Context);
  const request: Partial<DirectusRequest> & { readonly token: string } = {
    originalUrl: '/auth/logout',
    token: JSON.stringify({ session }),
  };
  return authenticate!({}, { req: request });
}

const changePassword = async () => {
  await database('directus_users').update({ password: 'new' });
  await database('directus_sessions').where({ user: 'anna' }).delete();
};
const sessions = () => database('directus_sessions').where({ user: 'anna' }).pluck('token');
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof InvalidCredentialsError ? 'refused' : error),
  );
const cookie = { session: true };

test('a log-in, a renewal and a log-out', async () => {
  expect(await outcome(service.login('default', { password: 'old' }))).toBe('done');
  expect(await sessions()).toEqual([first, tokenOf('n')]);
  await service.logout(tokenOf('n'));
  expect((await service.refresh(first, cookie)).refreshToken).toBe(renewed(first, 'o'));
  expect(await sessions()).toEqual([first, renewed(first, 'o')]);
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
    await outcome(service.refresh(first, { session }));
    expect(await sessions()).toEqual([]);
  },
);

test.each([true, false])(
  'a log-out ends all sessions that come from the same log-in, whoever renewed them (cookie: %s)',
  async (session) => {
    const { refreshToken: second } = await service.refresh(first, { session });
    const { refreshToken: third } = await service.refresh(second, { session });
    expect(await sessions()).toContain(third);
    await service.logout(first);
    expect(await sessions()).toEqual([]);
    expect(await database('directus_sessions').pluck('token')).toEqual([others]);
  },
);

test.each([true, false])(
  'a log-out at the same moment as a renewal ends its session, too (cookie: %s)',
  async (session) => {
    let loggedOut: Promise<unknown> | undefined;
    afterwards = async () => {
      loggedOut = service.logout(first);
      await Promise.race([loggedOut, new Promise((resolve) => setTimeout(resolve, 20))]);
    };
    await outcome(service.refresh(first, { session }));
    await loggedOut;
    expect(await sessions()).toEqual([]);
  },
);

test('a cookie that is used too late ends a session that is renewed at the same moment', async () => {
  const { refreshToken: stolen } = await service.refresh(first);
  let used: Promise<unknown> | undefined;
  afterwards = async () => {
    used = useCookie(first);
    await Promise.race([used, new Promise((resolve) => setTimeout(resolve, 20))]);
  };
  await service.refresh(stolen);
  await used;
  expect(await sessions()).toEqual([]);
});

test('a cookie that was renewed is not renewed in another way', async () => {
  await service.refresh(first, cookie);
  expect(await outcome(service.refresh(first))).toBe('refused');
  expect(await sessions()).toEqual([first, renewed(first, 'n')]);
});

test('a log-out with a short token, or with wildcards, ends no session', async () => {
  for (const token of ['', 'a', '%'.repeat(16), '_'.repeat(64)]) await service.logout(token);
  expect(await sessions()).toEqual([first]);
});
