/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import {
  appendFile,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed } from '../../data/changed.ts';
import { run } from './command.ts';

/*
 * Each build in a folder lets stay what it would write as the last one did. After each kind of change,
 * what stands there is, byte for byte, what a build writes that remembers nothing.
 */

jest.setTimeout(300_000);

/** A tree of its own, whose code can change. */
let tree: string;
let content: string;
const environment: Record<string, string> = { SOCIAL_IMAGES: '0', ALLOW_REMOVALS: '1' };

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'rebuild-'));
  for (const name of ofTree) await cp(name, join(tree, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  content = join(tree, 'content');
  await cp('data/embedded/association', content, { recursive: true });
  environment['CONTENT_DIR'] = content;
  // What is compiled, bundled and encoded is no page's.
  for (const name of notOfPages) {
    if (existsSync(join('.cache', name))) {
      await cp(join('.cache', name), join(tree, '.cache', name), { recursive: true });
    }
  }
  await build('site');
});
afterAll(() => rm(tree, { recursive: true, force: true }));

const ofTree = [
  ...['backend', 'browser', 'client', 'components', 'contract', 'data', 'eleventy', 'locales'],
  ...['pages', '.eleventy.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  'typescript.js',
];

const notOfPages = ['fonts', 'icons', 'images', 'scripts', 'typescript'];

/** Pages that a change has nothing to do with, which shows that they were not made again. */
const untouched = {
  news: 'aktuelles/neuer-mustervertrag.html',
  page: 'kontakt.html',
  statement: 'barrierefreiheit.html',
} as const;

/** What only says where it is in the menu. */
const besideMenu = 'wer-wir-sind/vorstand.html';

/** What is the same as long as no page has another address. */
const ofAddresses = 'sitemap.xml';

/** What visitors who read French find by their search, which no German text changes. */
const ofOtherLanguage = 'search-index/fr.json';

interface Change {
  readonly what: string;
  readonly make: () => Promise<unknown>;
  /** What stays as it is on the disk. */
  readonly stays?: readonly string[];
  /** Nothing that the site is made of: the clean build of the change before is that of this one, too. */
  readonly isBeside?: true;
}

const article = 'news/hilfe-nach-dem-hochwasser.json';

const changes: readonly Change[] = [
  { what: 'nothing', make: () => Promise.resolve(), stays: Object.values(untouched) },
  {
    what: "an article's text",
    make: () => edit(article, 'translations.0.body', '<p>Neu. <a href="/kontakt">Kontakt</a></p>'),
    stays: [...Object.values(untouched), ofOtherLanguage],
  },
  {
    what: "an article's title",
    make: () => edit(article, 'translations.0.title', 'Ein anderer Titel'),
    stays: [...Object.values(untouched), ofAddresses],
  },
  {
    what: "an article's date, by which it comes first",
    make: () => edit(article, 'date', '2026-11-20'),
    stays: [untouched.page],
  },
  {
    what: "the first article's title",
    make: () => edit(article, 'translations.0.title', 'Noch ein Titel'),
    stays: [untouched.page],
  },
  {
    what: "the first article's text",
    make: () => edit(article, 'translations.0.body', '<p>Noch ein Text.</p>'),
    stays: Object.values(untouched),
  },
  {
    what: 'a new article',
    make: async () => {
      await copyFile(join(content, article), join(content, 'news/neu.json'));
      await edit('news/neu.json', 'date', '2026-11-21');
      for (const language of [0, 1, 2]) {
        await edit('news/neu.json', `translations.${language}.slug`, `neu-${language}`);
      }
    },
    stays: [untouched.page],
  },
  {
    what: 'another address of an article, to which texts lead',
    make: async () => {
      await edit('news/neu.json', 'translations.1.slug', 'new-address');
      await edit(article, 'translations.1.body', '<p><a href="/aktuelles/neu-0">New</a></p>');
      await edit('news/neu.json', 'translations.1.slug', 'newer-address');
    },
    stays: [untouched.page],
  },
  {
    what: 'an article that is gone',
    make: async () => {
      await edit(article, 'translations.1.body', '<p>Nothing.</p>');
      await unlink(join(content, 'news/neu.json'));
    },
    stays: [untouched.page],
  },
  {
    what: "a page's text and its name in the way to it",
    make: async () => {
      await edit('pages/aktuelles.json', 'translations.0.body', '<p>Nachrichten</p>');
      await edit('pages/aktuelles.json', 'translations.0.navigation_title', 'Neues');
    },
  },
  {
    what: 'the title of a page in the menu',
    make: () => edit('pages/aus-und-fortbildung-seminare.json', 'translations.0.title', 'Kurse'),
    stays: [untouched.news, untouched.statement, besideMenu],
  },
  {
    what: 'a person',
    make: () => edit('people.json', '0.name', 'Dr. Andere Person'),
    stays: [...Object.values(untouched), ofAddresses, 'feed.xml', 'favicon.ico'],
  },
  { what: "the company's name", make: () => edit('company.json', 'company_name', 'Ein Verband') },
  {
    what: 'a drawing of another size',
    make: async () => {
      const file = join(content, 'images/hitze-in-der-praxis.svg');
      const drawing = await readFile(file, 'utf8');
      await replace(file, drawing.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $1"'));
    },
    stays: Object.values(untouched),
  },
  {
    what: 'a longer document',
    make: () => appendFile(join(content, 'files/satzung.pdf'), '\n% longer\n'.repeat(30_000)),
    stays: [untouched.news],
  },
  { what: 'a redirect', make: () => edit('redirects.json', '0.to', '/service/berufsordnung') },
  {
    what: 'a consent',
    make: () => edit('consents.json', '0.translations.0.display_name', 'Filme'),
  },
  {
    what: 'the name of an entry in the menu',
    make: () => edit('menus.json', '0.entries.0.translations.0.displayName', 'Neues vom Verband'),
  },
  { what: 'a colour', make: () => edit('theme.json', 'brand_color', '#1d4e89') },
  {
    what: 'the address of the site',
    make: () => {
      environment['SITE_URL'] = 'https://verband.example';
      return Promise.resolve();
    },
  },
  {
    what: 'a label',
    make: () => replaceIn('locales/de.json', '"Sie sind hier"', '"Ihr Weg hierher"'),
  },
  {
    what: 'a template',
    make: () => replaceIn('pages/news.11ty.tsx', 'date={page.date}', 'date={"2020-01-01"}'),
  },
  {
    what: 'a style',
    make: () =>
      replaceIn('components/news/NewsItemPage.tsx', 'export function', '/* */ export function'),
  },
  {
    what: 'files of the site that somebody else has written',
    isBeside: true,
    make: async () => {
      await writeFile(join(tree, 'site', untouched.page), '<p>Somebody else was here.</p>');
      await unlink(join(tree, 'site', untouched.news));
      const record = join(tree, 'site/page-data/kontakt/page-data.json');
      const text = await readFile(record, 'utf8');
      await writeFile(record, text.replace('"path"', '"PATH"'));
      const list = await readFile(join(tree, 'site', ofOtherLanguage), 'utf8');
      const [part] = (JSON.parse(list) as { pageParts: string[] }).pageParts;
      await unlink(join(tree, `site/search-index/parts/${part}.json`));
      await writeFile(join(tree, 'site/search-index/de.json'), '{}');
    },
  },
  {
    what: 'a damaged memory',
    isBeside: true,
    make: () =>
      inMemory(async (file) => {
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replace('{', '['));
      }),
  },
  {
    what: 'half a memory',
    isBeside: true,
    make: () =>
      inMemory(async (file) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.subarray(0, bytes.length / 2));
      }),
  },
  {
    what: "another folder's memory",
    isBeside: true,
    make: () => inMemory((file, others) => copyFile(others[0] ?? file, file)),
  },
];

