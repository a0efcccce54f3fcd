import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../cms/people.ts';
import { checkReferences } from '../../data/checks/references.ts';
import { kindNames } from '../../data/kinds/index.ts';
import { ContentProblems } from '../../data/problems/problems.ts';
import type { RawContent } from '../../data/model/rawContent.ts';
import { parseSite, recordsIn } from '../../data/model/site.ts';
import { Routes } from '../../data/routes/Routes.ts';
import { embeddedFolder } from '../../data/settings/embeddedProjects.ts';
import { directusFolder, directusSource } from '../../data/sources/directus.ts';
import { folderSource } from '../../data/sources/folder.ts';
import { keptSecret, newInstallation, passwordOf } from './installation.ts';
import { startAgain } from './startAgain.ts';

/**
 * Tests a Directus for the second project and the editing of its catalogue. It starts with the data
 * of the first project, which `--reset` must delete completely.
 */
const cms = await newInstallation();
const { url, ask, logIn } = cms;
const environment = { PROJECT: 'shop' };
const folder = embeddedFolder('shop');
const cache = join(cms.temp, 'cache');

let before: string;

beforeAll(async () => {
  before = await cms.token();
  await cms.start({ args: ['--reset'], environment });
});
afterAll(() => cms.remove());

const access = { url, project: undefined, token: undefined, allowStale: false, preview: false };
const fromDirectus = () => directusSource(access, { cache }).read();

test('gives the content of the folder that it was filled from, and the very same files', async () => {
  const raw = await fromDirectus();
  const [directus, local] = [parseSite(raw), parseSite(await folderSource(folder).read())];
  for (const name of kindNames) {
    const [read, written] = [recordsIn(directus, name), recordsIn(local, name)];
    expect([name, read.map(comparable)]).toEqual([name, written.map(comparable)]);
  }
  const pictures = local.products.flatMap(({ images }) => images.map(({ file }) => file));
  expect(pictures.length).toBeGreaterThan(0);
  for (const file of pictures) {
    const read = await readFile(join(directusFolder(url, cache), 'images', file));
    expect(read.equals(await readFile(join(folder, 'images', file)))).toBe(true);
  }
  const paths = new Routes(directus).all.map(({ path }) => path);
  expect(paths).toEqual(new Routes(local).all.map(({ path }) => path));
});

test('has nothing of another project: neither its members nor their texts nor its secrets', async () => {
  expect(await cms.token()).not.toBe(before);
  const administrator = await logIn('administrator');
  const { body: users } = await ask(
    'GET',
    '/users?filter[email][_nnull]=true',
    undefined,
    administrator,
  );
  expect((users.data as { email: string }[]).map(({ email }) => email).sort()).toEqual([
    'admin@example.org',
    'editor@example.org',
    'inbox@example.org',
  ]);
  for (const collection of ['member_pages', 'member_news', 'people', 'institutions', 'fees']) {
    const { body } = await ask('GET', `/items/${collection}`, undefined, administrator);
    expect([collection, body.data]).toEqual([collection, []]);
  }
});

