import { chromium, type Browser, type Page } from 'playwright';
import type { DemoPerson } from '../../cms/people.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';

/** The editors' desk in the real Directus: the first screen after the log-in, and the lists. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  const editor = await logIn('editor');
  const draft = {
    ...{ key: 'content', status: 'draft', image: null },
    translations: [{ language: 'de', title: 'Noch nicht fertig', slug: 'noch-nicht' }],
  };
  expect((await ask('POST', '/items/pages', draft, editor)).status).toBe(200);
  const query = 'filter[slug][_eq]=service/satzung&filter[language][_eq]=de&fields=pages_id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [text] = body.data as [{ readonly pages_id: number }];
  const review = { review_on: '2026-01-01' };
  expect((await ask('PATCH', `/items/pages/${text.pages_id}`, review, editor)).status).toBe(200);
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
});

afterAll(() => browser.close());

function logInAs(person: DemoPerson) {
  return logInByForm(page, cms, person);
}

const panel = (name: string | RegExp) => page.getByRole('region', { name });

test('an editor’s first screen is what is left to do', async () => {
  // Directus would open the page that the account visited last.
  cms.inDatabase(
    `update directus_users set last_page = '/content/news' where email like 'editor@%'`,
  );
  await logInAs('editor');
  await panel('Entwürfe (1)').getByRole('link', { name: 'Noch nicht fertig' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/overview');
  expect(await panel('Zu prüfen (1)').innerText()).toContain('Satzung · 01.01.2026');
  expect(await panel(/^Fehlende Übersetzungen/).innerText()).toMatch(/ · (Englisch|Französisch)/);
  expect(await panel('Geplant').innerText()).toContain('Nichts ist geplant.');
  // Editors of the website may not read what visitors send.
  expect(await panel(/Nachrichten|Anmeldungen/).count()).toBe(0);
});

test('axe finds nothing in the panels', async () => {
  expect(await page.locator('section').count()).toBeGreaterThan(3);
  expect(await axeViolations(page, { within: 'section' })).toEqual([]);
});

test('an entry leads to its record by keyboard', async () => {
  const entry = page.getByRole('link', { name: 'Noch nicht fertig' });
  const isFocused = () => entry.evaluate((link) => link === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('input[type=text]').first().waitFor();
  expect(page.url()).toMatch(/\/admin\/content\/pages\/\d+$/);
});

test('the handbook opens from the overview by keyboard, and shows ten tasks', async () => {
  await page.goto(`${url}/admin/overview`);
  const link = page.getByRole('link', { name: 'Zum Handbuch' });
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  const tasks = page.getByRole('article').getByRole('listitem');
  await tasks.first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/handbook');
  expect(await tasks.count()).toBe(10);
  expect(await axeViolations(page, { within: 'article' })).toEqual([]);
});

test('a task has its steps and a picture, and axe finds nothing in it', async () => {
  await page
    .getByRole('article')
    .getByRole('link', { name: '6. Ein Bild mit Beschreibung hinzufügen' })
    .press('Enter');
  const title = page.getByRole('heading', { level: 2, name: /^6\. Ein Bild/ });
  await title.waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/handbook/6');
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  const picture = page.getByRole('article').getByRole('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await axeViolations(page, { within: 'article' })).toEqual([]);
  // Visitors without a log-in see neither pictures nor texts.
  const source = (await picture.getAttribute('src')) ?? '';
  for (const path of [source, '/collegium-handbook/de']) {
    expect((await fetch(`${url}${path}`)).status).toBe(403);
  }
});

test('lists show the title first, and the navigation no shop', async () => {
  await page.goto(`${url}/admin/content/news`);
  await page.locator('tbody tr').first().waitFor();
  const headers = await page.locator('thead th[scope=col]').allInnerTexts();
  const named = headers.map((text) => text.trim()).filter((text) => text !== '');
  expect(named.slice(0, 3)).toEqual(['Texte', 'Bild', 'Status']);
  const navigation = await page.getByRole('navigation').allInnerTexts();
  expect(navigation.join('\n')).toContain('Seiten');
  expect(navigation.join('\n')).not.toMatch(/Sortiment|Produkte/);
  // Words of Collegium, not the keys of their translations.
  const rows = await page.locator('tbody').innerText();
  expect(rows).toContain('Veröffentlicht');
  expect(rows).not.toContain('$t:');
});

test('hints follow what is written, and are hidden by keyboard', async () => {
  await page.goto(`${url}/admin/content/pages/+`);
  // Directus' fields have no accessible names.
  const field = (label: RegExp) => page.locator('.field', { hasText: label }).first();
  const hints = field(/^\s*Vorschau und Hinweise/);
  await field(/^\s*Titel/)
    .getByRole('textbox')
    .fill('Rat für Patienten');
  await hints.getByText('… › ').waitFor();
  await hints.getByText('Rat für Patienten').waitFor();
  const hide = hints.getByRole('button', { name: /^Ausblenden: „Patienten“ nennt nur Männer/ });
  await hide.waitFor();
  expect(await axeViolations(page, { within: '.collegium-hints' })).toEqual([]);
  await hide.focus();
  await page.keyboard.press('Enter');
  await hints.getByText('Keine Hinweise.').waitFor();
});

test('the inbox sees what has arrived', async () => {
  cms.inDatabase(`update directus_users set language = 'en-US' where email like 'inbox@%'`);
  cms.inDatabase(
    `insert into messages (state, received_at, name, email, message) values ('new', 1793520000000, 'Nora Neu', 'nora@example.org', 'Hallo')`,
  );
  await page.context().clearCookies();
  await logInAs('inbox');
  await panel('New messages (1)')
    .getByRole('link', { name: /Nora Neu/ })
    .waitFor();
  expect(await panel('Drafts').count()).toBe(0);
});

test('the inbox sees which mails could not be sent', async () => {
  cms.inDatabase(`update messages set mail = 'not_sent' where name = 'Nora Neu'`);
  await page.reload();
  await panel('Mails that could not be sent (1)')
    .getByRole('link', { name: /Nora Neu/ })
    .waitFor();
});