describe('an association', () => {
  isAsClean(changes);
  it('says again what editors are to mend', async () => {
    await edit(article, 'translations.0.body', '<p><a href="/nirgends">Eine Seite</a></p>');
    await edit('company.json', 'numbers.0.number', 'keine');
    const first = await build('site');
    const again = await build('site');
    expect(first.length).toBeGreaterThan(1);
    expect(again).toEqual(first);
  });

  it('is the same beside another build', async () => {
    await edit(article, 'translations.0.body', '<p>Zugleich.</p>');
    await Promise.all([build('site'), build('clean')]);
    expect(await differences()).toEqual([]);
  });
});

const product = 'products/collier-tautropfen.json';

const changesOfShop: readonly Change[] = [
  { what: "a product's text", make: () => edit(product, 'translations.0.body', '<p>Neu.</p>') },
  { what: "a product's name", make: () => edit(product, 'translations.0.title', 'Halskette') },
  { what: "a product's price", make: () => edit(product, 'price', 12.5) },
  {
    what: 'a product that is gone',
    make: () => unlink(join(content, product)),
    stays: ['kontakt.html'],
  },
  {
    what: "a category's name",
    make: () => edit('product_categories.json', '0.translations.0.title', 'Andere Ware'),
  },
  {
    what: "a value's name",
    make: () =>
      edit('product_attributes.json', '0.values.0.translations.0.name', 'Ein anderer Name'),
  },
  { what: "a brand's name", make: () => edit('manufacturers.json', '0.name', 'Andere Marke') },
];

