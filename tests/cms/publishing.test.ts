import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import type { ProblemsAnswer } from '../../cms/extensions/collegium/problems/answer.ts';
import { build } from './commands.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor saves what can't be published in the real Directus, and is told at the field. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const editor = await logIn('editor');

beforeAll(() => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
});

interface Text {
  readonly id: number;
  readonly pages_id: number;
  readonly title: string;
}

async function textOf(slug: string): Promise<Text> {
  const query = `filter[slug][_eq]=${slug}&filter[language][_eq]=de&fields=id,pages_id,title`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [text] = body.data as [Text];
  return text;
}

/** Saves texts of a page as Directus' form does. */
async function saveTexts(slug: string, texts: object) {
  const { id, pages_id: page } = await textOf(slug);
  const translations = { create: [], update: [{ id, ...texts }], delete: [] };
  return ask('PATCH', `/items/pages/${page}`, { translations }, editor);
}

/** The errors as Directus' form shows them: at a field, or above the form. */
function errorsIn({ body }: { readonly body: Record<string, unknown> }) {
  const errors = body['errors'] as {
    readonly message: string;
    readonly extensions: { readonly field?: string; readonly validation_message?: string };
  }[];
  return errors.map(({ message, extensions: { field, validation_message: sentence } }) => [
    field,
    sentence ?? message,
  ]);
}

async function problemsOnOverview(): Promise<ProblemsAnswer> {
  const { body } = await ask('GET', '/collegium-problems', undefined, editor);
  return body.data as ProblemsAnswer;
}

const satzung = 'service/satzung';

test('a text that every page needs is asked for at its field, and nothing is saved', async () => {
  const before = await textOf(satzung);
  const answer = await saveTexts(satzung, { title: '  ' });
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)).toEqual([
    ['translations.Deutsch.Titel', expect.stringMatching(/^Erwartet wird ein Text/)],
  ]);
  expect(await textOf(satzung)).toEqual(before);
});

test('Directus’ form saves a draft that has only a title and an address', async () => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await formOfEditor(browser);
    await page.goto(`${url}/admin/content/pages/+`);
    for (const [label, text] of [
      [/^\s*Titel/, 'Angefangen'],
      [/^\s*Adresse/, 'angefangen'],
    ] as const) {
      const field = page.locator('.field', { hasText: label }).first();
      await field.getByRole('textbox').fill(text);
    }
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/content\/pages\/\d+$/);
    expect(await textOf('angefangen')).toMatchObject({ title: 'Angefangen' });
  } finally {
    await browser.close();
  }
});

async function formOfEditor(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL(/\/admin\/overview/);
  return page;
}

test('Directus’ form shows the sentence at the field', async () => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await formOfEditor(browser);
    await page.goto(`${url}/admin/content/pages/${(await textOf(satzung)).pages_id}`);
    // Directus itself asks for a text, but takes an invisible one.
    await page.locator('input[value="Satzung"], .translations input').first().fill('\u200b');
    await page.keyboard.press('Control+s');
    const error = page.locator('.validation-errors-list');
    await error.waitFor();
    const text = (await error.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Texte → Deutsch → Titel: Erwartet wird ein Text, der zu sehen ist; gefunden:',
    );
  } finally {
    await browser.close();
  }
});

test('an editor who reads English is told in English', async () => {
  cms.inDatabase(`update directus_users set language = 'en-US' where email like 'editor@%'`);
  const answer = await saveTexts(satzung, { title: '' });
  expect(errorsIn(answer)).toEqual([
    ['translations.Deutsch.Title', expect.stringMatching(/^Expected a text that is not empty/)],
  ]);
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
});

test('two pages can not have one address', async () => {
  const answer = await saveTexts(satzung, { slug: 'service/schiedsstelle' });
  expect(errorsIn(answer)).toEqual([
    [
      'translations.Deutsch.Adresse',
      'Erwartet wird ein eigener Pfad, denn /service/schiedsstelle hat schon „Schiedsstelle“ (Seiten).',
    ],
  ]);
});

test('the page above the news keeps its address', async () => {
  const answer = await saveTexts('aktuelles', { slug: 'neues' });
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)).toHaveLength(5);
  expect(errorsIn(answer)[0]).toEqual([
    expect.stringMatching(/^„.+“ \(Aktuelles\) → Bereich$/),
    'Erwartet wird eine Seite /aktuelles, unter der die Einträge dieses Bereichs stehen.',
  ]);
});

test('a menu entry leads to a page', async () => {
  const { body } = await ask('GET', '/items/menus/primary', undefined, editor);
  const { entries } = body.data as { entries: { sub: { path?: string }[] }[] };
  const [first, second, ...others] = entries;
  const changed = [
    first,
    { ...second, sub: [{ ...second!.sub[0], path: '/nirgends' }] },
    ...others,
  ];
  const answer = await ask('PATCH', '/items/menus/primary', { entries: changed }, editor);
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)).toContainEqual([
    'entries.2.Untereinträge.1.Seite',
    expect.stringContaining('/nirgends'),
  ]);
});

