import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { publicFolder } from '../../contract/files.ts';
import { startServer } from '../../eleventy/hosting/server.ts';
import { launchOptions } from '../browser.ts';
import { builtSite } from './builtSite.ts';
import { patience } from './patience.ts';
import { newFile } from './sendFile.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * Tests items that were published after the build, in a real browser. The site is built once,
 * without these items, and requests them from the real Directus. Each test has its own item.
 */

/** Stops all started programs in reverse order, even if a later one could not start. */
const started = new AsyncDisposableStack();
const cms = await sharedCms();
let site: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let editor: string;
let picture: string;
/** Errors in the browser: of scripts, and of the page's security policy. */
let complaints: string[];

beforeAll(async () => {
  site = await startServer({ folder: await builtSite(cms), port: cms.ports.site });
  started.defer(() => site.close());
  editor = await cms.logIn('editor');
  picture = await uploadPicture();
  browser = await chromium.launch(launchOptions());
  started.defer(() => browser.close());
});

afterAll(() => started.disposeAsync());

beforeEach(async () => {
  complaints = [];
  context = await browser.newContext({ baseURL: site.address });
  context.setDefaultTimeout(patience.timeout);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The shell is the 404 page of its folder, and browsers report its status as an error.
    const isStatus = message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !isStatus) complaints.push(message.text());
  });
});

afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

test('shows a new item in each language, with its picture and text', async () => {
  await publish({ author: 'Erika Beispiel', image: picture }, [
    {
      ...german('frisch-veroeffentlicht', 'Frisch veröffentlicht'),
      lead: 'Das ist neu.',
      body: `<h2>Mehr dazu</h2><p>Der <a href="https://example.org">Text</a>.</p><p><img src="/assets/${picture}" alt="Im Text"></p>`,
      image_alt: 'Ein grünes Feld',
    },
    { ...english('freshly-published', 'Freshly published'), image_alt: 'A green field' },
    { ...french('tout-juste-publie', 'Tout juste publié'), image_alt: 'Un champ vert' },
  ]);

  const response = await page.goto('/aktuelles/frisch-veroeffentlicht');
  expect(response?.status()).toBe(404);
  await heading('Frisch veröffentlicht').waitFor(patience);
  expect(await page.title()).toMatch(/^Frisch veröffentlicht – /);
  expect(await page.getByRole('main').innerText()).toMatch(/Das ist neu\..*Von Erika Beispiel/s);
  await page.getByRole('heading', { level: 2, name: 'Mehr dazu' }).waitFor(patience);
  for (const name of ['Ein grünes Feld', 'Im Text']) {
    const image = page.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded(patience);
    await page.waitForFunction(
      (alt) => document.querySelector<HTMLImageElement>(`main img[alt="${alt}"]`)!.naturalWidth > 0,
      name,
      patience,
    );
  }
  const link = page.getByRole('link', { name: 'Text (öffnet in neuem Tab)' });
  expect(await link.getAttribute('rel')).toBe('nofollow noopener noreferrer external');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  // There is no English text, so the page shows the German one and marks its language.
  await page.goto('/en/news/freshly-published');
  await heading('Freshly published').waitFor(patience);
  expect(await page.locator('main [lang=de]').first().innerText()).toBe('Das ist neu.');
  await page.goto('/fr/actualites/tout-juste-publie');
  await heading('Tout juste publié').waitFor(patience);
});

test('shows it where a visitor goes on from another page, with the focus on its heading', async () => {
  await publish({}, [german('weiterlesen', 'Zum Weiterlesen')]);
  await page.goto('/aktuelles');
  await page.evaluate(() => {
    Object.assign(document.documentElement.dataset, { same: 'document' });
    const link = Object.assign(document.createElement('a'), {
      href: '/aktuelles/weiterlesen',
      textContent: 'Zum neuen Beitrag',
    });
    document.querySelector('main')!.append(link);
  });
  await page.getByRole('link', { name: 'Zum neuen Beitrag' }).click();
  await heading('Zum Weiterlesen').waitFor(patience);
  expect(await page.locator('html').getAttribute('data-same')).toBe('document');
  const isFocused = () =>
    heading('Zum Weiterlesen').evaluate((h1) => h1 === document.activeElement);
  expect(await soon(isFocused, Boolean)).toBe(true);
  await page.getByText('Geladen: Zum Weiterlesen').waitFor(patience);

  // The language switch leads to the list in the other language.
  expect(await page.locator('a[hreflang=en]').first().getAttribute('href')).toBe('/en/news');
  await page.goBack();
  await heading('Aktuelles').waitFor(patience);
});

test('shows an item of a working group below the page of the working groups only', async () => {
  await publish({ section: 'working_groups' }, [german('neue-gruppe', 'Neue Gruppe')]);
  await page.goto('/vhm-arbeitskreise/neue-gruppe');
  await heading('Neue Gruppe').waitFor(patience);
  await page.goto('/aktuelles/neue-gruppe');
  await heading('Nicht gefunden').waitFor(patience);
});

test('shows a text in Markdown', async () => {
  const body = '## Tagesordnung\n\n1. Begrüßung\n2. Wahlen';
  await publish({}, [{ ...german('in-markdown', 'In Markdown'), body }]);
  await page.goto('/aktuelles/in-markdown');
  await page.getByRole('heading', { level: 2, name: 'Tagesordnung' }).waitFor(patience);
  expect(await page.locator('main ol > li', { hasText: 'Wahlen' }).count()).toBe(1);
});

