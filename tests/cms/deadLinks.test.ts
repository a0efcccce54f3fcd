import { hash } from 'node:crypto';
import type { DeadLinksAnswer } from '../../cms/extensions/collegium/deadLinks/answer.ts';
import { startRecordingHost } from './recordingHost.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** Editors of the real Directus see the links that lead nowhere. */
const cms = await sharedCms();
const { ask, logIn } = cms;
let editor: string;

const day = 24 * 60 * 60_000;
const rule = '4-59/10 * * * *';

beforeEach(async () => {
  await cms.restore();
  editor = await logIn('editor');
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  // The links of the sample.
  cms.inDatabase(`update pages_translations set body = 'Text.' where body like '%http%'`);
  cms.inDatabase('update organisations set link = null');
  cms.inDatabase('update institutions set website = null');
  cms.inDatabase('delete from social');
});

async function onOverview(): Promise<DeadLinksAnswer> {
  const { body } = await ask('GET', '/collegium-dead-links', undefined, editor);
  return body.data as DeadLinksAnswer;
}

/** The answer when it has as many links: Directus may repeat an answer for 5 s. */
const withLinks = async (count: number) => {
  const answer = await soon(onOverview, ({ total }) => total === count);
  expect(answer.total).toBe(count);
  return answer;
};

/** Saves the German text of a page as Directus' form does. */
async function save(slug: string, body: string): Promise<void> {
  const query = `filter[slug][_eq]=${slug}&filter[language][_eq]=de&fields=id,pages_id`;
  const found = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [{ id, pages_id: page }] = found.body.data as [{ id: number; pages_id: number }];
  const translations = { create: [], update: [{ id, body }], delete: [] };
  const { status } = await ask('PATCH', `/items/pages/${page}`, { translations }, editor);
  expect(status).toBe(200);
}

const satzung = 'service/satzung';

test('a link to a page that is withdrawn later is listed until it is mended', async () => {
  await save(satzung, '<p>Siehe die <a href="/adt/berufsordnung#eins">alte Ordnung</a>.</p>');
  await withLinks(0);
  cms.inDatabase(
    `update pages set status = 'archived' where id = (select pages_id from pages_translations where slug = 'adt/berufsordnung')`,
  );
  // The menu leads there as well. While there are problems, no routes are known.
  cms.inDatabase(`update menus set entries = '[]'`);
  const own = async () => {
    const { links } = await onOverview();
    return links.filter(({ words }) => words === 'alte Ordnung');
  };
  expect(await soon(own, ({ length }) => length === 1)).toEqual([
    {
      record: expect.stringMatching(/^\/content\/pages\/\d+$/) as unknown,
      place: '„Satzung“ (Seiten) → Deutsch → Text',
      ...{ words: 'alte Ordnung', address: '/adt/berufsordnung#eins' },
      ...{ since: null, reason: 'noPage' },
    },
  ]);
  await save(satzung, '<p>Die Ordnung gilt nicht mehr.</p>');
  expect(await soon(own, ({ length }) => length === 0)).toEqual([]);
});

test('only accounts that work in Directus see the list, as far as they may read the records', async () => {
  await save(satzung, '<p><a href="/nirgends">Nirgends</a></p>');
  await withLinks(1);
  const statusFor = async (token?: string) =>
    (await ask('GET', '/collegium-dead-links', undefined, token)).status;
  expect(await statusFor()).toBe(403);
  expect(await statusFor(await logIn('member'))).toBe(403);
  const permission = `collection = 'pages' and action = 'read'`;
  cms.inDatabase(`update directus_permissions set action = 'share' where ${permission}`);
  await ask('POST', '/utils/cache/clear?system', undefined, await logIn('administrator'));
  await withLinks(0);
});

test('a link to another website is listed after failures on two days, and one into the own network is never followed', async () => {
  const host = await startRecordingHost();
  try {
    const address = 'https://verschwunden.example/studie';
    const inside = 'http://localhost/';
    await save(
      satzung,
      `<p><a href="${address}#s3">Studie</a> <a href="${host.hook}">A</a> <a href="${inside}">B</a></p>`,
    );
    // If no server ever answered, this computer might be offline, and no failure would count.
    cms.inDatabase(
      'insert into collegium_links (id, address, checked_at, answered_at, failures) values (?, ?, 0, ?, 0)',
      ...[hash('sha256', inside), inside, cms.now() + 9 * day],
    );
    await checkUntil(address, 1);
    await withLinks(0);
    const since = cms.now();
    await cms.moveClock(day + 60_000);
    // The log-in has ended.
    editor = await logIn('editor');
    await checkUntil(address, 2);
    const [link] = (await withLinks(1)).links;
    expect(link).toMatchObject({ words: 'Studie', address, reason: 'unknownHost' });
    expect(since - (link?.since ?? 0)).toBeLessThan(60_000);
    expect(host.calls).toBe(0);
    const failed = cms.rowsInDatabase('select address from collegium_links where failures > 0');
    expect(failed).toEqual([{ address }]);

    await save(satzung, '<p>Ohne Studie.</p>');
    await withLinks(0);
  } finally {
    await host.stop();
  }
});

async function checkUntil(address: string, failures: number): Promise<void> {
  await cms.runSchedule(rule);
  const read = () => {
    const rows = cms.rowsInDatabase('select address, failures from collegium_links');
    return Promise.resolve(rows.find((row) => row['address'] === address)?.['failures']);
  };
  expect(await soon(read, (found) => found === failures)).toBe(failures);
}
