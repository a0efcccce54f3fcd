import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { websiteFlows } from '../../cms/schema/flows.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor publishes several records together in the real Directus, and takes them back together. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const editor = await logIn('editor');
const hour = 3_600_000;

beforeAll(() => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
});

interface Texts {
  readonly slug?: string;
  readonly title: string;
  readonly description?: string;
  readonly body?: string;
}

async function draft(texts: Texts, collection: 'news' | 'pages' = 'pages'): Promise<number> {
  const own = collection === 'pages' ? { key: 'content' } : { date: '2026-11-28' };
  const translations = [
    { language: 'de', slug: texts.title.toLowerCase().replaceAll(' ', '-'), ...texts },
  ];
  const item = { ...own, status: 'draft', translations };
  const { status, body } = await ask('POST', `/items/${collection}`, item, editor);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.data as { readonly id: number }).id;
}

const complete = (title: string, more: Partial<Texts> = {}) =>
  draft({ title, description: title, ...more });

/** Changes several records as Directus' list does. */
const change = (keys: readonly number[], data: object, bearer = editor, collection = 'pages') =>
  ask('PATCH', `/items/${collection}`, { keys, data }, bearer);

async function statesOf(ids: readonly number[]): Promise<readonly string[]> {
  const path = `/items/pages?filter[id][_in]=${ids.join()}&fields=status`;
  const { body } = await ask('GET', path, undefined, editor);
  return (body.data as readonly { readonly status: string }[]).map(({ status }) => status);
}

/** The errors as Directus shows them: the field, and the sentence. */
function errorsIn({ body }: { readonly body: Record<string, unknown> }) {
  const errors = body['errors'] as readonly {
    readonly message: string;
    readonly extensions: { readonly field?: string; readonly validation_message?: string };
  }[];
  return errors.map(({ message, extensions: { field, validation_message: sentence } }) => [
    field,
    sentence ?? message,
  ]);
}

const publishChanges = websiteFlows({ shown: [], texts: [] }).find(
  ({ key }) => key === 'publish_changes',
);

/** Each run of the flow that publishes changes calls the build hook at most once. */
function runs(): number {
  const [row] = cms.rowsInDatabase(
    `select count(*) as runs from directus_activity
     where action = 'run' and item = '${publishChanges?.id}'`,
  ) as unknown as readonly [{ readonly runs: number }];
  return row.runs;
}

/** Returns the runs that an action causes. Directus runs flows after its answer. */
async function runsOf(action: () => Promise<void>): Promise<number> {
  const settled = async () => {
    for (let last = runs(); ;) {
      await wait(1000);
      const now = runs();
      if (now === last) return now;
      last = now;
    }
  };
  const before = await settled();
  await action();
  await soon(
    () => Promise.resolve(runs()),
    (now) => now > before,
  );
  return (await settled()) - before;
}

test('if one of them cannot be published, none is, and the sentence names it, also if it is the first', async () => {
  const first = await draft({ title: 'Ohne' });
  const ids = [first, await complete('Eins'), await complete('Zwei')];
  const missing = [
    '„Ohne“ (Seiten) → Deutsch → Beschreibung',
    'Erwartet wird ein Text; gefunden: nichts.',
  ];
  for (const keys of [ids, ids.toReversed()]) {
    const answer = await change(keys, { status: 'published' });
    expect(answer.status).toBe(400);
    expect(errorsIn(answer)).toEqual([missing]);
  }
  expect(await statesOf(ids)).toEqual(['draft', 'draft', 'draft']);
});

test('two of them cannot have one address', async () => {
  const ids = [await complete('Doppelt'), await complete('Doppelt')];
  const answer = await change(ids, { status: 'published' });
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)).toEqual([
    [
      '„Doppelt“ (Seiten) → Deutsch → Adresse',
      'Erwartet wird ein eigener Pfad, denn /doppelt hat schon „Doppelt“ (Seiten).',
    ],
  ]);
  expect(await statesOf(ids)).toEqual(['draft', 'draft']);
});

test('pages that link to each other are published by one run, and taken back by one', async () => {
  const ids = [
    await complete('Hin', { body: '<p><a href="/tagung/her">her</a></p>' }),
    await complete('Her', { slug: 'tagung/her', body: '<p><a href="/hin">hin</a></p>' }),
  ];
  const published = await runsOf(async () => {
    expect((await change(ids, { status: 'published' })).status).toBe(200);
  });
  expect(published).toBe(1);
  expect(await statesOf(ids)).toEqual(['published', 'published']);

  const redirect = { from: '/alt', to: '/hin', permanent: false };
  const added = await runsOf(async () => {
    expect((await ask('POST', '/items/redirects', redirect, editor)).status).toBe(200);
  });
  expect(added).toBe(1);
  const withdrawn = await runsOf(async () => {
    expect((await change(ids, { status: 'draft' })).status).toBe(200);
  });
  expect(withdrawn).toBe(1);
  expect(await statesOf(ids)).toEqual(['draft', 'draft']);
  const path = '/items/redirects?filter[from][_eq]=/alt&fields=id';
  expect((await ask('GET', path, undefined, editor)).body.data).toEqual([]);
});

