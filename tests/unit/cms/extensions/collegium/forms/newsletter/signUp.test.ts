import { describe, expect, it, jest } from '@jest/globals';
import { askEndpoint } from '../../../../../../cms/forms/endpoint.ts';
import { newSignUp, post } from '../../../../../../cms/forms/subscribers.ts';
import { day, endpoint, signUp, subscribe, subscribers, words } from './newsletter.ts';

/* A sign-up is stored once, changes no subscription, and cannot flood a mailbox. */

it('a sign-up does not change a subscription, and is answered as any other', async () => {
  await subscribe('anna@example.org');
  const before = await subscribers();
  const again = { email: 'anna@example.org', language: 'fr' as const, wording: 'newsletter-0' };
  expect((await signUp(again)).text).toBe((await signUp()).text);
  expect((await subscribers())[0]).toEqual(before[0]);
});

it('a sign-up is replaced by the next one', async () => {
  await signUp({ email: 'anna@example.org' });
  await signUp({ email: 'anna@example.org', language: 'en' });
  expect(await subscribers()).toMatchObject([{ language: 'en', consent_text: words.en }]);
});

it('a sign-up that is sent twice is stored once', async () => {
  const form = await newSignUp(endpoint.url);
  const send = () => post(endpoint.url, '/collegium/subscribers', form);
  expect((await send()).told).toBe('pending');
  expect((await send()).told).toBe('pending');
  expect(await endpoint.database('outgoing_mails').select('id')).toHaveLength(1);
});

it('a bot gets the usual answer, and signs nobody up', async () => {
  expect(await signUp({ website: 'x', proof: '' })).toMatchObject({ status: 200, told: 'pending' });
  expect(await subscribers()).toEqual([]);
});

it('a sign-up needs a proof, which is valid once', async () => {
  const { proof } = await newSignUp(endpoint.url);
  await signUp({ proof });
  expect(await signUp({ proof })).toMatchObject({ status: 400, told: 'PROOF_REFUSED' });
  expect(await subscribers()).toHaveLength(1);
});

// Prevents flooding a mailbox: at most three mails a day (docs/operating.md).
it('a mailbox gets three mails a day', async () => {
  const told = [];
  for (const email of ['a@example.org', 'A@example.org', 'a+1@example.org', 'a@example.org']) {
    const answer = await signUp({ email });
    told.push(`${answer.status} ${answer.told!}`);
  }
  expect(told).toEqual([...Array<string>(3).fill('200 pending'), '409 DUPLICATE']);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + day - 60_000);
  expect((await signUp({ email: 'a@example.org' })).told).toBe('DUPLICATE');
  jest.spyOn(Date, 'now').mockReturnValue(now + day + 60_000);
  expect((await signUp({ email: 'a@example.org' })).told).toBe('pending');
});

it('a network signs up 20 times an hour', async () => {
  const from = '192.0.2.7';
  const send = async () => {
    const body = JSON.stringify(await newSignUp(endpoint.url));
    const request = { method: 'POST', path: '/collegium/subscribers', body };
    return (await askEndpoint(endpoint.url, request, { from })).told;
  };
  const told = [];
  for (let index = 0; index < 21; index += 1) told.push(await send());
  expect(told).toEqual([...Array<string>(20).fill('pending'), 'REQUESTS_EXCEEDED']);
});

// The stored proof of consent may only contain our own wordings.
describe('the sentence that a subscriber agrees to', () => {
  it.each(['newsletter-99', 'contact-consent-1', 'constructor', '__proto__', ''])(
    'is one of the newsletter’s form, not %j',
    async (wording) => {
      expect(await signUp({ wording })).toMatchObject({ status: 400, told: 'INVALID_PAYLOAD' });
      expect(await subscribers()).toEqual([]);
    },
  );

  const former = 'Mit „Bestätigen“ willigen Sie ein, den Newsletter per E-Mail zu erhalten.';

  it('comes as text from a website of an earlier version', async () => {
    const { wording: _, ...form } = await newSignUp(endpoint.url);
    const send = (consent_text: string) =>
      post(endpoint.url, '/collegium/subscribers', { ...form, consent_text });
    expect((await send('Ja, ich will.')).told).toBe('INVALID_PAYLOAD');
    expect((await send(former)).told).toBe('pending');
    expect(await subscribers()).toMatchObject([
      { consent_version: 'newsletter-0', consent_text: former },
    ]);
  });
});