test('shows the 404 content for a draft, and for what is withdrawn or was never there', async () => {
  const id = await publish({ status: 'draft' }, [german('noch-ein-entwurf', 'Noch ein Entwurf')]);
  const isShown = async (title: string) => {
    await page.goto('/aktuelles/noch-ein-entwurf');
    await heading(title).waitFor(patience);
  };
  await isShown('Nicht gefunden');
  expect(await page.title()).toMatch(/^Nicht gefunden – /);
  expect(await page.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');

  await ask('PATCH', `/items/news/${id}`, { status: 'published' });
  await isShown('Noch ein Entwurf');
  const inAnHour = new Date(Date.now() + 3_600_000);
  await ask('PATCH', `/items/news/${id}`, { status: 'scheduled', publish_on: inAnHour });
  await isShown('Nicht gefunden');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await ask('PATCH', `/items/news/${id}`, { publish_on: anHourAgo });
  await isShown('Noch ein Entwurf');
  await ask('PATCH', `/items/news/${id}`, { status: 'archived' });
  await isShown('Nicht gefunden');

  await page.goto('/fr/actualites/jamais-ecrit');
  await heading('Introuvable').waitFor(patience);
});

test('leaves nothing of a hostile text that runs, loads or disguises', async () => {
  const body = [
    '<p>Harmlos <img src="x" onerror="window.hurt=1"><script>window.hurt=2</script></p>',
    '<img src="https://evil.example/a.png" alt="fremd"><iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed;inset:0" class="visually-hidden" onclick="window.hurt=3">Klick</p>',
    '<a href="javascript:window.hurt=4">Verweis</a><form action="https://evil.example"><button>x',
    '<svg onload="window.hurt=5"><style>@import "https://evil.example"</style></svg>',
  ].join('');
  await publish({}, [{ ...german('boese', 'Böse'), body }]);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/aktuelles/boese');
  await heading('Böse').waitFor(patience);
  await page.getByText('Klick').click();
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  expect([...hosts].sort()).toEqual([cms.url, site.address].sort());
  for (const selector of ['script', 'iframe', 'form', 'svg', 'img', '[style]', '[onclick]']) {
    // The section of further news has an icon of its own.
    const hostile = page.locator(`main p ~ * ${selector}, main p ${selector}`);
    expect(await hostile.and(page.locator(':not(section[aria-labelledby] *)')).count()).toBe(0);
  }
  expect(await page.getByRole('link', { name: 'Verweis' }).count()).toBe(0);
  // The sanitiser parses the attacks before it removes them. The page's security policy blocks them
  // then and reports errors.
  complaints = complaints.filter((text) => !text.endsWith('The action has been blocked.'));
});

test('says that the backend is away, and fetches the item once it is back', async () => {
  await publish({}, [german('spaeter', 'Später')]);
  // Let the service worker finish its installation first. While it takes over a page, Chromium's
  // requests bypass Playwright's routes.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.route(`${cms.url}/items/**`, (route) => route.abort());
  await page.goto('/aktuelles/spaeter');
  await page.getByText('Der Beitrag lässt sich gerade nicht laden.').waitFor(patience);
  const way = page.getByRole('link', { name: 'Alle Beiträge' });
  expect(await way.getAttribute('href')).toBe('/aktuelles');
  // The browser reports the failed request as an error.
  complaints = complaints.filter((text) => !text.includes('net::ERR_FAILED'));

  await context.unroute(`${cms.url}/items/**`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await heading('Später').waitFor(patience);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await soon(focused, (name) => name === 'main')).toBe('main');
});

test('asks as everybody: without cookies or a token', async () => {
  await publish({}, [german('ohne-alles', 'Ohne alles')]);
  await context.addCookies([{ name: 'directus_session_token', value: 'x', url: cms.url }]);
  const asked = page.waitForRequest(`${cms.url}/items/news?*`);
  await page.goto('/aktuelles/ohne-alles');
  const headers = await (await asked).allHeaders();
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|authorization)$/)]),
  );
  await heading('Ohne alles').waitFor(patience);
});

test('is kept nowhere by the service worker', async () => {
  await publish({}, [german('fluechtig', 'Flüchtig')]);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/aktuelles/fluechtig');
  await heading('Flüchtig').waitFor(patience);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept).not.toEqual([]);
  expect(kept.filter((url) => url.includes('fluechtig') || url.startsWith(cms.url))).toEqual([]);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const german = (slug: string, title: string) => ({ language: 'de', ...texts(slug, title) });
const english = (slug: string, title: string) => ({ language: 'en', ...texts(slug, title) });
const french = (slug: string, title: string) => ({ language: 'fr', ...texts(slug, title) });
const texts = (slug: string, title: string) => ({ slug, title, description: title });

/** @returns the id of the item */
async function publish(item: object, translations: readonly object[]): Promise<number> {
  const data = await ask('POST', '/items/news', {
    ...{ status: 'published', section: 'news', date: '2026-11-21' },
    ...item,
    translations,
  });
  return (data as { id: number }).id;
}

async function uploadPicture(): Promise<string> {
  const photo = await sharp({
    create: { width: 1200, height: 600, channels: 3, background: '#17665a' },
  })
    .jpeg()
    .toBuffer();
  return newFile(cms, editor, {
    ...{ name: 'feld.jpg', type: 'image/jpeg', content: photo },
    fields: { folder: publicFolder },
  });
}

/** Sends a request, by default as the editor. Fails if it is refused. */
async function ask(method: string, path: string, body: unknown, bearer = editor): Promise<unknown> {
  const response = await fetch(`${cms.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data?: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
