import { expect, it } from '@jest/globals';
import { askEndpoint } from '../../../../../../cms/forms/endpoint.ts';
import { ask, day, endpoint, signUp, subscribers, tokensOfMail, words } from './newsletter.ts';

/* Double opt-in: only the link in the mail confirms a sign-up, once, within seven days. */

// Double opt-in: Federal Court of Justice (Germany), I ZR 164/09.
it('nobody is subscribed before the link in the mail is followed', async () => {
  const email = 'Anna@example.org';
  expect(await signUp({ email })).toMatchObject({ status: 200, told: 'pending' });
  const asked = {
    ...{ email: 'anna@example.org', state: 'pending', language: 'de' },
    ...{ consent_version: 'newsletter-1', consent_text: words.de },
  };
  expect(await subscribers()).toMatchObject([{ ...asked, confirmed_at: null }]);
  const { confirm } = await tokensOfMail();
  expect(await subscribers()).toMatchObject([{ ...asked, mail: 'sent' }]);
  expect(await ask('confirm', { token: confirm })).toBe('200 confirmed');
  const [subscriber] = (await subscribers()) as readonly { confirmed_at: number }[];
  expect(subscriber).toMatchObject({ ...asked, state: 'confirmed' });
  expect(Math.abs(subscriber!.confirmed_at - Date.now())).toBeLessThan(60_000);
  await tokensOfMail();
  expect(await ask('confirm', { token: confirm })).toBe('409 TOKEN_USED');
  expect(await endpoint.sendMails()).toEqual([]);
});

it('a link that is unknown, cut off, or for something else is refused', async () => {
  await signUp({ email: 'anna@example.org' });
  const { confirm, unsubscribe } = await tokensOfMail();
  const unknown = 'x'.repeat(43);
  expect(await ask('confirm', { token: unknown })).toBe('404 TOKEN_UNKNOWN');
  expect(await ask('unsubscribe', { token: unknown })).toBe('404 TOKEN_UNKNOWN');
  expect(await ask('confirm', { token: unsubscribe })).toBe('404 TOKEN_UNKNOWN');
  expect(await ask('unsubscribe', { token: confirm })).toBe('404 TOKEN_UNKNOWN');
  expect(await ask('confirm', { token: confirm.slice(1) })).toBe('400 INVALID_PAYLOAD');
  for (const method of ['GET', 'POST']) {
    for (const token of [confirm.slice(1), `${confirm}/`]) {
      const path = `/collegium/unsubscribe/${token}`;
      expect((await askEndpoint(endpoint.url, { method, path })).told).toBe('TOKEN_UNKNOWN');
    }
  }
  expect(await subscribers()).toMatchObject([{ state: 'pending' }]);
});

it('two links of one person confirm once, and welcome once', async () => {
  await signUp({ email: 'anna@example.org' });
  const first = (await tokensOfMail()).confirm;
  await signUp({ email: 'anna@example.org' });
  const second = (await tokensOfMail()).confirm;
  expect(await ask('confirm', { token: first })).toBe('200 confirmed');
  await tokensOfMail();
  expect(await ask('confirm', { token: second })).toBe('200 confirmed');
  expect(await endpoint.sendMails()).toEqual([]);
});

// docs/decisions/0026 and the privacy statement: a sign-up waits seven days.
it('a link confirms for seven days', async () => {
  for (const [email, days, told] of [
    ['anna@example.org', 6.99, '200 confirmed'],
    ['otto@example.org', 7.01, '410 TOKEN_EXPIRED'],
  ] as const) {
    await signUp({ email });
    const { confirm } = await tokensOfMail();
    await endpoint.database('newsletter_tokens').update({
      expires_at: endpoint.database.raw('expires_at - ?', [days * day]),
    });
    expect(await ask('confirm', { token: confirm })).toBe(told);
    await endpoint.sendMails();
  }
});
