import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor picks pages by their titles in the real Directus. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let editor: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  editor = await logIn('editor');
  await create('pages', {
    ...{ key: 'content', status: 'draft' },
    translations: [{ language: 'de', slug: 'noch-nicht', title: 'Noch nicht fertig' }],
  });
  await create('pages', {
    ...{ key: 'content', status: 'published' },
    translations: [
      { language: 'de', slug: 'anreise', title: 'Anreise', description: 'So finden Sie uns.' },
      { language: 'fr', slug: 'venir', title: 'Venir chez nous', description: 'Pour venir.' },
    ],
  });
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL('**/overview');
});

afterAll(() => browser.close());

test('a page is picked for a sub-entry of a menu by keyboard, and its German path is stored', async () => {
  readIn('fr-FR');
  await openMenu();
  await press(entriesOf('entries').filter({ hasText: 'Services' }));
  await press(entriesOf('groups').first());
  await press(entriesOf('sub').first());
  const field = picker();
  // Directus moves the focus while it opens a drawer.
  await soon(
    () => field.inputValue(),
    (title) => /^[^/]/.test(title),
  );
  await tabTo(field);
  await page.keyboard.type('venir chez');
  const option = page.getByRole('option', { name: 'Venir chez nous /anreise' });
  await option.waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  await page.getByRole('status').getByText('1 page', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  expect(await axeViolations(page, { within })).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('Venir chez nous');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  expect(await axeViolations(page, { within })).toEqual([]);
  for (const _level of ['sub-entry', 'group', 'entry']) await confirmDrawer();
  await page.keyboard.press('Control+s');
  const isStored = (menu: string) => menu.includes('"path":"/anreise"');
  expect(isStored(await soon(storedMenu, isStored))).toBe(true);
});

test('Escape closes the list and keeps the page; a text that names none is not stored', async () => {
  readIn('de-DE');
  await openMenu();
  await press(entriesOf('entries').filter({ hasText: 'Kontakt' }));
  const field = picker();
  // Directus moves the focus while it opens a drawer.
  await soon(
    () => field.inputValue(),
    (title) => /^[^/]/.test(title),
  );
  await tabTo(field);
  await page.keyboard.press('ArrowDown');
  const picked = page.getByRole('option', { selected: true });
  await picked.waitFor();
  expect(await picked.innerText()).toMatch(/^Kontakt\s+\/kontakt$/);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await picked.getAttribute('id'));
  // A path is stored while it is typed.
  await page.keyboard.type('/kon');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Kontakt');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Noch nicht');
  // A draft is not offered.
  await page.getByRole('status').getByText('Keine Seite passt dazu.').waitFor();
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Kontakt');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Noch nicht');
  await page.keyboard.press('Tab');
  await page.getByRole('status').getByText('Wählen Sie eine Seite aus der Liste.').waitFor();
  expect(await field.inputValue()).toBe('Kontakt');
});

test('an old path shows the page that it leads to, and the new path is a press away', async () => {
  const found = await ask(
    'GET',
    '/items/pages_translations?filter[slug][_eq]=anreise&fields=id,pages_id',
    ...[undefined, editor],
  );
  const [text] = found.body.data as [{ readonly id: number; readonly pages_id: number }];
  const translations = { create: [], update: [{ id: text.id, slug: 'wegweiser' }], delete: [] };
  const renamed = await ask('PATCH', `/items/pages/${text.pages_id}`, { translations }, editor);
  expect(renamed.status).toBe(200);
  const id = await create('organisations', organisation('/anreise'));
  await page.goto(`${url}/admin/content/organisations/${id}`);
  await page.getByText('Die Seite ist umgezogen nach /wegweiser.').waitFor();
  expect(await picker().inputValue()).toBe('Anreise');
  expect(await axeViolations(page, { within })).toEqual([]);
  await page.getByRole('button', { name: 'Neuen Pfad übernehmen' }).press('Enter');
  await page.keyboard.press('Control+s');
  expect(
    await soon(
      () => linkOf(id),
      (link) => link === '/wegweiser',
    ),
  ).toBe('/wegweiser');
});