test('a draft may be incomplete, and is checked when it is published', async () => {
  const draft = { key: 'content', status: 'draft', translations: [] };
  const { status, body } = await ask('POST', '/items/pages', draft, editor);
  expect(status).toBe(200);
  const { id } = body.data as { id: number };
  const published = { status: 'published' };
  const answer = await ask('PATCH', `/items/pages/${id}`, published, editor);
  expect(errorsIn(answer)).toEqual([
    ['translations', expect.stringContaining('eine Übersetzung in der Standardsprache')],
  ]);
  const translations = [{ language: 'de', slug: 'fertig', title: 'F', description: 'F' }];
  const complete = { ...published, translations };
  expect((await ask('PATCH', `/items/pages/${id}`, complete, editor)).status).toBe(200);
});

test('what is scheduled is checked as it will be published', async () => {
  const scheduled = { status: 'scheduled', publish_on: '2100-01-01T00:00:00Z' };
  const page = { key: 'content', ...scheduled, translations: [] };
  const answer = await ask('POST', '/items/pages', page, editor);
  expect(errorsIn(answer)).toEqual([
    ['translations', expect.stringContaining('eine Übersetzung in der Standardsprache')],
  ]);
});

test('what is withdrawn before it appears is refused at its field', async () => {
  const draft = { key: 'content', status: 'draft', translations: [] };
  const { body } = await ask('POST', '/items/pages', draft, editor);
  const path = `/items/pages/${(body.data as { id: number }).id}`;
  const period = { publish_on: '2100-01-02T00:00:00Z', withdraw_on: '2100-01-01T00:00:00Z' };
  const texts = [{ language: 'de', slug: 'nie', title: 'Nie', description: 'Nie' }];
  const scheduled = { status: 'scheduled', ...period, translations: texts };
  for (const token of [editor, await logIn('administrator')]) {
    const answer = await ask('PATCH', path, scheduled, token);
    expect(answer.status).toBe(400);
    expect(errorsIn(answer)).toEqual([
      ['withdraw_on', expect.stringMatching(/„Erscheint am“|“Publish on”/)],
    ]);
  }
  const later = { ...scheduled, withdraw_on: '2100-01-03T00:00:00Z' };
  expect((await ask('PATCH', path, later, editor)).status).toBe(200);
  // The form sends one field.
  const earlier = { withdraw_on: '2100-01-01T00:00:00Z' };
  expect((await ask('PATCH', path, earlier, editor)).status).toBe(400);
  expect((await ask('PATCH', path, { withdraw_on: null }, editor)).status).toBe(200);
});

test('a menu can’t lead to a page that will be withdrawn', async () => {
  const ending = { key: 'content', status: 'published', withdraw_on: '2100-01-01T00:00:00Z' };
  const texts = [{ language: 'de', slug: 'tagung', title: 'Tagung', description: 'Tagung' }];
  const page = { ...ending, translations: texts };
  const created = await ask('POST', '/items/pages', page, editor);
  expect(created.status).toBe(200);
  const { body } = await ask('GET', '/items/menus/footer', undefined, editor);
  const { entries } = body.data as { entries: object[] };
  const entry = { path: '/tagung', translations: [{ language: 'de', displayName: 'Tagung' }] };
  const add = () => ask('PATCH', '/items/menus/footer', { entries: [...entries, entry] }, editor);
  const answer = await add();
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)[0]?.[1]).toMatch(
    /^Sobald zurückgezogen ist, was ein „Erscheint bis“ hat: Erwartet wird .*\/tagung/,
  );
  const path = `/items/pages/${(created.body.data as { id: number }).id}`;
  expect((await ask('PATCH', path, { withdraw_on: null }, editor)).status).toBe(200);
  expect((await add()).status).toBe(200);
  expect((await ask('PATCH', path, { withdraw_on: ending.withdraw_on }, editor)).status).toBe(400);
  expect((await ask('PATCH', '/items/menus/footer', { entries }, editor)).status).toBe(200);
});

test('a picture has a description', async () => {
  const { body } = await ask(
    'GET',
    '/files?filter[type][_eq]=image/svg%2Bxml&limit=1',
    undefined,
    editor,
  );
  const [file] = body.data as [{ id: string }];
  const text = { language: 'de', slug: 'bild', title: 'Bild', description: 'Bild' };
  const news = { date: '2026-01-01', status: 'published', image: file.id, translations: [text] };
  const answer = await ask('POST', '/items/news', news, editor);
  expect(errorsIn(answer)).toEqual([
    [
      'translations.Deutsch.Bildbeschreibung',
      expect.stringContaining('eine Bildbeschreibung, da es ein Bild gibt'),
    ],
  ]);
});

