import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './commands.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor renames pages in the real Directus, and the website is built after it. */
const cms = await sharedCms();
const { url, ask, signIn } = cms;
const token = await cms.token();

const old = 'adt/ausbildungsstaetten';
const renamed = 'adt/schulen';

async function rename(from: string, to: string) {
  const editor = await signIn('editor');
  const query = `filter[slug][_eq]=${from}&filter[language][_eq]=de&fields=id,pages_id`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [translation] = body.data as { id: number; pages_id: number }[];
  // The changes as Directus' form sends them.
  const changes = {
    translations: { create: [], update: [{ id: translation!.id, slug: to }], delete: [] },
  };
  return ask('PATCH', `/items/pages/${translation!.pages_id}`, changes, editor);
}

/** The redirects of these pages. Waits until there are `count`. */
async function redirects(count: number) {
  const path = '/items/redirects?fields=from,to,permanent&filter[from][_contains]=adt/&limit=-1';
  const editor = await signIn('editor');
  const read = async () =>
    (await ask('GET', path, undefined, editor)).body.data as Record<string, unknown>[];
  return soon(read, ({ length }) => length === count);
}

async function builtInto(name: string) {
  const environment = { DIRECTUS_URL: url, DIRECTUS_TOKEN: token, SOCIAL_IMAGES: '0' };
  const folder = join(cms.temp, name);
  return { folder, ...(await build({ ...environment, OUT_DIR: folder })) };
}

const redirect = (from: string, to: string) => ({
  from: `/${from}`,
  to: `/${to}`,
  permanent: false,
});

test('a renamed page gets a redirect, and the website can still be built', async () => {
  expect((await rename(old, renamed)).status).toBe(200);
  expect(await redirects(1)).toEqual([redirect(old, renamed)]);

  const { folder, code, output } = await builtInto('renamed');
  expect({ code, output }).toMatchObject({ code: 0 });
  const start = await readFile(join(folder, 'index.html'), 'utf8');
  expect(start).toContain(`href="/${renamed}"`);
  expect(start).not.toContain(`href="/${old}"`);
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toMatch(
    new RegExp(`^/${old}\\s+/${renamed}\\s+302`, 'm'),
  );
});

test('a page that is renamed again has two redirects, and no chain', async () => {
  expect((await rename(renamed, 'adt/kurse')).status).toBe(200);
  expect(await redirects(2)).toEqual([redirect(old, 'adt/kurse'), redirect(renamed, 'adt/kurse')]);
});

test('a page that gets its first address back has no redirect there', async () => {
  expect((await rename('adt/kurse', old)).status).toBe(200);
  const found = await redirects(2);
  expect(found).toEqual([redirect(renamed, old), redirect('adt/kurse', old)]);
  expect(await builtInto('again')).toMatchObject({ code: 0 });
});

test('a new page at an old address replaces the redirect', async () => {
  const editor = await signIn('editor');
  const translation = { language: 'de', slug: renamed, title: 'Schulen', description: 'Schulen' };
  const page = { key: 'content', status: 'published', translations: [translation] };
  expect((await ask('POST', '/items/pages', page, editor)).status).toBe(200);
  expect(await redirects(1)).toEqual([redirect('adt/kurse', old)]);
  expect(await builtInto('new')).toMatchObject({ code: 0 });
});

test('a draft gets no redirect', async () => {
  const editor = await signIn('editor');
  const translation = { language: 'de', slug: 'adt/entwurf', title: 'E', description: 'E' };
  const page = { key: 'content', status: 'draft', translations: [translation] };
  expect((await ask('POST', '/items/pages', page, editor)).status).toBe(200);
  expect((await rename('adt/entwurf', 'adt/fertig')).status).toBe(200);
  // Renames are handled in order: if this one already has a redirect, the draft will get none.
  expect((await rename(old, 'adt/zuletzt')).status).toBe(200);
  expect((await redirects(2)).map(({ from }) => from)).toEqual(['/adt/kurse', `/${old}`]);
});

test('a save that fails leaves no redirect', async () => {
  const before = await redirects(2);
  const editor = await signIn('editor');
  const query = 'filter[slug][_eq]=adt/zuletzt&fields=id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [{ id }] = body.data as [{ id: number }];
  const changes = { slug: 'adt/nirgends', language: 'xx' };
  const { status } = await ask('PATCH', `/items/pages_translations/${id}`, changes, editor);
  expect(status).toBe(400);
  expect((await rename('adt/zuletzt', 'adt/danach')).status).toBe(200);
  const after = await redirects(3);
  expect(after.map(({ from }) => from)).toEqual([
    ...before.map(({ from }) => from),
    '/adt/zuletzt',
  ]);
});

test.each(['Groß & Falsch//x', 'adt/', '/adt', 'ADT', 'index'])(
  'an address that cannot be published is refused with a sentence: %s',
  async (slug) => {
    const { status, body } = await rename('adt/danach', slug);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Die Adresse darf nur aus kleinen Buchstaben');
    expect(await redirects(3)).toHaveLength(3);
  },
);