test('an organisation may have an address of another website, or a path with an anchor', async () => {
  const id = await create('organisations', organisation(null));
  for (const link of ['https://example.org/verband', '/kontakt#anfahrt']) {
    await page.goto(`${url}/admin/content/organisations/${id}`);
    await picker().fill(link);
    // The field has the focus while the form is saved.
    await page.keyboard.press('Control+s');
    expect(
      await soon(
        () => linkOf(id),
        (stored) => stored === link,
      ),
    ).toBe(link);
  }
  await page.goto(`${url}/admin/content/organisations/${id}`);
  await page.getByText('/kontakt#anfahrt', { exact: true }).waitFor();
  expect(await picker().inputValue()).toBe('Kontakt');
});

test('a path without a page says so, and news are found when their path is stored', async () => {
  const id = await create('organisations', organisation(null));
  cms.inDatabase(`update organisations set link = '/gibt-es-nicht' where id = ?`, id);
  await page.goto(`${url}/admin/content/organisations/${id}`);
  await page.getByText('Keine Seite hat diesen Pfad.').waitFor();
  expect(await picker().inputValue()).toBe('/gibt-es-nicht');

  await create('news', {
    ...{ date: '2026-11-28', status: 'published', section: 'news' },
    translations: [{ language: 'de', slug: 'wahl', title: 'Die Wahl', description: 'Die Wahl' }],
  });
  cms.inDatabase(`update organisations set link = '/aktuelles/wahl' where id = ?`, id);
  await page.reload();
  await page.getByText('/aktuelles/wahl', { exact: true }).waitFor();
  expect(await picker().inputValue()).toBe('Die Wahl');
});

test('the tiles of the start page are named by their titles', async () => {
  const { body } = await ask('GET', '/items/pages?filter[key][_eq]=home', undefined, editor);
  const [home] = body.data as [{ readonly id: number }];
  await page.goto(`${url}/admin/content/pages/${home.id}`);
  await entriesOf('topics').first().waitFor();
  expect(await entriesOf('topics').allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/^\s*(\/|--)/),
  );
});

const within = '.collegium-page';

const picker = () => page.getByRole('combobox').last();

/** The last list of this name is in the form that was opened last. */
const entriesOf = (field: string) =>
  page.locator(`[data-field=${field}]`).last().locator('.v-list-item');

function readIn(language: string): void {
  cms.inDatabase(`update directus_users set language = '${language}' where email like 'editor@%'`);
}

async function openMenu(): Promise<void> {
  await page.goto(`${url}/admin/content/menus/primary`);
  await entriesOf('entries').first().waitFor();
}

const drawers = () => page.locator('.v-drawer');

/** Opens an entry by keyboard. */
async function press(entry: Locator): Promise<void> {
  const open = await drawers().count();
  await entry.press('Enter');
  await drawers().nth(open).waitFor();
}

async function tabTo(element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((found) => found === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isFocused()).toBe(true);
}

/** Directus' button that takes over the changes has no name. */
async function confirmDrawer(): Promise<void> {
  const open = await drawers().count();
  await drawers().last().locator('header .actions button').last().press('Enter');
  await drawers()
    .nth(open - 1)
    .waitFor({ state: 'detached' });
}

async function storedMenu(): Promise<string> {
  const { body } = await ask('GET', '/items/menus/primary', undefined, editor);
  return JSON.stringify(body.data);
}

async function linkOf(id: number): Promise<unknown> {
  const { body } = await ask('GET', `/items/organisations/${id}`, undefined, editor);
  return (body.data as { readonly link: unknown }).link;
}

function organisation(link: string | null) {
  return {
    ...{ name: 'Probe', group: 'partners', link },
    translations: [{ language: 'de', description: 'Zur Probe.' }],
  };
}

/** @returns the id of the item */
async function create(collection: string, item: object): Promise<number> {
  const { status, body } = await ask('POST', `/items/${collection}`, item, editor);
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body.data as { readonly id: number }).id;
}
