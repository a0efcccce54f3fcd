import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './commands.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor renames pages in the real Directus, and the website is built after it. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const token = await cms.token();

const old = 'adt/ausbildungsstaetten';
const renamed = 'adt/schulen';

async function rename(from: string, to: string) {
  const editor = await logIn('editor');
  const query = `filter[slug][_eq]=${from}&filter[language][_eq]=de&fields=id,pages_id`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [translation] = body.data as { id: number; pages_id: number }[];
  // The changes as Directus' form sends them.
  const changes = {
    translations: { create: [], update: [{ id: translation!.id, slug: to }], delete: [] },
  };
  return ask('PATCH', `/items/pages/${translation!.pages_id}`, changes, editor);
}

/** The redirects from addresses with this part. Waits until there are `count`. */
async function redirects(count: number, part = 'adt/') {
  const path = `/items/redirects?fields=from,to,permanent&filter[from][_contains]=${part}&limit=-1`;
  const editor = await logIn('editor');
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
  const editor = await logIn('editor');
  const translation = { language: 'de', slug: renamed, title: 'Schulen', description: 'Schulen' };
  const page = { key: 'content', status: 'published', translations: [translation] };
  expect((await ask('POST', '/items/pages', page, editor)).status).toBe(200);
  expect(await redirects(1)).toEqual([redirect('adt/kurse', old)]);
  expect(await builtInto('new')).toMatchObject({ code: 0 });
});

test('a draft gets no redirect', async () => {
  const editor = await logIn('editor');
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
  const editor = await logIn('editor');
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

test('a page that is deleted, or withdrawn, takes the redirects to it along', async () => {
  const editor = await logIn('editor');
  const kept = await redirects(3);
  for (const end of ['DELETE', 'PATCH'] as const) {
    const translation = { language: 'de', slug: 'adt/kurz', title: 'K', description: 'K' };
    const page = { key: 'content', status: 'published', translations: [translation] };
    const { body } = await ask('POST', '/items/pages', page, editor);
    const { id } = body.data as { id: number };
    expect((await rename('adt/kurz', 'adt/kuerzer')).status).toBe(200);
    await redirects(4);
    const changes = end === 'PATCH' ? { status: 'archived' } : undefined;
    expect((await ask(end, `/items/pages/${id}`, changes, editor)).status).toBeLessThan(300);
    expect(await redirects(3)).toEqual(kept);
  }
  expect(await builtInto('gone')).toMatchObject({ code: 0 });
});

test('news leaves redirects when its address or its section changes', async () => {
  const editor = await logIn('editor');
  const query = 'filter[slug][_eq]=jahrestagung-2027&fields=id,news_id,language';
  const { body } = await ask('GET', `/items/news_translations?${query}`, undefined, editor);
  const texts = body.data as { id: number; news_id: number; language: string }[];
  const german = texts.find(({ language }) => language === 'de')!;
  const update = [{ id: german.id, slug: 'tagung-2027' }];
  const translations = { create: [], update, delete: [] };
  const news = `/items/news/${german.news_id}`;
  expect((await ask('PATCH', news, { translations }, editor)).status).toBe(200);
  const renamed = redirect('aktuelles/jahrestagung-2027', 'aktuelles/tagung-2027');
  expect(await redirects(1, 'jahrestagung-2027')).toEqual([renamed]);

  const moved = { section: 'working_groups' };
  expect((await ask('PATCH', news, moved, editor)).status).toBe(200);
  expect(await redirects(1, 'aktuelles/tagung-2027')).toEqual([
    redirect('aktuelles/tagung-2027', 'vhm-arbeitskreise/tagung-2027'),
  ]);
});

test('a section that is renamed in a language leaves a redirect for each of its news', async () => {
  const editor = await logIn('editor');
  const query = 'filter[slug][_eq]=actualites&fields=id,pages_id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [section] = body.data as [{ id: number; pages_id: number }];
  const update = [{ id: section.id, slug: 'nouvelles' }];
  const changes = { translations: { create: [], update, delete: [] } };
  expect((await ask('PATCH', `/items/pages/${section.pages_id}`, changes, editor)).status).toBe(
    200,
  );

  const { folder, code, output } = await builtInto('section');
  expect({ code, output }).toMatchObject({ code: 0 });
  const lines = (await readFile(join(folder, '_redirects'), 'utf8')).split('\n');
  const moved = lines.filter((line) => line.startsWith('/fr/actualites'));
  const news = (await readdir(join(folder, 'fr/nouvelles'))).filter((name) => /html$/.test(name));
  expect(moved.length).toBe(news.length + 1);
});

test('a product leaves redirects when its address, its category or that address changes', async () => {
  const editor = await logIn('editor');
  const text = (language: string, slug: string) => ({
    ...{ language, slug, title: slug, description: slug },
  });
  const named = (language: string) => ({ language, title: 'Produkte', description: 'Produkte' });
  const list = {
    ...{ key: 'products', status: 'published' },
    translations: [named('de'), named('fr')],
  };
  expect((await ask('POST', '/items/pages', list, editor)).status).toBe(200);
  const { body: watches } = await ask(
    'POST',
    '/items/product_categories',
    { key: 'watches', translations: [text('de', 'uhren'), text('fr', 'montres')] },
    editor,
  );
  const { body: rings } = await ask(
    'POST',
    '/items/product_categories',
    { key: 'jewelry', translations: [text('de', 'schmuck'), text('fr', 'bijoux')] },
    editor,
  );
  const translations = [text('de', 'amsel'), text('fr', 'merle')];
  const product = { category: 'watches', status: 'published', translations };
  const { body } = await ask('POST', '/items/products', product, editor);
  const { id } = body.data as { id: number };

  const idOf = async (collection: string, slug: string) => {
    const path = `/items/${collection}_translations?filter[slug][_eq]=${slug}&fields=id`;
    return ((await ask('GET', path, undefined, editor)).body.data as [{ id: number }])[0].id;
  };
  const rename = async (collection: string, item: number, from: string, slug: string) => {
    const update = [{ id: await idOf(collection, from), slug }];
    const changes = { translations: { create: [], update, delete: [] } };
    return ask('PATCH', `/items/${collection}/${item}`, changes, editor);
  };
  expect((await rename('products', id, 'merle', 'grive')).status).toBe(200);
  expect(await redirects(1, 'merle')).toEqual([redirect('fr/montres/merle', 'fr/montres/grive')]);

  const { id: category } = watches.data as { id: number };
  expect((await rename('product_categories', category, 'montres', 'horloges')).status).toBe(200);
  expect(await redirects(3, 'montres')).toEqual([
    redirect('fr/montres/merle', 'fr/horloges/grive'),
    redirect('fr/montres', 'fr/horloges'),
    redirect('fr/montres/grive', 'fr/horloges/grive'),
  ]);

  const move = { category: 'jewelry' };
  expect((await ask('PATCH', `/items/products/${id}`, move, editor)).status).toBe(200);
  expect(await redirects(1, 'uhren')).toEqual([redirect('uhren/amsel', 'schmuck/amsel')]);
  expect(rings.data).toBeDefined();
});
