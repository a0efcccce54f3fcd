import { expect, it, jest } from '@jest/globals';
import type { Knex } from 'knex';
import {
  forgetCounts,
  Limits,
  mailboxOf,
} from '../../../../../../../cms/extensions/collegium/forms/endpoint/limits.ts';
import { hour } from '../../../../../../../cms/extensions/collegium/hour.ts';
import { newDatabase } from '../../../database.ts';

it.each([
  ['Anna@Example.org', 'anna@example.org'],
  [' anna@example.org ', 'anna@example.org'],
  ['anna+news@example.org', 'anna@example.org'],
  ['anna+a+b@example.org', 'anna@example.org'],
  // Without the part from `+`, the name would be empty. Dots are kept.
  ['+anna@example.org', '+anna@example.org'],
  ['a.nna@example.org', 'a.nna@example.org'],
])('%j counts as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('an hour is 3,600 seconds', () => {
  expect(hour).toBe(3600);
});

describe('a limit of two a minute', () => {
  const limits = new Limits('a key');
  const ofNetwork = { name: 'messages from', of: '192.0.2.1', max: 2, seconds: 60 };
  const begin = 1_800_000_000_000;
  let database: Knex;

  beforeEach(async () => {
    database = await newDatabase('collegium_counts');
    at(0);
  });
  afterEach(() => database.destroy());

  const at = (ms: number) => void jest.spyOn(Date, 'now').mockReturnValue(begin + ms);
  const count = (changes = {}, by = limits) => by.count(database, [{ ...ofNetwork, ...changes }]);
  const assertRoom = (changes = {}) => limits.assertRoom(database, [{ ...ofNetwork, ...changes }]);
  const exceeded = (reset: number, code = 'REQUESTS_EXCEEDED') => ({ code, details: { reset } });

  it('refuses the third, and says when there is room again', async () => {
    await count();
    await count();
    at(1000);
    await expect(count()).rejects.toMatchObject(exceeded(59_000));
  });

  it('refuses at once whoever has used it up', async () => {
    await assertRoom();
    await count();
    await assertRoom();
    await count();
    await expect(assertRoom()).rejects.toMatchObject(exceeded(60_000));
  });

  it('forgets what was counted while the clock was ahead', async () => {
    at(24 * 60 * 60 * 1000);
    await count();
    await count();
    at(0);
    await assertRoom();
    await count();
    await count();
    await expect(count()).rejects.toMatchObject(exceeded(60_000));
  });

  it('has room for two again after a minute from the first', async () => {
    await count();
    at(59_999);
    await count();
    await expect(assertRoom()).rejects.toMatchObject(exceeded(1));
    at(60_000);
    await assertRoom();
    await count();
    at(119_999);
    await count();
    await expect(count()).rejects.toMatchObject(exceeded(1));
  });

  it('is not prolonged by what is refused', async () => {
    await count();
    await count();
    at(30_000);
    await expect(count()).rejects.toMatchObject(exceeded(30_000));
    at(59_000);
    await expect(count()).rejects.toMatchObject(exceeded(1000));
  });

  it('is for one address and one purpose', async () => {
    await count();
    await count();
    await count({ of: '192.0.2.2' });
    await count({ name: 'sign-ups from' });
    await assertRoom({ of: '192.0.2.2' });
  });

  it('checks each of several', async () => {
    const other = { ...ofNetwork, of: '192.0.2.2' };
    await count({ of: other.of });
    await count({ of: other.of });
    await expect(limits.assertRoom(database, [ofNetwork, other])).rejects.toThrow();
    await expect(limits.count(database, [ofNetwork, other])).rejects.toThrow();
  });

  it('answers with the code that it is given', async () => {
    await count({ max: 1 });
    const code = 'DUPLICATE' as const;
    await expect(count({ max: 1, code })).rejects.toMatchObject(exceeded(60_000, code));
  });

  // Privacy: an address can be guessed from its plain hash, so the hash has a key.
  it('keeps no address, and no hash without its key', async () => {
    await count();
    await count({}, new Limits('another key'));
    const ids = await database<{ id: string }>('collegium_counts').select('id');
    expect(ids).toHaveLength(2);
    for (const { id } of ids) expect(id).toMatch(/^[\w-]{43}$/);
  });

  it('forgets what counts no more, and nothing else', async () => {
    await count();
    await count({ of: '192.0.2.2', seconds: 61 });
    at(60_000);
    await forgetCounts(database);
    expect(await database('collegium_counts').select('ends_at')).toMatchObject([
      { ends_at: begin + 61_000 },
    ]);
  });
});
