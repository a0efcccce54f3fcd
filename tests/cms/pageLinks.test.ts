import { chromium, type Browser, type Page } from 'playwright';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';

/** The form of a page in the real Directus shows who links to the page. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let editor: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  editor = await logIn('editor');
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL('**/overview');
});

afterAll(() => browser.close());

const links = () => page.locator('.collegium-page-links');

async function open(id: number): Promise<void> {
  await page.goto(`${url}/admin/content/pages/${id}`);
  await links().waitFor();
}

test('menus, tiles, organisations and texts that name the page by any of its paths are listed with links', async () => {
  const id = await create('pages', content('anreise', 'Anreise', 'directions'));
  await open(id);
  await links().getByText('Kein Eintrag verweist auf diese Seite.').waitFor();

  await create('pages', content('haus', 'Unser Haus', 'house', '<a href="/en/directions">Way</a>'));
  await create('pages', content('umweg', 'Umweg', 'detour', '<a href="/anreise-alt">Weg</a>'));
  await create('news', {
    ...{ date: '2026-11-28', status: 'draft', section: 'news' },
    translations: [
      { language: 'de', slug: 'fest', title: 'Das Fest', body: '<a href="/anreise#bus">Bus</a>' },
    ],
  });
  await create('organisations', {
    ...{ name: 'Probe', group: 'partners', link: '/anreise' },
    translations: [{ language: 'de', description: 'Zur Probe.' }],
  });
  await addToMenu('/anreise');
  // Renamed, so that the records above name the old path.
  const found = await ask(
    'GET',
    '/items/pages_translations?filter[slug][_eq]=anreise',
    ...([undefined, editor] as const),
  );
  const [text] = found.body.data as [{ readonly id: number }];
  const translations = { create: [], update: [{ id: text.id, slug: 'wegweiser' }], delete: [] };
  expect((await ask('PATCH', `/items/pages/${id}`, { translations }, editor)).status).toBe(200);

  await open(id);
  await links().getByRole('listitem').first().waitFor();
  const listed = await links().getByRole('listitem').allInnerTexts();
  expect(listed.map((each) => each.trim()).sort()).toEqual([
    ...['28.11.2026 Das Fest · Aktuelles', 'Hauptmenü · Menüs'],
    ...['Probe · Organisationen und Marken', 'Unser Haus · Seiten'],
  ]);
  expect(await axeViolations(page, { within: '.collegium-page-links' })).toEqual([]);
  await links().getByRole('link', { name: 'Unser Haus' }).press('Enter');
  await page.waitForURL(/\/content\/pages\/\d+$/);
});

test('the tiles of the start page are listed as well', async () => {
  const { body } = await ask('GET', '/items/pages?filter[key][_eq]=home', undefined, editor);
  const [home] = body.data as [
    { readonly id: number; readonly topics: readonly { readonly path: string }[] },
  ];
  const [tile] = home.topics;
  const slug = tile?.path.slice(1) ?? '';
  const query = `filter[slug][_eq]=${slug}&filter[language][_eq]=de&fields=pages_id`;
  const texts = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [{ pages_id: id }] = texts.body.data as [{ readonly pages_id: number }];
  await open(id);
  await links().getByRole('listitem').first().waitFor();
  const addresses = await links()
    .getByRole('link')
    .evaluateAll((found) => found.map((each) => each.getAttribute('href')));
  expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`/content/pages/${home.id}$`)));
});

function content(slug: string, title: string, english: string, body = '') {
  return {
    ...{ key: 'content', status: 'published' },
    translations: [
      { language: 'de', slug, title, description: title, body },
      { language: 'en', slug: english, title: english, description: english },
    ],
  };
}

async function addToMenu(path: string): Promise<void> {
  const { body } = await ask('GET', '/items/menus/primary', undefined, editor);
  const { entries } = body.data as { readonly entries: readonly object[] };
  const entry = {
    ...{ path, type: 'page', sub: [], groups: [] },
    translations: [{ language: 'de', displayName: 'Anreise' }],
  };
  const changed = { entries: [...entries, entry] };
  expect((await ask('PATCH', '/items/menus/primary', changed, editor)).status).toBe(200);
}

/** @returns the id of the item */
async function create(collection: string, item: object): Promise<number> {
  const { status, body } = await ask('POST', `/items/${collection}`, item, editor);
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body.data as { readonly id: number }).id;
}
