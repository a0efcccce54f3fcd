import { expect, it, jest } from '@jest/globals';
import { FakeDirectus } from './fakeDirectus.ts';
import { InvalidCredentialsError } from './fakeErrors.ts';
import { brokenNetwork, limiters, passwordWork, waits } from './fakeModules.ts';

let directus: FakeDirectus;
let now = 1_800_000_000_000;

beforeEach(async () => {
  limiters.length = 0;
  passwordWork.mockReset().mockResolvedValue(false);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  directus = await FakeDirectus.start();
  await directus.fill('directus_users', ['otto', 'anna'].map(account));
});
afterEach(() => directus.stop());

const account = (id: string) => ({
  ...{ id, email: `${id}@example.org`, language: 'fr-FR', status: 'active', password: 'hash' },
});

const home = '198.51.100.7';
const elsewhere = '203.0.113.9';

/**
 * A login in the same steps as Directus: first the account is read, then the password is verified.
 */
async function logIn(user: string | undefined, ip: string | null, status = 'fail') {
  let outcome = status;
  await directus.logIn({ password: 'Sommer2026' }, async () => {
    try {
      await directus.filter('auth.login', {}, { user }, { ip });
    } catch (error) {
      outcome = error instanceof InvalidCredentialsError ? 'refused' : String(error);
      return;
    }
    await directus.action('auth.login', { user, status }, { ip });
  });
  return outcome;
}

async function guess(times: number, user: string | undefined, ip: (index: number) => string) {
  const outcomes = [];
  for (let index = 0; index < times; index += 1) outcomes.push(await logIn(user, ip(index)));
  return outcomes.filter((outcome) => outcome === 'refused').length;
}

// docs/operating.md: ten for an account from one address, 50 for an account, 100 from an address.
it('takes ten wrong passwords for an account from one address', async () => {
  expect(await guess(10, 'anna', () => elsewhere)).toBe(0);
  expect(await logIn('anna', elsewhere, 'success')).toBe('refused');
  // Other accounts and other addresses are not affected.
  expect(await logIn('anna', home, 'success')).toBe('success');
  expect(await logIn('otto', elsewhere, 'success')).toBe('success');
});

// An IPv6 network of one's own is a /64 to a /48 (RFC 6177).
it('counts all addresses of a network as one', async () => {
  expect(await guess(10, 'anna', (index) => `2001:db8:1:${index}::1`)).toBe(0);
  expect(await logIn('anna', '2001:db8:1:2::ffff', 'success')).toBe('refused');
  expect(await logIn('anna', '2001:db8:2:2::1', 'success')).toBe('success');
});

it('takes 50 for an account from anywhere', async () => {
  expect(await guess(50, 'anna', (index) => `192.0.2.${index}`)).toBe(0);
  expect(await logIn('anna', elsewhere, 'success')).toBe('refused');
  expect(await logIn('otto', elsewhere, 'success')).toBe('success');
});

it('lets the owner in from where they have logged in before, unless the guessing comes from there', async () => {
  await directus.fill('directus_activity', [
    { id: 1, action: 'login', user: 'anna', ip: home },
    { id: 2, action: 'login', user: 'otto', ip: elsewhere },
    { id: 3, action: 'update', user: 'anna', ip: elsewhere },
    { id: 4, action: 'login', user: 'anna', ip: null },
  ]);
  await guess(51, 'anna', (index) => `192.0.2.${index}`);
  expect(await logIn('anna', home, 'success')).toBe('success');
  expect(await logIn('anna', elsewhere, 'success')).toBe('refused');
  await guess(10, 'anna', () => home);
  expect(await logIn('anna', home, 'success')).toBe('refused');
});

it('takes 100 from one address for all accounts, known or not', async () => {
  expect(await guess(100, undefined, () => elsewhere)).toBe(0);
  expect(await logIn('anna', elsewhere, 'success')).toBe('refused');
  expect(await logIn('anna', home, 'success')).toBe('success');
});

it('counts all who tell no address as one', async () => {
  await guess(100, undefined, () => 'unknown');
  expect(await logIn('anna', null)).toBe('refused');
});

it('ends automatically after the time of the settings', async () => {
  await guess(11, 'anna', () => elsewhere);
  now += 899_000;
  expect(await logIn('anna', elsewhere, 'success')).toBe('refused');
  now += 901_000;
  expect(await logIn('anna', elsewhere, 'success')).toBe('success');
});

it('forgets mistyped passwords with the right one', async () => {
  await guess(9, 'anna', () => home);
  await logIn('anna', home, 'success');
  expect(await guess(10, 'anna', () => home)).toBe(0);
});

it('counts no log-in that went well against the account or the address', async () => {
  for (let time = 0; time < 101; time += 1) {
    expect(await logIn('anna', home, 'success')).toBe('success');
  }
});

it('fails where nothing can be counted', async () => {
  expect(await logIn('anna', brokenNetwork)).toBe('Error: Redis is away');
});

it('makes limits of its own in the place that Directus has for them', () => {
  const ofLogins = limiters.filter(({ limit }) => limit.duration === 900);
  expect(
    ofLogins.map(({ prefix, limit: { keyPrefix, points, blockDuration } }) => [
      ...[prefix, keyPrefix, points, blockDuration],
    ]),
  ).toEqual([
    ['RATE_LIMITER', 'collegium-own-password', 10, 900],
    ['RATE_LIMITER', 'collegium-own-code', 10, 900],
    ['RATE_LIMITER', 'collegium-pair', 10, 900],
    ['RATE_LIMITER', 'collegium-account', 50, 900],
    ['RATE_LIMITER', 'collegium-network', 100, 900],
    ['RATE_LIMITER', 'collegium-mail', 1, 900],
  ]);
});

