import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { publishWebsite } from '../../cms/schema/flows.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { startDev, type RunningDev } from './commands.ts';
import { keptSecret, newInstallation, passwordOf } from './installation.ts';
import { patience } from './patience.ts';
import { startAgain } from './startAgain.ts';

/*
 * Tests the preview in a real browser, and the request to the host to publish. The tests depend on
 * their order and share one Directus and one `npm run dev`.
 */

/** Stops all started programs in reverse order, even if a later one could not start. */
const started = new AsyncDisposableStack();
const cms = await newInstallation();
let dev: RunningDev;
let host: RecordingHost;
let page: Page;
let editor: string;
let draft: number;
let devEnvironment: Readonly<Record<string, string>>;

const { url: directus, site, ports } = cms;
const preview = (id: number) => `${site}/__preview/pages/${id}`;

beforeAll(async () => {
  host = await startHost();
  started.defer(() => host.stop());
  const browser = await chromium.launch(launchOptions());
  started.defer(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  context.setDefaultTimeout(patience.timeout);
  page = await context.newPage();
  started.defer(() => cms.remove());
  await cms.start({
    environment: {
      ...{ SITE_URL: site, CMS_PREVIEW_URL: site },
      CMS_BUILD_HOOK: host.url.replace('//', '//collegium:password@'),
    },
  });
  devEnvironment = {
    DIRECTUS_TOKEN: await cms.token(),
    PREVIEW_SECRET: await keptSecret(cms.data, 'PREVIEW_SECRET'),
    ...{ DIRECTUS_URL: directus, PORT: String(ports.site) },
  };
  dev = startDev(devEnvironment);
  started.defer(() => dev.stop());
  editor = await cms.logIn('editor');
  await until(async () => (await statusOfSite()) === 200);
});

afterAll(() => started.disposeAsync());

/**
 * Opens a new page. The old one may reload its preview after a save, which would interrupt the next
 * navigation.
 */
async function leavePage(): Promise<void> {
  const next = await page.context().newPage();
  await page.close();
  page = next;
}

test('shows a draft in the theme, in each of its languages', async () => {
  const created = await ask('POST', '/items/pages', {
    key: 'content',
    translations: [
      { language: 'de', slug: 'entwurf', title: 'Mein Entwurf', description: 'Ein Entwurf' },
      { language: 'en', slug: 'draft', title: 'My draft', description: 'A draft' },
    ],
  });
  draft = (created.data as { id: number }).id;
  const { data } = await ask('GET', '/collections/pages');
  const template = (data as { meta: { preview_url: string } }).meta.preview_url;
  expect(template.replace('{{id}}', String(draft))).toBe(preview(draft));

  await page.goto(preview(draft));
  await heading('Mein Entwurf').waitFor(patience);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count()).toBe(1);
  }
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toMatch(
    /^"Source Serif"/,
  );
  await page.goto(`${preview(draft)}?language=en`);
  await heading('My draft').waitFor(patience);
});