describe('a shop', () => {
  beforeAll(async () => {
    content = join(tree, 'shop');
    environment['CONTENT_DIR'] = content;
    await cp('data/embedded/shop', content, { recursive: true });
    await build('site');
  });

  isAsClean(changesOfShop);
});

function isAsClean(all: readonly Change[]): void {
  let toldClean: string[] = [];
  it.each(all.map((change) => [change.what, change] as const))(
    'is what a clean build is, after %s',
    async (_what, { make, stays = [], isBeside }) => {
      await make();
      const inodes = () => Promise.all(stays.map(async (file) => (await stat(at(file))).ino));
      const before = await inodes();
      const told = await build('site');
      expect(await inodes()).toEqual(before);
      if (!isBeside) toldClean = await cleanBuild();
      expect(await differences()).toEqual([]);
      expect(told).toEqual(toldClean);
    },
  );
}

function at(file: string): string {
  return join(tree, 'site', file);
}

/** @returns what editors were told */
async function build(name: string): Promise<string[]> {
  const { code, errors } = await run('eleventy/commands/build.ts', {
    folder: tree,
    environment: { ...environment, OUT_DIR: name },
  });
  if (code !== 0) throw new Error(errors.join('\n'));
  return [...errors].sort();
}

/** A build that remembers nothing of pages. */
async function cleanBuild(): Promise<string[]> {
  const cache = join(tree, '.cache');
  const [hidden, site] = [join(tree, '.cache.hidden'), join(tree, 'clean')];
  await rename(cache, hidden);
  await rm(site, { recursive: true, force: true });
  await mkdir(cache);
  for (const name of notOfPages) await rename(join(hidden, name), join(cache, name));
  const told = await build('clean');
  for (const name of notOfPages) await rename(join(cache, name), join(hidden, name));
  await rm(cache, { recursive: true });
  await rename(hidden, cache);
  return told;
}

/** The files that are not the same in both. */
async function differences(): Promise<string[]> {
  const [again, clean] = await Promise.all([filesIn('site'), filesIn('clean')]);
  const all = [...new Set([...again, ...clean])].sort();
  const different: string[] = [];
  for (const file of all) {
    const [one, other] = await Promise.all(
      ['site', 'clean'].map((name) => readFile(join(tree, name, file)).catch(() => undefined)),
    );
    if (!one || !other?.equals(one)) different.push(file);
  }
  return different;
}

async function filesIn(name: string): Promise<string[]> {
  const entries = await readdir(join(tree, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(tree, name).length + 1));
}

/** Editors' tools write files anew. */
async function replace(file: string, text: string): Promise<void> {
  await unlink(file);
  await writeFile(file, text);
}

async function edit(file: string, field: string, value: unknown): Promise<void> {
  const path = join(content, file);
  const records = JSON.parse(await readFile(path, 'utf8')) as object;
  await replace(path, JSON.stringify(changed(records, field, value)));
}

async function replaceIn(file: string, part: string, other: string): Promise<void> {
  const path = join(tree, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(part);
  await replace(path, text.replace(part, other));
}

/** Does something to all that is remembered of pages. */
async function inMemory(
  change: (file: string, others: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const folder = join('.cache', 'pages');
  if (!existsSync(join(tree, 'elsewhere'))) await build('elsewhere');
  const names = await readdir(join(tree, folder));
  const files = names.map((name) => join(tree, folder, name));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    await change(
      file,
      files.filter((other) => other !== file),
    );
}