describe('the owner of an account', () => {
  it('is told once by mail, in their language', async () => {
    await guess(13, 'anna', () => elsewhere);
    expect(directus.mails).toHaveLength(1);
    expect(directus.mails[0]).toMatchObject({
      to: 'anna@example.org',
      subject: 'Connexion bloquée temporairement',
      text: expect.stringContaining('15 minutes'),
    });
  });

  it.each([
    [{ language: null }, { default_language: 'en-US' }, 'Logging in is locked for a while'],
    [{ language: null }, undefined, 'Anmeldung vorübergehend gesperrt'],
  ])('with %j is told in that of %j', async (account, settings, subject) => {
    await directus.fill('directus_users', [{ id: 'anna', email: 'anna@example.org', ...account }]);
    await directus.fill('directus_settings', settings ? [settings] : []);
    await guess(11, 'anna', () => elsewhere);
    expect(directus.mails).toMatchObject([{ subject }]);
  });

  it('is told nothing of a stranger who tries everybody’s account', async () => {
    await guess(101, undefined, () => elsewhere);
    expect(await logIn('anna', elsewhere)).toBe('refused');
    expect(directus.mails).toEqual([]);
  });

  it('without an address is told nothing', async () => {
    for (const users of [[{ id: 'anna', email: null }], []]) {
      await directus.stop();
      directus = await FakeDirectus.start();
      await directus.fill('directus_users', users);
      expect(await guess(11, 'anna', () => elsewhere)).toBe(1);
      expect(directus.mails).toEqual([]);
    }
  });

  it('is refused just the same where the mail can’t be sent', async () => {
    // A mail server's error message can contain the address, so only its codes are logged.
    const error = new Error('550 <anna@example.org> unknown');
    directus.send = () =>
      Promise.reject(Object.assign(error, { code: 'EENVELOPE', responseCode: 550 }));
    expect(await guess(11, 'anna', () => elsewhere)).toBe(1);
    expect(directus.errors).toEqual(['Could not send a mail about a lock: EENVELOPE 550']);
  });
});

// Neither the response nor its duration may reveal whether an account exists.
describe('the work of looking at a password', () => {
  const work = async (user: string | undefined, account: object) => {
    await directus.fill('directus_users', [
      { id: 'otto', status: 'active', password: user === 'anna' ? null : 'hash' },
      { id: 'anna', ...account },
    ]);
    passwordWork.mockClear();
    await logIn(user, home);
    return passwordWork.mock.calls;
  };
  const done = [['hash of nobody has this password', 'Sommer2026']];

  it('is Directus’ own where there is a password', async () => {
    expect(await work('anna', { status: 'active', password: 'hash' })).toEqual([]);
  });

  it.each([
    ['is unknown', undefined, {}],
    ['is suspended', 'anna', { status: 'suspended', password: 'hash' }],
    ['was invited', 'anna', { status: 'invited', password: null }],
    ['has no password', 'anna', { status: 'active', password: null }],
    ['is gone', 'eva', {}],
  ])('is done for an account that %s', async (_, user, account) => {
    expect(await work(user, account)).toEqual(done);
  });

  // docs/operating.md: 100 from an address. Each is 64 MB and a tenth of a second.
  it.each([undefined, 'anna', 'otto'])(
    'is done a hundred times for one address, for %s',
    async (user) => {
      await directus.fill('directus_users', [{ id: 'otto', status: 'invited', password: null }]);
      const guesses = Array.from({ length: 150 }, () => logIn(user, elsewhere));
      await Promise.all(guesses);
      expect(passwordWork).toHaveBeenCalledTimes(100);
    },
  );

  it.each<[string, () => Promise<unknown>]>([
    ['no account', () => logIn(undefined, elsewhere)],
    ['an account with a password', () => directus.lookAtPassword()],
  ])('is done for two log-ins at a time, for %s', async (_what, guess) => {
    const ends: (() => void)[] = [];
    passwordWork.mockImplementation(
      () => new Promise((resolve) => ends.push(() => resolve(false))),
    );
    const guesses = Array.from({ length: 5 }, guess);
    const calm = () => new Promise((resolve) => setImmediate(resolve));
    for (const begun of [2, 4, 5]) {
      for (let turn = 0; turn < 20; turn += 1) await calm();
      expect(passwordWork).toHaveBeenCalledTimes(begun);
      for (const end of ends.splice(0)) end();
    }
    await Promise.all(guesses);
  });

  it('is done for one that is locked', async () => {
    await guess(10, 'anna', () => elsewhere);
    passwordWork.mockClear();
    await logIn('anna', elsewhere);
    expect(passwordWork.mock.calls).toEqual(done);
  });
});

it('no log-in is answered before the time that Directus takes for a wrong one', async () => {
  await directus.stop();
  directus = await FakeDirectus.start({ LOGIN_STALL_TIME: 500 });
  let time = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  waits.length = 0;
  for (const took of [0, 120, 500, 700]) {
    await directus.logIn(undefined, () => {
      time += took;
      return Promise.resolve();
    });
  }
  expect(waits).toEqual([500, 380, 0, 0]);
});
