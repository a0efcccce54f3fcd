import { expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { askEndpoint, site } from '../../../../../cms/forms/endpoint.ts';
import { newSignUp, post, signUp as signUpAt } from '../../../../../cms/forms/subscribers.ts';
import {
  allowToConfirm,
  allowToUnsubscribe,
  confirmToken,
  forgetTokens,
  hashOf,
  tokenFor,
  unsubscribeToken,
  use,
} from '../../../../../../cms/extensions/collegium/forms/subscribers/tokens.ts';
import { newDatabase } from '../../database.ts';
import { FormsEndpoint } from './formsEndpoint.ts';

let endpoint: FormsEndpoint;

beforeEach(async () => {
  endpoint = await FormsEndpoint.start();
});
afterEach(() => endpoint.stop());

/** Written by hand: the proof of consent names who sends what, and how to withdraw (BGH, VI ZR 721/15). */
const words = {
  de: 'Mit „Bestätigen“ willigen Sie ein, dass wir (Verband) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit widerrufen: mit dem Abmeldelink in jeder Ausgabe oder per E-Mail an uns.',
  en: 'By pressing “Confirm” you agree that we (Verband) send you our newsletter with news, events and offers by email. You can withdraw your consent at any time, by the unsubscribe link in every issue or by an email to us.',
};

const day = 24 * 60 * 60_000;
const signUp = (changes = {}) => signUpAt(endpoint.url, changes);
const ask = async (path: string, body: object) => {
  const { status, told } = await post(endpoint.url, `/collegium/subscribers/${path}`, body);
  return `${status} ${told!}`;
};
const subscribers = () => endpoint.database('subscribers').select('*');

async function statesOf(): Promise<string[]> {
  const rows = (await subscribers()) as readonly { email: string; state: string }[];
  return rows.map(({ email, state }) => `${email.split('@')[0]!} ${state}`);
}

/** The tokens in the only mail that is due. */
async function tokensOfMail(confirmPage = '/newsletter/bestaetigen') {
  const mails = await endpoint.sendMails();
  expect(mails).toHaveLength(1);
  const { text, list } = mails[0] as { text: string; list: { unsubscribe: string } };
  const tokenOn = (page: string) => new RegExp(`${site}${page}#([\\w-]{43})`).exec(text)?.[1] ?? '';
  return {
    confirm: tokenOn(confirmPage),
    unsubscribe: list.unsubscribe.split('/').at(-1)!,
    oneClick: list.unsubscribe,
  };
}

/** Subscribes an address and presses the button in the mail. */
async function subscribe(email: string) {
  await signUp({ email });
  const { confirm } = await tokensOfMail();
  expect(await ask('confirm', { token: confirm })).toBe('200 confirmed');
  return tokensOfMail();
}

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

it('a sign-up changes nothing of whoever is subscribed, and is answered as any other', async () => {
  await subscribe('anna@example.org');
  const before = await subscribers();
  const again = { email: 'anna@example.org', language: 'fr' as const, wording: 'newsletter-0' };
  expect((await signUp(again)).text).toBe((await signUp()).text);
  expect((await subscribers())[0]).toEqual(before[0]);
});

it('a sign-up is renewed by another', async () => {
  await signUp({ email: 'anna@example.org' });
  await signUp({ email: 'anna@example.org', language: 'en' });
  expect(await subscribers()).toMatchObject([{ language: 'en', consent_text: words.en }]);
});

it('a sign-up is taken once, however often the same is sent', async () => {
  const form = await newSignUp(endpoint.url);
  const send = () => post(endpoint.url, '/collegium/subscribers', form);
  expect((await send()).told).toBe('pending');
  expect((await send()).told).toBe('pending');
  expect(await endpoint.database('outgoing_mails').select('id')).toHaveLength(1);
});

it('a machine is answered as anybody, and signs nobody up', async () => {
  expect(await signUp({ website: 'x', proof: '' })).toMatchObject({ status: 200, told: 'pending' });
  expect(await subscribers()).toEqual([]);
});

it('a sign-up needs a proof, which is good once', async () => {
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

describe('to unsubscribe', () => {
  it('is possible by the page of the link, once', async () => {
    const { unsubscribe: token } = await subscribe('anna@example.org');
    await subscribe('otto@example.org');
    expect(await ask('unsubscribe', { token })).toBe('200 unsubscribed');
    expect(await statesOf()).toEqual(['anna unsubscribed', 'otto confirmed']);
    expect(await ask('unsubscribe', { token })).toBe('409 TOKEN_USED');
  });

  it('keeps the proof of consent, and sends nothing more', async () => {
    const { unsubscribe: token } = await subscribe('anna@example.org');
    const [before] = (await subscribers()) as readonly object[];
    await ask('unsubscribe', { token });
    const [after] = (await subscribers()) as readonly { unsubscribed_at: number }[];
    expect(after).toEqual({
      ...before,
      ...{ state: 'unsubscribed', unsubscribed_at: after!.unsubscribed_at },
    });
    expect(Math.abs(after!.unsubscribed_at - Date.now())).toBeLessThan(60_000);
    expect(await endpoint.sendMails()).toEqual([]);
  });

  it('deletes at once where nothing is to be kept', async () => {
    await endpoint.database('project').insert({ newsletter_proof_days: 0 });
    const { unsubscribe: token } = await subscribe('anna@example.org');
    expect(await ask('unsubscribe', { token })).toBe('200 unsubscribed');
    expect(await subscribers()).toEqual([]);
    expect(await ask('unsubscribe', { token })).toBe('409 TOKEN_USED');
  });

  it('is over once the link in a new mail is followed, and not before', async () => {
    const { unsubscribe: token } = await subscribe('anna@example.org');
    await ask('unsubscribe', { token });
    const [gone] = (await subscribers()) as readonly { received_at: number }[];
    await signUp({ email: 'anna@example.org', language: 'en' });
    // Anybody can sign them up.
    const { confirm } = await tokensOfMail('/en/newsletter/confirm');
    expect(await subscribers()).toMatchObject([{ ...gone, mail: 'sent' }]);
    expect(await ask('confirm', { token: confirm })).toBe('200 confirmed');
    const [back] = (await subscribers()) as readonly { received_at: number }[];
    expect(back).toMatchObject({
      ...{ state: 'confirmed', unsubscribed_at: null },
      ...{ language: 'en', consent_text: words.en },
    });
    expect(back!.received_at).toBeGreaterThan(gone!.received_at);
  });

  it('ends links that would have confirmed', async () => {
    const { unsubscribe: token } = await subscribe('anna@example.org');
    await ask('unsubscribe', { token });
    await signUp({ email: 'anna@example.org' });
    const { confirm } = await tokensOfMail();
    // Unsubscribes while a new sign-up waits, which somebody else may have ordered.
    expect(await ask('unsubscribe', { token })).toBe('200 unsubscribed');
    expect(await ask('confirm', { token: confirm })).toBe('410 TOKEN_EXPIRED');
    expect(await statesOf()).toEqual(['anna unsubscribed']);
  });

  // RFC 8058: mail programs press the button by a POST; a scanner's GET must change nothing.
  it('is possible by the button of a mail program, and not by opening its address', async () => {
    const { unsubscribe: token, oneClick } = await subscribe('anna@example.org');
    expect(oneClick).toBe(`https://cms.example.org/collegium/unsubscribe/${token}`);
    const path = `/collegium/unsubscribe/${token}`;
    const opened = await fetch(endpoint.url + path, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`${site}/newsletter/abmelden#${token}`);
    expect(await subscribers()).toHaveLength(1);
    const press = () =>
      askEndpoint(endpoint.url, { method: 'POST', path }, { headers: { origin: '' } });
    expect(await press()).toMatchObject({ status: 200, told: 'unsubscribed' });
    expect(await statesOf()).toEqual(['anna unsubscribed']);
    expect(await press()).toMatchObject({ status: 200, told: 'unsubscribed' });
  });

  it('is possible before a sign-up is confirmed, and ends it', async () => {
    await signUp({ email: 'anna@example.org' });
    const { confirm, unsubscribe } = await tokensOfMail();
    expect(await ask('unsubscribe', { token: unsubscribe })).toBe('200 unsubscribed');
    expect(await ask('confirm', { token: confirm })).toBe('410 TOKEN_EXPIRED');
    expect(await subscribers()).toEqual([]);
  });

  it('is possible by an old link for somebody who has come back', async () => {
    const { unsubscribe: token } = await subscribe('anna@example.org');
    await ask('unsubscribe', { token });
    await subscribe('anna@example.org');
    expect(await ask('unsubscribe', { token })).toBe('200 unsubscribed');
  });

  it('leads to the page in the language of the newsletter', async () => {
    await signUp({ email: 'anna@example.org', language: 'fr' });
    const { unsubscribe } = await tokensOfMail();
    const location = async (token: string) => {
      const address = `${endpoint.url}/collegium/unsubscribe/${token}`;
      return (await fetch(address, { redirect: 'manual' })).headers.get('location')!;
    };
    expect(await location(unsubscribe)).toContain(`${site}/fr/`);
    // Somebody who is gone is led there in the first language.
    await ask('unsubscribe', { token: unsubscribe });
    expect(await location(unsubscribe)).toBe(`${site}/newsletter/abmelden#${unsubscribe}`);
    const unknown = 'x'.repeat(43);
    expect(await location(unknown)).toBe(`${site}/newsletter/abmelden#${unknown}`);
  });
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

// The stored proof of consent may only contain our own wordings.
describe('the sentence that was agreed to', () => {
  it.each(['newsletter-99', 'contact-consent-1', 'constructor', '__proto__', ''])(
    'is one of the newsletter’s form, not %j',
    async (wording) => {
      expect(await signUp({ wording })).toMatchObject({ status: 400, told: 'INVALID_PAYLOAD' });
      expect(await subscribers()).toEqual([]);
    },
  );

  const former = 'Mit „Bestätigen“ willigen Sie ein, den Newsletter per E-Mail zu erhalten.';

  it('comes as words from a website that was built before', async () => {
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

describe('a token', () => {
  let database: Knex;

  beforeEach(async () => {
    database = await newDatabase('newsletter_tokens', 'subscribers');
  });
  afterEach(() => database.destroy());

  const rows = () => database('newsletter_tokens').select('*');
  const asked = { language: 'de', wording: 'newsletter-1', asked_at: new Date() } as const;
  const inDays = (ms: number) => Math.round((ms - Date.now()) / day);

  it('is of 256 bits, its own for each mail, address and installation', () => {
    const made = [
      confirmToken('key', 1),
      confirmToken('key', 2),
      confirmToken('other', 1),
      unsubscribeToken('key', 'a@example.org'),
      unsubscribeToken('key', 'b@example.org'),
      unsubscribeToken('key', '1'),
    ];
    expect(new Set(made).size).toBe(6);
    for (const token of made) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is kept as its hash', async () => {
    await allowToUnsubscribe(database, 'secret', 1);
    const hash = createHash('sha256').update('secret').digest('hex');
    expect(hashOf('secret')).toBe(hash);
    const expected = { hash, purpose: 'unsubscribe', subscriber: 1, expires_at: null };
    expect(await rows()).toMatchObject([expected]);
  });

  it('to confirm is good for the given days, and remembered for 30 more', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, asked });
    const [row] = (await rows()) as readonly { expires_at: number; forget_at: number }[];
    expect(row).toMatchObject({ purpose: 'confirm', subscriber: 1, used_at: null });
    expect(inDays(row!.expires_at)).toBe(7);
    expect(inDays(row!.forget_at)).toBe(37);
  });

  it('to confirm is prolonged by the next try of its mail, unless it was used', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 1, asked });
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, asked });
    expect(inDays(((await rows()) as { expires_at: number }[])[0]!.expires_at)).toBe(7);
    await use(database, 'secret', 'confirm');
    const used = await rows();
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 9, asked });
    expect(await rows()).toEqual(used);
  });

  it('is used once, for its purpose, before it ends', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, asked });
    expect(await use(database, 'secret', 'unsubscribe')).toBe(false);
    expect(await use(database, 'other', 'confirm')).toBe(false);
    expect(await tokenFor(database, 'secret', 'unsubscribe')).toBeUndefined();
    expect(await tokenFor(database, 'secret', 'confirm')).toMatchObject({ used_at: null });
    expect(await use(database, 'secret', 'confirm')).toBe(true);
    expect(await use(database, 'secret', 'confirm')).toBe(false);
    const [row] = (await rows()) as readonly { used_at: number; forget_at: number }[];
    expect(inDays(row!.used_at)).toBeCloseTo(0);
    expect(inDays(row!.forget_at)).toBe(37);
    await allowToConfirm(database, 'late', { subscriber: 1, days: -1, asked });
    expect(await use(database, 'late', 'confirm')).toBe(false);
  });

  it('is forgotten in time, and later where its subscriber is gone', async () => {
    await database('subscribers').insert({ id: 1, email: 'a@example.org' });
    await allowToUnsubscribe(database, 'theirs', 1);
    await allowToUnsubscribe(database, 'gone', 2);
    await allowToConfirm(database, 'ended', { subscriber: 1, days: -31, asked });
    await allowToConfirm(database, 'good', { subscriber: 1, days: -29, asked });
    await forgetTokens(database);
    const left = (await rows()) as readonly { hash: string; forget_at: number | null }[];
    expect(left.map(({ hash, forget_at }) => [hash, forget_at && inDays(forget_at)])).toEqual([
      [hashOf('theirs'), null],
      [hashOf('gone'), 30],
      [hashOf('good'), 1],
    ]);
  });
});
