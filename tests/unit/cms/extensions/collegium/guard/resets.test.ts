import { expect, it } from '@jest/globals';
import { limiters } from './fakeModules.ts';
import { directus, letTimePass } from './guardedDirectus.ts';

describe('mails with a link for a new password', () => {
  const reset = { template: { name: 'password-reset' } };

  const ask = async (to: string, ip?: string, mail: object = reset) => {
    let sent: unknown;
    await directus.request({ ip }, async () => {
      sent = await directus.filter('email.send', { to, ...mail }, {});
    });
    return sent !== null;
  };

  // docs/operating.md: three an hour to an account, ten from an address.
  it('are three an hour to one account, however its address is written', async () => {
    const asked = [];
    for (const [index, to] of ['a@x.org', 'A@x.org', 'a@X.org', 'a@x.org'].entries()) {
      asked.push(await ask(to, `192.0.2.${index}`));
    }
    expect(asked).toEqual([true, true, true, false]);
    expect(await ask('b@x.org', '192.0.2.9')).toBe(true);
    letTimePass(60 * 60 * 1000);
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
  });

  it.each(['192.0.2.1', undefined])('are ten an hour from the address %s', async (ip) => {
    const asked = [];
    for (let index = 0; index < 11; index += 1) asked.push(await ask(`${index}@x.org`, ip));
    expect(asked).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
    letTimePass(59 * 60 * 1000);
    expect(await ask('b@x.org', ip)).toBe(false);
    letTimePass(60 * 60 * 1000);
    expect(await ask('b@x.org', ip)).toBe(true);
  });

  it('count together where nobody tells from where', async () => {
    const asked = [];
    for (let index = 0; index < 5; index += 1) asked.push(await ask(`${index}@x.org`));
    for (let index = 5; index < 11; index += 1) {
      const mail = { to: `${index}@x.org`, ...reset };
      asked.push((await directus.filter('email.send', mail, {})) !== null);
    }
    expect(asked).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  it('are counted under names of their own', () => {
    const ofResets = limiters.filter(({ limit }) => limit.keyPrefix.includes('reset'));
    expect(ofResets.map(({ limit }) => limit)).toMatchObject([
      { keyPrefix: 'collegium-reset-to', points: 3, duration: 3600, blockDuration: 3600 },
      { keyPrefix: 'collegium-reset-from', points: 10, duration: 3600, blockDuration: 3600 },
    ]);
  });

  it('are the only mails that are counted', async () => {
    for (const mail of [{ template: { name: 'user-invitation' } }, {}]) {
      for (let index = 0; index < 12; index += 1) {
        expect(await ask('a@x.org', '192.0.2.1', mail)).toBe(true);
      }
    }
    expect(await directus.filter('email.send', null, {})).toBeNull();
  });
});
