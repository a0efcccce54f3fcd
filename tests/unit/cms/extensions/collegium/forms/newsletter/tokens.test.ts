import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import {
  allowToConfirm,
  allowToUnsubscribe,
  confirmToken,
  forgetTokens,
  hashOf,
  tokenFor,
  unsubscribeToken,
  use,
} from '../../../../../../../cms/extensions/collegium/forms/subscribers/tokens.ts';
import { newDatabase } from '../../../database.ts';

/*
 * The tokens in mails to subscribers: stored as hashes, valid once, for one purpose and a limited
 * time.
 */

const day = 24 * 60 * 60_000;

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

  it('is stored as its hash', async () => {
    await allowToUnsubscribe(database, 'secret', 1);
    const hash = createHash('sha256').update('secret').digest('hex');
    expect(hashOf('secret')).toBe(hash);
    const expected = { hash, purpose: 'unsubscribe', subscriber: 1, expires_at: null };
    expect(await rows()).toMatchObject([expected]);
  });

  it('to confirm is valid for the given days, and stored for 30 more', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, consent: asked });
    const [row] = (await rows()) as readonly { expires_at: number; forget_at: number }[];
    expect(row).toMatchObject({ purpose: 'confirm', subscriber: 1, used_at: null });
    expect(inDays(row!.expires_at)).toBe(7);
    expect(inDays(row!.forget_at)).toBe(37);
  });

  it('to confirm is prolonged by the next attempt to send its mail, unless it was used', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 1, consent: asked });
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, consent: asked });
    expect(inDays(((await rows()) as { expires_at: number }[])[0]!.expires_at)).toBe(7);
    await use(database, 'secret', 'confirm');
    const used = await rows();
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 9, consent: asked });
    expect(await rows()).toEqual(used);
  });

  it('is used once, for its purpose, before it ends', async () => {
    await allowToConfirm(database, 'secret', { subscriber: 1, days: 7, consent: asked });
    expect(await use(database, 'secret', 'unsubscribe')).toBe(false);
    expect(await use(database, 'other', 'confirm')).toBe(false);
    expect(await tokenFor(database, 'secret', 'unsubscribe')).toBeUndefined();
    expect(await tokenFor(database, 'secret', 'confirm')).toMatchObject({ used_at: null });
    expect(await use(database, 'secret', 'confirm')).toBe(true);
    expect(await use(database, 'secret', 'confirm')).toBe(false);
    const [row] = (await rows()) as readonly { used_at: number; forget_at: number }[];
    expect(inDays(row!.used_at)).toBeCloseTo(0);
    expect(inDays(row!.forget_at)).toBe(37);
    await allowToConfirm(database, 'late', { subscriber: 1, days: -1, consent: asked });
    expect(await use(database, 'late', 'confirm')).toBe(false);
  });

  it('is deleted in time, and later if its subscriber was deleted', async () => {
    await database('subscribers').insert({ id: 1, email: 'a@example.org' });
    await allowToUnsubscribe(database, 'theirs', 1);
    await allowToUnsubscribe(database, 'gone', 2);
    await allowToConfirm(database, 'ended', { subscriber: 1, days: -31, consent: asked });
    await allowToConfirm(database, 'good', { subscriber: 1, days: -29, consent: asked });
    await forgetTokens(database);
    const left = (await rows()) as readonly { hash: string; forget_at: number | null }[];
    expect(left.map(({ hash, forget_at }) => [hash, forget_at && inDays(forget_at)])).toEqual([
      [hashOf('theirs'), null],
      [hashOf('gone'), 30],
      [hashOf('good'), 1],
    ]);
  });
});
