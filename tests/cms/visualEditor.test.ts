import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { startDev, type RunningDev } from './commands.ts';
import { keptSecret, newInstallation } from './installation.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { soon } from './soon.ts';

/** An editor opens the forms of the website's texts from the website, in Directus' visual editor. */
const started = new AsyncDisposableStack();
const cms = await newInstallation();
const { url: directus, site, ports } = cms;
let dev: RunningDev;
let page: Page;
let id: number;

beforeAll(async () => {
  started.defer(() => cms.remove());
  await cms.start({ environment: { CMS_PREVIEW_URL: site } });
  const draft = {
    key: 'content',
    translations: [
      { language: 'de', slug: 'entwurf', title: 'Mein Entwurf', description: 'Ein Entwurf' },
      { language: 'en', slug: 'draft', title: 'My draft', description: 'A draft' },
    ],
  };
  const { body } = await cms.ask('POST', '/items/pages', draft, await cms.logIn('editor'));
  id = (body.data as { readonly id: number }).id;
  dev = startDev({
    DIRECTUS_TOKEN: await cms.token(),
    PREVIEW_SECRET: await keptSecret(cms.data, 'PREVIEW_SECRET'),
    ...{ DIRECTUS_URL: directus, PORT: String(ports.site) },
  });
  started.defer(() => dev.stop());
  const browser = await chromium.launch(launchOptions());
  started.defer(() => browser.close());
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL(/\/admin\/overview/);
  const end = Date.now() + patience.timeout;
  while (!(await isShown(`${site}/__preview/pages/${id}`)) && Date.now() < end) await wait(100);
});

afterAll(() => started.disposeAsync());

const frame = () => page.frameLocator('iframe');

/** The button that the library puts on a text. */
const edit = (text: string) => frame().getByRole('button', { name: `✎ ${text}`, exact: true });

test('the module of the visual editor shows the preview to an editor', async () => {
  await page.goto(`${directus}/admin/visual`);
  await frame().getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toBe(`${directus}/admin/visual/${site}/`);
});

test.each([
  { address: 'entwurf', title: 'Mein Entwurf', changed: 'Am Ort geändert', nth: 0 },
  { address: 'en/draft', title: 'My draft', changed: 'Changed in place', nth: 1 },
])('a title opens from the page by keyboard, and $changed is seen there', async (text) => {
  // Also by its address, which is what a reload asks for.
  await page.goto(`${directus}/admin/visual/${site}/${text.address}`);
  const button = edit(text.title).first();
  await button.waitFor({ state: 'attached' });
  // The library makes its buttons anew while the page loads.
  const opacity = async () => {
    await button.focus();
    return button.evaluate((each) => getComputedStyle(each).opacity);
  };
  expect(await soon(opacity, (value) => value === '1')).toBe('1');
  await page.keyboard.press('Enter');
  const input = page
    .locator('.drawer, .v-drawer')
    .locator('[data-field=title] input')
    .nth(text.nth);
  await input.fill(text.changed);
  await page.keyboard.press('Control+S');
  await frame().getByRole('heading', { level: 1, name: text.changed }).waitFor();
});

test('menus, widgets and data of the association open from the page', async () => {
  await page.goto(`${directus}/admin/visual`);
  await edit('Kontakt').first().waitFor({ state: 'attached' });
  const marked = frame().locator('[data-directus]');
  const found = await marked.evaluateAll((all) => all.map((each) => each.dataset['directus']));
  expect(found.map((each) => each?.replace(/;item.*/, ''))).toEqual(
    expect.arrayContaining(
      ['menus', 'pages', 'widgets', 'company', 'news'].map((name) => `collection:${name}`),
    ),
  );
});

test('what an operator has set for the visual editor stays', async () => {
  const administrator = await cms.logIn('administrator');
  const own = { visual_editor_urls: [{ url: 'https://example.org' }], module_bar: [] };
  await cms.ask('PATCH', '/settings', own, administrator);
  await cms.stop();
  await cms.start({ environment: { CMS_PREVIEW_URL: site } });
  const { body } = await cms.ask('GET', '/settings', undefined, await cms.logIn('administrator'));
  expect(body.data).toMatchObject(own);
});

async function isShown(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  return (await fetch(address, { signal }).catch(() => undefined))?.ok ?? false;
}
