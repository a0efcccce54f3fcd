import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  publicationEndpoint,
  type PublicationAnswer,
} from '../../cms/extensions/collegium/publication/answer.ts';
import { publishWebsite } from '../../cms/schema/flows.ts';
import { build } from './commands.ts';
import { inDatabase } from './databaseFile.ts';
import { newInstallation } from './installation.ts';
import { control, controlSocket } from './shared/control.ts';
import { startRecordingHost, type RecordingHost } from './recordingHost.ts';
import { soon } from './soon.ts';

/*
 * Content appears and is withdrawn at its minute: Directus calls the build hook. The tests depend on their order and share
 * one Directus, whose clock they move (shared/controlled.ts).
 */

const cms = await newInstallation();
const { ask, url } = cms;
let host: RecordingHost;
let editor: string;

const controlled = new URL('shared/controlled.ts', import.meta.url).href;

async function start(): Promise<void> {
  // A stopped process leaves its sockets behind.
  for (const part of ['directus', 'mail'] as const) {
    await rm(controlSocket(cms.data, part), { force: true });
  }
  const environment = { CMS_BUILD_HOOK: host.hook, NODE_OPTIONS: `--import=${controlled}` };
  await cms.start({ environment });
}

beforeAll(async () => {
  host = await startRecordingHost();
  await start();
});

// The clock ends the log-in.
beforeEach(async () => {
  editor = await cms.logIn('editor');
});

afterAll(async () => {
  await cms.remove();
  await host.stop();
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** Moves Directus' clock. Its task runs every ten seconds. */
const waitHours = (hours: number) => control(cms.data, 'directus', 'clock', hours * hour);

function textsOf(slug: string) {
  return [{ language: 'de', slug, title: slug, description: slug }];
}

async function create(collection: 'news' | 'pages', item: object): Promise<number> {
  const { status, body } = await ask('POST', `/items/${collection}`, item, editor);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.data as { id: number }).id;
}

/** The number of items that visitors see at the address. */
async function seen(collection: 'news' | 'pages', slug: string): Promise<number> {
  const path = `/items/${collection}?filter[translations][slug][_eq]=${slug}&fields=id`;
  return ((await ask('GET', path)).body.data as unknown[]).length;
}

/** Waits for the call after the first ones. */
async function callAfter(known: number): Promise<void> {
  const calls = await soon(
    () => Promise.resolve(host.calls),
    (number) => number > known,
  );
  expect(calls).toBe(known + 1);
}

test('what became due while Directus was down, or the host refused, is reported afterwards', async () => {
  const item = { date: '2026-11-28', status: 'scheduled', publish_on: inHours(1) };
  const id = await create('news', { ...item, translations: textsOf('null') });
  await cms.stop();
  expect(host.calls).toBe(0);
  host.answerWith(503);
  inDatabase(cms.data, `update news set publish_on = ${Date.now()} where id = ${id}`);
  await start();
  const failures = () => {
    const lines = cms.output().split('\n');
    return Promise.resolve(lines.filter((line) => line.includes('could not be called')));
  };
  const lines = await soon(failures, ({ length }) => length > 0);
  expect(lines[0]).toContain('build: 503');
  // On a busy computer, several tries may have failed by now.
  host.answerWith(200);
  await callAfter(host.calls);
});

test('what is scheduled is public in its minute, and one call reports all of it', async () => {
  const item = { date: '2026-11-28', status: 'scheduled', publish_on: inHours(1) };
  await create('news', { ...item, translations: textsOf('eins') });
  await create('news', { ...item, translations: textsOf('zwei') });
  expect(await seen('news', 'eins')).toBe(0);
  const known = host.calls;
  await waitHours(1);
  await callAfter(known);
  expect([await seen('news', 'eins'), await seen('news', 'zwei')]).toEqual([1, 1]);
});

test('what is withdrawn is gone, with the redirects to it, and the website can be built', async () => {
  const before = host.calls;
  const page = { key: 'content', status: 'published' };
  const id = await create('pages', { ...page, translations: textsOf('tagung') });
  const redirect = { from: '/tagung-alt', to: '/tagung', permanent: false };
  expect((await ask('POST', '/items/redirects', redirect, editor)).status).toBe(200);
  const ending = { withdraw_on: inHours(2) };
  expect((await ask('PATCH', `/items/pages/${id}`, ending, editor)).status).toBe(200);
  expect(await seen('pages', 'tagung')).toBe(1);
  // The page, the redirect and the date were reported as they were saved.
  await soon(
    () => Promise.resolve(host.calls),
    (calls) => calls >= before + 3,
  );
  const known = host.calls;
  await waitHours(2);
  await callAfter(known);
  expect(await seen('pages', 'tagung')).toBe(0);
  const redirects = '/items/redirects?filter[from][_eq]=/tagung-alt';
  expect((await ask('GET', redirects, undefined, await cms.logIn('editor'))).body.data).toEqual([]);

  const folder = join(cms.temp, 'site');
  const { code, output } = await build({ DIRECTUS_URL: url, SOCIAL_IMAGES: '0', OUT_DIR: folder });
  expect({ code, output }).toMatchObject({ code: 0 });
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/aktuelles/eins');
  expect(sitemap).not.toContain('/tagung');
});

test('colleagues read who published last, and nobody is named for what was scheduled', async () => {
  const [administrator, inbox] = [await cms.logIn('administrator'), await cms.logIn('inbox')];
  const item = { date: '2026-11-28', status: 'scheduled', publish_on: inHours(3) };
  await create('news', { ...item, translations: textsOf('drei') });
  const name = { display_name: 'VHM' };
  expect((await ask('PATCH', '/items/company', name, editor)).status).toBe(200);
  expect(await publisherFor(editor, 'Edda Redaktion')).toBe('Edda Redaktion');
  expect(await publisherFor(administrator, 'Edda Redaktion')).toBe('Edda Redaktion');
  // The inbox may not read the names of editors.
  expect(await publisherFor(inbox, null)).toBeNull();

  const press = { collection: 'pages', keys: [] };
  const path = `/flows/trigger/${publishWebsite}`;
  expect((await ask('POST', path, press, administrator)).status).toBe(200);
  expect(await publisherFor(editor, 'Ada Admin')).toBe('Ada Admin');

  const known = host.calls;
  await waitHours(3);
  await callAfter(known);
  editor = await cms.logIn('editor');
  expect(await publisherFor(editor, null)).toBeNull();
  for (const bearer of [undefined, await cms.logIn('member')]) {
    expect((await ask('GET', `/${publicationEndpoint}`, undefined, bearer)).status).toBe(403);
  }
});

/** The name that the overview shows to a person. Directus notes it after the answer to a save. */
function publisherFor(bearer: string, expected: string | null): Promise<string | null> {
  const read = async () => {
    const { body } = await ask('GET', `/${publicationEndpoint}`, undefined, bearer);
    return (body.data as PublicationAnswer).buildHook.calledBy;
  };
  return soon(read, (name) => name === expected);
}
