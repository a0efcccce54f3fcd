import { createServer } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import type { DemoPerson } from '../../cms/people.ts';
import { markOf } from '../../contract/publication.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** The editors' desk in the real Directus: the first screen after the log-in, and the lists. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let browser: Browser;
let page: Page;
/** After the first content, and before the changes of this file. */
let published: Date;
/** The response of the website to the request for its publication. */
let website: { readonly status: number; readonly text: string };

beforeAll(async () => {
  published = new Date();
  website = { status: 200, text: markOf({ number: 12, time: published.toISOString(), pages }) };
  await new Promise<void>((resolve) =>
    site.listen(Number(new URL(cms.site).port), 'localhost', resolve),
  );
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  const editor = await logIn('editor');
  const draft = {
    ...{ key: 'content', status: 'draft', image: null },
    translations: [{ language: 'de', title: 'Noch nicht fertig', slug: 'noch-nicht' }],
  };
  expect((await ask('POST', '/items/pages', draft, editor)).status).toBe(200);
  const news = {
    ...{ date: '2026-11-28', status: 'scheduled' },
    ...{ publish_on: '2100-01-10T12:00:00Z', withdraw_on: '2100-02-20T12:00:00Z' },
    translations: [{ language: 'de', title: 'Tagung', slug: 'tagung', description: 'Tagung' }],
  };
  expect((await ask('POST', '/items/news', news, editor)).status).toBe(200);
  const query = 'filter[slug][_eq]=service/satzung&filter[language][_eq]=de&fields=pages_id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [text] = body.data as [{ readonly pages_id: number }];
  const review = { review_on: '2026-01-01' };
  expect((await ask('PATCH', `/items/pages/${text.pages_id}`, review, editor)).status).toBe(200);
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
});

afterAll(async () => {
  await browser.close();
  await closeSite();
});

const pages = { added: 3, changed: 2, removed: 1 };

const site = createServer((_request, response) => {
  response.writeHead(website.status).end(website.text);
});

function closeSite(): Promise<void> {
  site.closeAllConnections();
  return new Promise((resolve) => site.close(() => resolve()));
}

/** Directus asks the website again after a minute. */
async function openOverviewLater(): Promise<void> {
  await cms.moveClock(61_000);
  await page.goto(`${url}/admin/overview`);
  await page.getByRole('link', { name: 'Zum Handbuch' }).waitFor();
}

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
  const scheduled = await panel('Geplant (2)').innerText();
  expect(scheduled).toMatch(/Tagung · erscheint am 10\.01\.2100, \d\d:00/);
  expect(scheduled).toMatch(/Tagung · erscheint bis 20\.02\.2100, \d\d:00/);
  // Editors of the website may not read what visitors send.
  expect(await panel(/Nachrichten|Anmeldungen/).count()).toBe(0);
});

test('axe finds nothing in the panels', async () => {
  expect(await page.locator('section').count()).toBeGreaterThan(3);
  expect(await axeViolations(page, { within: 'section' })).toEqual([]);
});

test('the first panel says what visitors see, and what they do not see yet', async () => {
  await openOverviewLater();
  const first = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await panel('Was Besucher sehen').getByText('1 Änderung ist noch nicht öffentlich.').waitFor();
  const text = await first.first().innerText();
  expect(text).toMatch(/^Was Besucher sehen\s+Öffentlich ist die Veröffentlichung 12 vom \d/);
  expect(text).toContain('Seiten: 3 neu, 2 geändert, 1 entfernt.');
  // Directus has no build hook here.
  expect(await panel('Was Besucher sehen').getByRole('button').count()).toBe(0);
  expect(await axeViolations(page, { within: '[aria-labelledby=overview-publication]' })).toEqual(
    [],
  );
});

test('without a numbered publication and a build hook, that panel is left out', async () => {
  website = { status: 404, text: '' };
  await openOverviewLater();
  await panel('Was Besucher sehen').waitFor({ state: 'detached' });
});

test('a website that is away is no reason to leave anything else out', async () => {
  await closeSite();
  await openOverviewLater();
  await panel('Was Besucher sehen').getByText('Die Website antwortet nicht.').waitFor();
  await panel('Entwürfe (1)').waitFor();
});

