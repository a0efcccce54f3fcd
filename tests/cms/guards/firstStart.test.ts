import { askAsWritten } from '../askAsWritten.ts';
import { checkCms } from '../commands.ts';
import { filesWith, rowsInDatabase } from '../databaseFile.ts';
import { newMessage, sendMessage } from '../forms/endpoint.ts';
import { newInstallation } from '../installation.ts';
import { sharedEnvironment } from '../shared/server.ts';
import { seedAccess } from './seedAccess.ts';

/*
 * Checks the state right after the first start, with the default limits. The data are a copy of what
 * the first start of the shared Directus left.
 */
const cms = await newInstallation();
const { asAdministrator, items } = seedAccess(cms);

beforeAll(async () => {
  // The window of the rate limit in seconds: longer than the test of the limit takes.
  await cms.start({
    environment: { ...sharedEnvironment(cms.ports), RATE_LIMITER_DURATION: '120' },
  });
});

afterAll(() => cms.remove());

test('nothing of a deleted message stays in the file', async () => {
  const word = 'Kanarienvogelgeheimnis';
  const message = await newMessage(cms.url, { name: word, message: `${word} `.repeat(50) });
  expect((await sendMessage(cms.url, message)).told).toBe('stored');
  const [stored] = await items<{ id: number }>(`/items/messages?filter[key][_eq]=${message.key}`);
  expect(await filesWith(cms.data, word)).toContain('data.db');
  await asAdministrator('DELETE', `/items/messages/${stored!.id}`);
  expect(await filesWith(cms.data, word)).toEqual([]);
});

test('counts and proofs are kept for as long as the documentation says', () => {
  const hoursIn = (table: string) =>
    rowsInDatabase(cms.data, `select ends_at from ${table}`).map(
      ({ ends_at: end }) => (Number(end) - Date.now()) / 3_600_000,
    );
  // The message of the test before this one has left both.
  const [counts, proofs] = [hoursIn('collegium_counts'), hoursIn('collegium_proofs')];
  expect(counts.length).toBeGreaterThan(0);
  expect(proofs.length).toBeGreaterThan(0);
  // docs/operating.md, Forms: counts are kept for two days at most (the mark of the daily deletion), proofs for half an
  // hour.
  expect(Math.max(...counts)).toBeLessThanOrEqual(48);
  expect(Math.max(...proofs)).toBeLessThanOrEqual(0.5);
});

test('cms:check reports version, licence and what version 12 would charge for, and no open threat', async () => {
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toMatch(
    /^Directus 11\.\d+\.\d+, licence BUSL-1\.1\. Features in use that version 12 limits without a licence key: \d+ collections, \d+ permissions with rules or for single fields, 4 flows\.$/m,
  );
  expect(output).not.toContain('Threat model');
});

test('an IPv6 network counts as one for requests', async () => {
  const ping = (host: number) =>
    askAsWritten(cms.url, {
      ...{ method: 'GET', path: '/server/ping' },
      headers: { 'x-forwarded-for': `2001:db8:3:${(host + 1).toString(16)}::1` },
    });
  const statuses: number[] = [];
  for (let host = 0; host < 2100; host += 50) {
    const some = Array.from({ length: 50 }, (_, index) => ping(host + index));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  // 2,000 requests, docs/operating.md.
  expect(statuses.filter((status) => status === 200)).toHaveLength(2000);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100);
});