test('shows beside the form in Directus what is saved, at once', async () => {
  await page.goto(`${directus}/admin/login`);
  await page.locator('input[type=email]').fill(demoPeople.editor.email);
  await page.locator('input[type=password]').fill(await passwordOf(cms.data, 'editor'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/overview/, patience);
  await page.goto(`${directus}/admin/content/pages/${draft}`);
  await page.locator('button:has([data-icon=visibility])').click(patience);
  const frame = page.frameLocator('iframe#frame');
  await frame.getByRole('heading', { name: 'Mein Entwurf' }).waitFor(patience);

  // The German text stands first, beside the English one.
  await page.locator('[data-field=title] input').first().fill('Im Formular geändert');
  await page.keyboard.press('Control+S');
  const from = performance.now();
  await frame.getByRole('heading', { name: 'Im Formular geändert' }).waitFor(patience);
  report('saved in the form and shown beside it', performance.now() - from);
});

test('shows in an open browser what somebody saves elsewhere, at its new address, too', async () => {
  await page.goto(preview(draft));
  await heading('Im Formular geändert').waitFor(patience);
  const from = performance.now();
  await saveText(draft, { title: 'Anderswo geändert', slug: 'anderswo' });
  await heading('Anderswo geändert').waitFor(patience);
  report('saved elsewhere and shown', performance.now() - from);
  expect((await fetch(`${site}/anderswo`)).status).toBe(200);
});

test('says so where there is no such page', async () => {
  await leavePage();
  const response = await page.goto(preview(999_999));
  expect(response?.status()).toBe(404);
  expect(await page.locator('li').innerText()).toMatch(/^pages\/999999: expected an item /);
});

test('shows what has to be fixed instead of a preview, and then the fixed page', async () => {
  await page.goto(preview(draft));
  await heading('Anderswo geändert').waitFor(patience);
  await saveText(draft, { description: '' });
  const problem = `pages/${draft}: translations.de.description: expected a text`;
  await page.locator('li', { hasText: problem }).waitFor(patience);
  expect(dev.output.text).toContain(problem);
  expect(dev.output.text).not.toMatch(/^\s+at /m);
  expect(await statusOfSite()).toBe(200);

  await saveText(draft, { description: 'Ein Entwurf' });
  await heading('Anderswo geändert').waitFor(patience);
});

test('starts although the content has to be fixed', async () => {
  await dev.stop();
  await saveText(draft, { description: '' });
  dev = startDev(devEnvironment);
  await until(async () => (await statusOfSite()) === 503);
  await page.goto(preview(draft));
  await page
    .locator('li', { hasText: `pages/${draft}: translations.de.description` })
    .waitFor(patience);

  await saveText(draft, { description: 'Ein Entwurf' });
  await heading('Anderswo geändert').waitFor(patience);
});

test('calls the build hook when something published has changed, not for drafts', async () => {
  await host.heard(async () => {
    await saveText(draft, { title: 'Noch ein Entwurf' });
    await ask('PATCH', `/items/pages/${draft}`, { key: 'content' });
  }, 0);
  await host.heard(() => ask('PATCH', `/items/pages/${draft}`, { status: 'published' }), 1);
  await host.heard(() => saveText(draft, { title: 'Veröffentlicht' }), 1);
  await host.heard(() => ask('PATCH', '/items/company', { display_name: 'VHM' }), 1);
  await host.heard(() => ask('PATCH', `/items/pages/${draft}`, { status: 'draft' }), 1);
  await host.heard(() => saveText(draft, { title: 'Wieder ein Entwurf' }), 0);
  await host.heard(() => ask('DELETE', `/items/pages/${draft}`), 1);
  expect(host.calls[0]).toEqual({
    method: 'POST',
    body: { event_type: 'content-published' },
    // A host that requires a password, such as GitHub, gets the one in the address.
    authorization: `Basic ${btoa('collegium:password')}`,
  });
});

test('lets editors publish by a button, and nobody else', async () => {
  await host.heard(async () => {
    await page.goto(`${directus}/admin/content/pages`);
    await page.locator('[data-icon=bolt]').first().click(patience);
    await page.getByRole('button', { name: 'Publish website' }).click(patience);
    await page.getByText('Die Website wird neu gebaut.').waitFor(patience);
    await page.getByRole('button', { name: 'Flow ausführen' }).click(patience);
  }, 1);
  const trigger = `/flows/trigger/${publishWebsite}`;
  for (const bearer of [await cms.logIn('member'), undefined]) {
    await host.heard(async () => {
      const response = await request('POST', trigger, { collection: 'pages' }, bearer);
      expect(response.status).toBe(403);
    }, 0);
  }
});

test('lets editors publish on the overview by keyboard, and says what came of it', async () => {
  const panel = page.getByRole('region', { name: 'Was Besucher sehen' });
  const button = panel.getByRole('button', { name: 'Website veröffentlichen' });
  await host.heard(async () => {
    await page.goto(`${directus}/admin/overview`);
    await panel
      .getByText(
        /^Die Website wurde zuletzt am \d.* von Edda Redaktion zum Veröffentlichen gegeben\.$/,
      )
      .waitFor(patience);
    await button.press('Enter');
    await panel.getByRole('status').getByText('Die Website wird neu gebaut.').waitFor(patience);
  }, 1);
  expect(await axeViolations(page, { within: '[aria-labelledby=overview-publication]' })).toEqual(
    [],
  );
  await host.heard(async () => {
    await page.route('**/flows/trigger/*', (route) => route.fulfill({ status: 502 }));
    await button.press('Enter');
    await panel.getByRole('status').getByText('Das ging nicht').waitFor(patience);
  }, 0);
});

test('leaves the flows as an operator made them', async () => {
  await host.heard(() => Promise.resolve(), 0);
  const administrator = await cms.logIn('administrator');
  const change = { status: 'inactive', name: 'Nie von selbst' };
  const flows = await ask('GET', '/flows?sort=name', undefined, administrator);
  // The first one is the office's: it sends a confirmation again.
  const [, automatic, refresh] = flows.data as { id: string }[];
  await request('PATCH', `/flows/${automatic!.id}`, change, administrator);
  await request('DELETE', `/flows/${refresh!.id}`, undefined, administrator);
  const before = await ask('GET', '/flows?sort=name', undefined, administrator);
  expect(before.data).toHaveLength(3);

  await startAgain(cms, { CMS_PREVIEW_URL: site, CMS_BUILD_HOOK: host.url });
  expect(await ask('GET', '/flows?sort=name', undefined, await cms.logIn('administrator'))).toEqual(
    before,
  );
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Saves texts of the German translation as Directus' form does. */
async function saveText(id: number, texts: Readonly<Record<string, string>>): Promise<void> {
  const { data } = await ask('GET', `/items/pages/${id}?fields=translations.id`);
  const [german] = (data as { translations: { id: number }[] }).translations;
  const update = [{ id: german!.id, ...texts }];
  await ask('PATCH', `/items/pages/${id}`, { translations: { create: [], update, delete: [] } });
}

/** Sends a request, by default as the editor. Fails if it is refused. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  bearer = editor,
): Promise<{ readonly data?: unknown }> {
  const response = await request(method, path, body, bearer);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text ? (JSON.parse(text) as { data?: unknown }) : {};
}

function request(method: string, path: string, body: unknown, bearer?: string): Promise<Response> {
  return fetch(`${directus}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface HostCall {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

type RecordingHost = Awaited<ReturnType<typeof startHost>>;

/** A host with a build hook. Records the requests. */
async function startHost() {
  const calls: HostCall[] = [];
  let expected = 0;
  const server: Server = createServer((call, response) => {
    const parts: Buffer[] = [];
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => {
      const { authorization } = call.headers;
      const text = Buffer.concat(parts).toString();
      calls.push({ method: call.method, authorization, body: text ? JSON.parse(text) : '' });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`,
    calls,
    /**
     * Expects this number of calls after the action. The next check would notice an additional one.
     */
    async heard(act: () => Promise<unknown>, count: number): Promise<void> {
      await act();
      expected += count;
      await until(() => calls.length >= expected);
      expect(calls).toHaveLength(expected);
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** With a timeout, so that a request that hangs is repeated. */
async function statusOfSite(): Promise<number | undefined> {
  const signal = AbortSignal.timeout(5000);
  return (await fetch(site, { signal }).catch(() => undefined))?.status;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience.timeout;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not in time. npm run dev says:\n${dev.output.text}`);
    await wait(50);
  }
}

function report(what: string, milliseconds: number): void {
  process.stdout.write(`preview: ${what} after ${milliseconds.toFixed(0)} ms\n`);
}
