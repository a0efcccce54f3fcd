import { describe, expect, it } from '@jest/globals';
import { askEndpoint, site } from '../../../../../../cms/forms/endpoint.ts';
import {
  ask,
  endpoint,
  signUp,
  statesOf,
  subscribe,
  subscribers,
  tokensOfMail,
  words,
} from './newsletter.ts';

/*
 * Everybody can unsubscribe at any time: by the page of the link, or the button of a mail program.
 */

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

  it('deletes the record at once if no proof is to be kept', async () => {
    await endpoint.database('project').insert({ newsletter_proof_days: 0 });
    const { unsubscribe: token } = await subscribe('anna@example.org');
    expect(await ask('unsubscribe', { token })).toBe('200 unsubscribed');
    expect(await subscribers()).toEqual([]);
    expect(await ask('unsubscribe', { token })).toBe('409 TOKEN_USED');
  });

  it('ends when the link in a new mail is followed, and not before', async () => {
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

  it('makes open links to confirm invalid', async () => {
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

  it('is possible before a sign-up is confirmed, and deletes the sign-up', async () => {
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