test('a panel that cannot be read says so, beside the others', async () => {
  const news = /\/items\/news\?/;
  await page.route(news, (route) => route.abort());
  await page.reload();
  await panel('Entwürfe').getByText('Das konnte nicht geladen werden.').waitFor();
  expect(await panel('Handbuch').count()).toBe(1);
  await page.unroute(news);
  await page.reload();
  await panel('Entwürfe (1)').waitFor();
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

/** Opens the overview when its entries are there. */
async function readInLanguage(language: string): Promise<void> {
  cms.inDatabase(`update directus_users set language = '${language}' where email like 'editor@%'`);
  await page.goto(`${url}/admin/overview`);
  await page.getByRole('link', { name: 'Noch nicht fertig' }).waitFor();
  await page.locator('[aria-labelledby=overview-problems]').waitFor();
}

test('what can’t be published is named with its record, field and reason, and is gone once it is repaired', async () => {
  const title = 'Lässt sich nicht veröffentlichen';
  const panelsShown = async () => {
    const answer = page.waitForResponse(/\/collegium-problems/);
    await page.goto(`${url}/admin/overview`);
    await answer;
    await panel('Entwürfe (1)').waitFor();
    return panel(title).count();
  };
  expect(await panelsShown()).toBe(0);

  const administrator = await logIn('administrator');
  const query = 'filter[slug][_eq]=adt/ausbildungsstaetten&fields=pages_id&limit=1';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, administrator);
  const [{ pages_id: linked }] = body.data as [{ readonly pages_id: number }];
  const save = (status: string) =>
    ask('PATCH', `/items/pages/${linked}`, { status }, administrator);
  expect((await save('archived')).status).toBe(200);
  // The overview reads the content at most once in 5 s.
  expect(await soon(panelsShown, (count) => count === 1)).toBe(1);
  expect(await panel(title).innerText()).toMatch(
    /Seite: Erwartet wird .*\/adt\/ausbildungsstaetten/,
  );
  expect(await axeViolations(page, { within: '[aria-labelledby=overview-problems]' })).toEqual([]);
  await readInLanguage('fr-FR');
  const problems = page.locator('[aria-labelledby=overview-problems]');
  const line = problems.getByRole('listitem').first();
  await line.waitFor();
  expect(await line.getAttribute('lang')).toBe('en');
  expect(await line.locator('span[lang=en]').innerText()).toMatch(/^Expected /);
  expect(await page.getByRole('link', { name: 'Noch nicht fertig' }).getAttribute('lang')).toBe(
    'de',
  );
  await readInLanguage('de-DE');
  expect(await panel(title).locator('li[lang=de] > span[lang=de]').first().innerText()).toMatch(
    /^Erwartet wird /,
  );
  await panel(title).getByRole('link', { name: /Menü/ }).first().press('Enter');
  await page.waitForURL(/\/content\/menus\/primary/);

  expect((await save('published')).status).toBe(200);
  expect(await soon(panelsShown, (count) => count === 0)).toBe(0);
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

test('the entries of a menu show their labels in the editor’s language, or else in German, at each level', async () => {
  const stored = await storedEntries();
  const entries = stored.map((entry) =>
    textIn(entry, 'de') === 'Service'
      ? { ...entry, translations: entry.translations.filter(({ language }) => language !== 'en') }
      : entry,
  );
  const menu = await ask('PATCH', '/items/menus/primary', { entries }, await logIn('editor'));
  expect(menu.status).toBe(200);
  await openMenu('de-DE');
  expect(await labelsOf('entries')).toEqual(entries.map((entry) => textIn(entry, 'de')));

  await openMenu('en-US');
  const english = (entry: MenuEntry) => textIn(entry, 'en') ?? textIn(entry, 'de');
  expect(await labelsOf('entries')).toEqual(entries.map(english));
  expect(await labelsOf('entries')).toEqual(expect.arrayContaining(['News', 'Service']));
  await openEntry('entries', 'Service');
  const { groups = [] } = entries.find((entry) => textIn(entry, 'de') === 'Service')!;
  expect(await labelsOf('groups')).toEqual(groups.map(english));
  await openEntry('groups', english(groups[0]!)!);
  expect(await labelsOf('sub')).toEqual(groups[0]!.sub!.map(english));
});

test('saving such a menu stores no labels', async () => {
  const stored = await storedEntries();
  await openMenu('de-DE');
  await entriesOf('entries').last().locator('.item-actions button').click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.keyboard.press('Control+s');
  const kept = stored.slice(0, -1);
  expect(await soon(storedEntries, ({ length }) => length === kept.length)).toEqual(kept);
});

interface MenuEntry {
  readonly translations: readonly { readonly language: string; readonly displayName: string }[];
  readonly sub?: readonly MenuEntry[];
  readonly groups?: readonly MenuEntry[];
}

async function storedEntries(): Promise<readonly MenuEntry[]> {
  const { body } = await ask('GET', '/items/menus/primary', undefined, await logIn('editor'));
  return (body.data as { readonly entries: readonly MenuEntry[] }).entries;
}

function textIn({ translations }: MenuEntry, code: string): string | undefined {
  return translations.find(({ language }) => language === code)?.displayName;
}

async function openMenu(language: string): Promise<void> {
  cms.inDatabase(`update directus_users set language = '${language}' where email like 'editor@%'`);
  await page.goto(`${url}/admin/content/menus/primary`);
  await entriesOf('entries').first().waitFor();
}

async function openEntry(field: string, label: string): Promise<void> {
  await entriesOf(field).filter({ hasText: label }).click();
  await page.getByRole('heading', { name: label, exact: true }).last().waitFor();
}

/** The last list of this name is in the form that was opened last. */
const entriesOf = (field: string) =>
  page.locator(`[data-field=${field}]`).last().locator('.v-list-item');

const labelsOf = (field: string) => entriesOf(field).locator('.render-template').allInnerTexts();

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

test('an editor who uses Directus in French sees English texts, not the keys of translations', async () => {
  cms.inDatabase(`update directus_users set language = 'fr-FR' where email like 'editor@%'`);
  await page.goto(`${url}/admin/content/pages/+`);
  await page
    .getByText('German is needed, and is shown where another language is missing.')
    .waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\$t:|_note\b/);
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
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

test.each(['not_sent', 'returned'])('the inbox sees which mails are “%s”', async (state) => {
  cms.inDatabase(`update messages set mail = ? where name = 'Nora Neu'`, state);
  await page.reload();
  await panel('Mails that could not be sent (1)')
    .getByRole('link', { name: /Nora Neu/ })
    .waitFor();
});