test('shows nobody the pictures of a draft, nor what they are said to show', async () => {
  const editor = await logIn('editor');
  const id = await newProduct(editor, { status: 'draft' });
  const { body: own } = await ask(
    'GET',
    `/items/products/${id}?fields=images.id`,
    undefined,
    editor,
  );
  expect((own.data as { images: unknown[] }).images).toHaveLength(1);

  for (const path of [
    `/items/products_images?filter[products_id][_eq]=${id}`,
    `/items/products_images_translations?filter[image_alt][_eq]=${encodeURIComponent(secret)}`,
  ]) {
    expect([path, (await ask('GET', path)).body.data]).toEqual([path, []]);
    expect((await ask('GET', path, undefined, editor)).body.data).toHaveLength(1);
  }

  // Deleting the product also deletes its images' records and their texts.
  await ask('DELETE', `/items/products/${id}`, undefined, editor);
  const left = `/items/products_images_translations?filter[image_alt][_eq]=${encodeURIComponent(secret)}`;
  expect((await ask('GET', left, undefined, editor)).body.data).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['no price', { price: 0 }, /^products\/\d+: price: expected a price above 0, or nothing/],
  [
    'a price of too many digits',
    { price: 1e12 },
    /: price: expected a price in euros, up to 10000000/,
  ],
  [
    'a fraction of a cent',
    { price: 9.999 },
    /: price: expected a price in euros, with two decimals/,
  ],
  [
    'an attribute that there is not',
    { attributes: [{ attribute: 'materiel', values: ['gold'] }] },
    /: attributes\.0\.attribute: expected the key of an attribute \(material\), found materiel$/,
  ],
  [
    'a value that there is not',
    { attributes: [{ attribute: 'material', values: ['steel', 'golld'] }] },
    /: attributes\.0\.values\.1: expected a value of material \(gold\), found golld$/,
  ],
  [
    'a row that was left empty',
    { attributes: [{ attribute: null, values: null }] },
    /: attributes\.0\.attribute: expected a key such as material, found nothing\n.*: attributes\.0\.values: expected a list/,
  ],
  [
    'a picture without words',
    { images: [{ translations: [] }] },
    /: images\.0\.translations: expected a translation in the default language, de/,
  ],
])('tells an editor where to fix %s', async (_, fields, line) => {
  // Directus refuses such a save of an editor (publishing.test.ts), but not of the seed.
  const seed = await keptSecret(cms.data, 'SEED_TOKEN');
  const id = await newProduct(seed, fields);
  const told = problemsOf(await fromDirectus());
  await ask('DELETE', `/items/products/${id}`, undefined, seed);
  expect(told).toMatch(line);
  expect(told).toContain(`products/${id}: `);
});

test('lets no product be of a manufacturer that there is not', async () => {
  const editor = await logIn('editor');
  const product = { category: 'watches', manufacturer: 'nobody' };
  expect((await ask('POST', '/items/products', product, editor)).status).toBe(400);
});

test('is no other project’s at a later start', async () => {
  const { PROJECT: _, ...other } = environment;
  expect(await startAgain(cms, other)).toContain(
    'PROJECT: expected shop, which this Directus was filled with',
  );
  const { body } = await ask('GET', '/items/project?fields=name');
  expect(body.data).toEqual({ name: 'amsel' });
});

test('ignores X-Forwarded-For by default', async () => {
  const { email } = demoPeople.editor;
  const logIn = (address: string, password: string) => {
    const request = { method: 'POST', path: '/auth/login', body: { email, password } };
    return cms.askFrom({ 'x-forwarded-for': address }, request);
  };
  const guesses = Array.from({ length: 11 }, (_, index) => `192.0.2.${index}`);
  await Promise.all(guesses.map((address) => logIn(address, 'wrong')));
  const password = await passwordOf(cms.data, 'editor');
  expect((await logIn('198.51.100.7', password)).status).toBe(401);
});

const secret = 'Was der Entwurf zeigt';

/** @returns the product's id */
async function newProduct(bearer: string, fields: object): Promise<number> {
  const file = { fields: 'id', limit: '1', 'filter[type][_contains]': 'image' };
  const { body: files } = await ask(
    'GET',
    `/files?${new URLSearchParams(file).toString()}`,
    undefined,
    bearer,
  );
  const [picture] = files.data as { id: string }[];
  const words = [{ language: 'de', image_alt: secret }];
  const { images = [{ translations: words }], ...others } = fields as { images?: object[] };
  const product = {
    ...{ status: 'published', category: 'watches' },
    images: images.map((image) => ({ file: picture!.id, ...image })),
    translations: [{ language: 'de', title: 'Probe', slug: 'probe', description: 'Eine Probe.' }],
    ...others,
  };
  const { body, status } = await ask('POST', '/items/products', product, bearer);
  expect(status).toBe(200);
  return (body.data as { id: number }).id;
}

/** The error message for editors, one line for each problem. Empty if there is none. */
function problemsOf(raw: RawContent): string {
  try {
    const site = parseSite(raw);
    checkReferences(site, new Routes(site));
    return '';
  } catch (error) {
    if (error instanceof ContentProblems) return error.message;
    throw error;
  }
}

/**
 * Removes properties that may differ between sources: origin, sort number, and the stated size of a
 * file.
 */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const own = ['origin', 'sort', ...('file' in value ? ['width', 'height'] : [])];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      own.includes(key) || inner === undefined ? [] : [[key, comparable(inner)]],
    ),
  );
}