test('a page that others need is not deleted, and strangers make Directus read nothing', async () => {
  const { pages_id: id } = await textOf('aktuelles');
  expect((await ask('DELETE', `/items/pages/${id}`, undefined, editor)).status).toBe(400);
  for (const token of [undefined, await logIn('member')]) {
    expect((await ask('DELETE', `/items/pages/${id}`, undefined, token)).status).toBe(403);
    expect((await ask('POST', '/items/pages', { key: 'content' }, token)).status).toBe(403);
  }
});

test('what was wrong before keeps nobody from saving something else', async () => {
  cms.inDatabase(
    `update redirects set "to" = '/nirgends' where id = (select min(id) from redirects)`,
  );
  expect((await saveTexts(satzung, { lead: 'Neu.' })).status).toBe(200);
  // The overview says it.
  const { problems } = await soon(problemsOnOverview, ({ total }) => total === 1);
  expect(problems[0]?.link).toMatch(/^\/content\/redirects\/\d+$/);
  cms.inDatabase(`update redirects set "to" = '/' where "to" = '/nirgends'`);
});

test('news is checked among thousands, and a page is not', async () => {
  const total = 1001;
  cms.inDatabase(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${total})
     insert into news (id, status, date, section) select 5000 + n, 'published', '2020-01-01', 'news' from numbers`,
  );
  const text = { language: 'de', slug: 'tausend', title: '', description: 'D' };
  const news = { date: '2026-01-01', status: 'published', translations: [text] };
  const answer = await ask('POST', '/items/news', news, editor);
  expect(errorsIn(answer)).toEqual([['translations.Deutsch.Titel', expect.anything()]]);
  expect((await saveTexts(satzung, { title: '' })).status).toBe(200);
  // Nor does the overview name its problem.
  expect(await soon(problemsOnOverview, ({ total }) => total === 0)).toMatchObject({
    problems: [],
    total: 0,
  });
  expect((await saveTexts(satzung, { title: 'Satzung' })).status).toBe(200);
  cms.inDatabase('delete from news where id > 5000');
});

test('the website can be built after all this', async () => {
  const environment = { DIRECTUS_URL: url, SOCIAL_IMAGES: '0', OUT_DIR: join(cms.temp, 'site') };
  const { code, output } = await build(environment);
  expect({ code, output }).toMatchObject({ code: 0 });
});

test('one request does not have the content checked for hundreds of records', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    from: `/viele-${index}`,
    to: '/service/satzung',
  }));
  const answer = await ask('POST', '/items/redirects', many, editor);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('höchstens 20');
  const path = '/items/redirects?filter[from][_starts_with]=/viele-&fields=id';
  expect((await ask('GET', path, undefined, editor)).body.data).toEqual([]);
});

test('a change of many records is checked, and saved as one', async () => {
  const { pages_id: one } = await textOf(satzung);
  const { pages_id: other } = await textOf('service/schiedsstelle');
  const status = async (id: number) =>
    (await ask('GET', `/items/pages/${id}?fields=status`, undefined, editor)).body.data;
  const draft = { key: 'content', status: 'draft', translations: [] };
  const { id } = (await ask('POST', '/items/pages', draft, editor)).body.data as { id: number };
  const publish = (keys: readonly number[]) =>
    ask('PATCH', '/items/pages', { keys, data: { status: 'published' } }, editor);
  const answer = await publish([one, other, id]);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('eine Übersetzung in der Standardsprache');
  expect(await status(id)).toEqual({ status: 'draft' });
  expect((await publish([one, other])).status).toBe(200);
});

test('one request does not save hundreds of translations', async () => {
  const { id, pages_id: page } = await textOf(satzung);
  const titles = (count: number) => {
    const update = Array.from({ length: count }, (_, index) => ({ id, title: `Satzung ${index}` }));
    return { translations: { create: [], update, delete: [] } };
  };
  const answer = await ask('PATCH', `/items/pages/${page}`, titles(101), editor);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('weniger Einträge auf einmal');
  expect((await ask('PATCH', `/items/pages/${page}`, titles(3), editor)).status).toBe(200);
});

test('one request does not change thousands of records', async () => {
  const ids = Array.from({ length: 1001 }, (_, index) => 9000 + index);
  cms.inDatabase(
    `with recursive number(id) as (select 9000 union all select id + 1 from number where id < 10000)
    insert into news (id, status, date, section) select id, 'draft', '2026-01-01', 'news' from number`,
  );
  const archive = (keys: readonly number[]) =>
    ask('PATCH', '/items/news', { keys, data: { status: 'archived' } }, editor);
  expect((await archive(ids)).status).toBe(400);
  expect((await archive(ids.slice(1))).status).toBe(200);
  const deletion = await ask('DELETE', '/items/news', ids, editor);
  expect(deletion.status).toBe(400);
  expect(JSON.stringify(deletion.body)).toContain('weniger Einträge auf einmal');
  cms.inDatabase('delete from news where id >= 9000');
});