test('if one of them is still needed, none is taken back, and the sentence names it', async () => {
  const own = await complete('Frei');
  expect((await change([own], { status: 'published' })).status).toBe(200);
  const query =
    'filter[slug][_eq]=adt/ausbildungsstaetten&filter[language][_eq]=de&fields=pages_id';
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [{ pages_id: linked }] = body.data as [{ readonly pages_id: number }];
  const answer = await change([own, linked], { status: 'draft' });
  expect(answer.status).toBe(400);
  expect(errorsIn(answer)[0]?.[1]).toContain(
    'Die Seite „Anerkannte Ausbildungsstätten der ADT“ wird noch gebraucht: Hauptmenü › Ausbildungsstätten',
  );
  expect(await statesOf([own, linked])).toEqual(['published', 'published']);
});

test('pages and news with one time appear together, and disappear together', async () => {
  const at = (hours: number) => new Date(cms.now() + hours * hour).toISOString();
  const page = await complete('Seminar', { body: '<p><a href="/aktuelles/anmeldung">an</a></p>' });
  const news = await draft({ title: 'Anmeldung', description: 'A' }, 'news');
  const period = { status: 'scheduled', publish_on: at(1), withdraw_on: at(2) };
  expect((await change([page], period)).status).toBe(200);
  expect((await change([news], period, editor, 'news')).status).toBe(200);
  const seen = async () => {
    const visible = [`pages?filter[id][_eq]=${page}`, `news?filter[id][_eq]=${news}`].map(
      async (path) => (await ask('GET', `/items/${path}&fields=id`)).body.data as unknown[],
    );
    return (await Promise.all(visible)).map(({ length }) => length);
  };
  expect(await seen()).toEqual([0, 0]);
  await cms.moveClock(hour + 60_000);
  expect(await seen()).toEqual([1, 1]);
  await cms.moveClock(hour);
  expect(await seen()).toEqual([0, 0]);
  await cms.moveClock(-2 * hour - 60_000);
});

test('only people who may edit a collection publish its records together', async () => {
  const page = await complete('Fremd');
  const office = await logIn('members-editor');
  for (const bearer of [office, await logIn('member'), await logIn('inbox')]) {
    expect((await change([page], { status: 'published' }, bearer)).status).toBe(403);
  }
  expect(await statesOf([page])).toEqual(['draft']);
  const path = '/items/member_news?limit=2&fields=id';
  const { body } = await ask('GET', path, undefined, office);
  const ids = (body.data as readonly { readonly id: number }[]).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const status of ['draft', 'published']) {
    expect((await change(ids, { status }, office, 'member_news')).status).toBe(200);
  }
  expect((await change(ids, { status: 'draft' }, editor, 'member_news')).status).toBe(403);
});

describe('by keyboard', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(patience.timeout);
    await logInByForm(page, cms, 'editor');
    await page.waitForURL(/overview/);
  });
  afterAll(() => browser.close());

  const row = (title: string) => page.locator('tbody tr', { hasText: title });
  const drawer = () => page.locator('.v-drawer');

  async function select(title: string): Promise<void> {
    await row(title).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }

  /** Presses a button that only has a symbol. Directus gives these buttons no names. */
  async function press(symbol: string, within = page.locator('body')): Promise<void> {
    await within.locator(`button:has([data-icon=${symbol}])`).first().focus();
    await page.keyboard.press('Enter');
  }

  /** Opens the form for the selected records, and chooses the status, by its place in the list. */
  async function setStatus(name: string): Promise<void> {
    await press('edit', page.locator('.header-bar'));
    const field = drawer().locator('[data-field=status]');
    await field.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await field.locator('input:enabled').focus();
    await page.keyboard.press('Enter');
    const choice = page.locator('#menu-outlet').getByRole('button', { name, exact: true });
    await choice.focus();
    await page.keyboard.press('Enter');
    await soon(
      () => field.locator('input').inputValue(),
      (value) => value === name,
    );
    await press('check', drawer());
  }

  test('the form of several records says which of them cannot be published, and publishes the others', async () => {
    const ids = [
      await draft({ title: 'Bericht ohne' }),
      await complete('Bericht eins'),
      await complete('Bericht zwei'),
    ];
    await page.goto(`${url}/admin/content/pages`);
    for (const title of ['Bericht ohne', 'Bericht eins', 'Bericht zwei']) await select(title);
    await setStatus('Veröffentlicht');
    const errors = page.locator('.validation-errors-list');
    await errors.waitFor();
    expect((await errors.innerText()).replaceAll(/\s+/g, ' ')).toContain(
      '„Bericht ohne“ (Seiten) → Deutsch → Beschreibung: Erwartet wird ein Text',
    );
    expect(await statesOf(ids)).toEqual(['draft', 'draft', 'draft']);

    await press('close', drawer());
    await select('Bericht ohne');
    await setStatus('Veröffentlicht');
    for (const title of ['Bericht eins', 'Bericht zwei']) {
      await row(title).getByText('Veröffentlicht').waitFor();
    }
    expect(await statesOf(ids)).toEqual(['draft', 'published', 'published']);

    for (const title of ['Bericht eins', 'Bericht zwei']) await select(title);
    await setStatus('Entwurf');
    for (const title of ['Bericht eins', 'Bericht zwei']) {
      await row(title).getByText('Entwurf').waitFor();
    }
    expect(await statesOf(ids)).toEqual(['draft', 'draft', 'draft']);
  });
});
