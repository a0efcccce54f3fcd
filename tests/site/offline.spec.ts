import { chromium, expect, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { hashOfScriptSources } from '../../eleventy/assets/scriptSources.ts';
import { farewellCode } from '../../eleventy/serviceWorker/workerCode.ts';
import { test } from './offlineReader.ts';
import { asItIs, status, type Mood } from './moodyServer.ts';
import { hash, loader, newerBuild, newerHash, newerLoader, newerMark } from './newerBuild.ts';
import { pageDataOf } from './traveller.ts';
import { idle } from './idle.ts';

const worker = '/service-worker.js';

/**
 * The names of the caches that show what was read: all except the two of the build's own files. Opens
 * none, because that would create a cache again which is just being deleted.
 */
async function revealingCaches(page: Page): Promise<string[]> {
  const ofBuild = [`collegium-assets-${hash}`, `collegium-offline-${hash}`];
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => !ofBuild.includes(name));
}

test.describe('without the choice to read offline', () => {
  // TDDDG, section 25(2)2; docs/decisions/0058.
  test('nothing is kept that shows what was read', async ({ offlineReader }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openFirst('/kontakt');
    await page.goto('/impressum');
    await offlineReader.follow('/service/satzung');
    await expect(heading).toHaveText('Satzung');
    await idle(page);
    const cachedPaths = await offlineReader.cachedPaths();
    expect(await revealingCaches(page)).toEqual([]);
    expect(Object.keys(cachedPaths)).toContain(`collegium-offline-${hash}`);
    for (const path of Object.values(cachedPaths).flat()) {
      expect.soft(path).toMatch(/^\/(assets\/(?!images\/)|(en\/|fr\/)?offline|images\/logo\.svg)/);
    }
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

    await context.setOffline(true);
    await page.goto('/kontakt');
    await expect(heading).toHaveText('Keine Verbindung');
    await expect(page.locator('main').getByRole('region')).toHaveCount(0);
  });

  test('is a choice of the visitor, which deletes all copies when it ends', async ({
    offlineReader,
  }) => {
    const { page, heading } = offlineReader;
    await offlineReader.openFirst('/datenschutz');
    const choice = page.getByRole('checkbox', {
      name: 'Gelesene Seiten auf diesem Gerät behalten',
    });
    await choice.scrollIntoViewIfNeeded();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.goto('/impressum');
    await offlineReader.waitUntilCached('/impressum');

    await page.goto('/datenschutz');
    await choice.scrollIntoViewIfNeeded();
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await expect(page.getByRole('status').filter({ hasText: 'gelöscht' })).toHaveText(
      'Alle Kopien sind gelöscht.',
    );
    await page.goto('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    await idle(page);
    expect(await revealingCaches(page)).toEqual([]);
  });

  test('the choice is made, taken back and made again on one page', async ({ offlineReader }) => {
    const { page } = offlineReader;
    await offlineReader.openFirst('/datenschutz');
    const choice = page.getByRole('checkbox', {
      name: 'Gelesene Seiten auf diesem Gerät behalten',
    });
    await choice.scrollIntoViewIfNeeded();
    await choice.check();
    await choice.uncheck();
    await expect(page.getByRole('status').filter({ hasText: 'gelöscht' })).toBeAttached();
    await page.goto('/kontakt');
    await idle(page);
    expect(await revealingCaches(page)).toEqual([]);

    await page.goto('/datenschutz');
    await choice.scrollIntoViewIfNeeded();
    await choice.check();
    await choice.uncheck();
    await choice.check();
    await page.goto('/impressum');
    await offlineReader.waitUntilCached('/impressum');
  });

  test('refusing all cookies ends it, too', async ({ offlineReader }) => {
    const { page } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    await page.locator('footer').getByRole('button', { name: 'Cookie Einstellungen' }).click();
    await page.getByRole('button', { name: 'Alle Cookies ablehnen' }).click();
    await expect.poll(() => revealingCaches(page)).toEqual([]);
  });
});

test.describe('without a connection', () => {
  test('a page that was read shows, with its looks and its script', async ({ offlineReader }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText('Kontakt');
    // An island's script may be missing, but the loader, the logo and the fonts must be there.
    await page.locator('[data-color-mode-toggle]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', /light|dark/);
    const logo = page.locator('header img').first();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      // A fallback is a system font, which may lack a font face with this name.
      return [...document.fonts]
        .filter(({ family }) => !family.includes('Fallback'))
        .map(({ status }) => status);
    });
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');
  });

  test('visited pages show by address, by link, and back and forward', async ({
    offlineReader,
  }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    await page.goto('/impressum');
    await offlineReader.waitUntilCached('/impressum');
    await offlineReader.follow('/service/satzung');
    await expect(heading).toHaveText('Satzung');
    await expect
      .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
      .toEqual(['/kontakt', '/impressum']);
    await offlineReader.waitUntilCached(pageDataOf('/service/satzung'));
    await context.setOffline(true);

    await offlineReader.follow('/impressum');
    await expect(heading).toHaveText('Impressum');
    await page.goBack();
    await expect(heading).toHaveText('Satzung');
    await page.goForward();
    await expect(heading).toHaveText('Impressum');
    await page.goto('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    // Client navigation loaded this page without a document. It must still open as a document,
    // repeatedly.
    await page.goto('/service/satzung');
    await expect(heading).toHaveText('Satzung');
    await page.reload();
    await expect(heading).toHaveText('Satzung');
    expect(offlineReader.address()).toBe('/service/satzung');
  });

  for (const [path, lang, title] of [
    ['/wer-wir-sind/vorstand', 'de', 'Keine Verbindung'],
    ['/en/imprint', 'en', 'No connection'],
    ['/fr/introuvable', 'fr', 'Pas de connexion'],
    ['/mitgliederbereich', 'de', 'Keine Verbindung'],
  ] as const) {
    test(`another address, ${path}, shows a page that says so`, async ({ offlineReader }) => {
      const { page, context, heading } = offlineReader;
      await offlineReader.openTwice('/datenschutz-social');
      await context.setOffline(true);
      await page.goto(path);
      await expect(heading).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(offlineReader.address()).toBe(path);
      expect(await axeViolations(page)).toEqual([]);
      await expect(page.locator('[data-again]')).toHaveAttribute('href', path);

      await context.setOffline(false);
      await page.locator('[data-again]').click();
      await expect(heading).not.toHaveText(title);
      expect(offlineReader.address()).toBe(path);
    });
  }

  test('that page lists what can be read, in its language', async ({ offlineReader }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/en/contact');
    for (const path of ['/kontakt', '/impressum?von=rundbrief']) {
      await page.goto(path);
    }
    await expect
      .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
      .toEqual(['/en/contact', '/kontakt', '/impressum']);
    await context.setOffline(true);
    await page.goto('/wer-wir-sind/vorstand');
    const links = page.getByRole('region', { name: 'Diese Seiten können Sie jetzt lesen' });
    await expect(links.getByRole('link')).toHaveText(['Impressum', 'Kontakt']);
    expect(await axeViolations(page)).toEqual([]);
    await links.getByRole('link', { name: 'Kontakt' }).click();
    await expect(heading).toHaveText('Kontakt');
  });

  test('a link to a page that is not kept leads to that page, too', async ({ offlineReader }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/');
    await context.setOffline(true);
    await offlineReader.follow('/service/satzung');
    await expect(heading).toHaveText('Keine Verbindung');
    expect(offlineReader.address()).toBe('/service/satzung');
    await context.setOffline(false);
    await page.locator('[data-again]').click();
    await expect(heading).toHaveText('Satzung');
  });
});

test('a server that does not answer is not waited for where a page is kept', async ({
  offlineReader,
  server,
}) => {
  await offlineReader.openTwice('/kontakt');
  server.answer('/kontakt', silence);
  await offlineReader.page.reload();
  await expect(offlineReader.heading).toHaveText('Kontakt');
});

test('a page that is gone is not kept any longer', async ({ offlineReader, server }) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  await page.goto('/impressum');
  server.answer('/kontakt', (response, original) => asItIs(response, { ...original, status: 404 }));
  await page.goto('/kontakt');
  await page.goto('/impressum');
  await expect
    .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
    .toEqual(['/impressum']);
});

test.describe('its states are told', () => {
  test('the first time, and no more when nothing is new', async ({ offlineReader }) => {
    await offlineReader.openTwice('/');
    expect(offlineReader.messages).toEqual(['offline content available', 'activated']);
    await offlineReader.page.reload();
    await idle(offlineReader.page);
    expect(offlineReader.messages).toHaveLength(2);
  });

  test('when what it needs is not there', async ({ offlineReader, server }) => {
    server.answer('/en/offline', status(500));
    await offlineReader.page.goto('/');
    await expect.poll(() => offlineReader.messages).toEqual(['redundant']);
    await expect(offlineReader.heading).toBeVisible();
  });

  test('when it can’t be registered', async ({ offlineReader, server }) => {
    server.answer(worker, status(500));
    await offlineReader.page.goto('/');
    await expect
      .poll(() => offlineReader.messages)
      .toEqual([expect.stringMatching(/^registration failed/)]);
  });

  test('when the browser forbids storage', async ({ offlineReader }) => {
    await offlineReader.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      ServiceWorkerContainer.prototype.register = refuse;
      for (const name of ['caches', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
    await offlineReader.page.goto('/offline');
    await expect
      .poll(() => offlineReader.messages)
      .toEqual([expect.stringMatching(/^registration failed/)]);
    await expect(offlineReader.heading).toHaveText('Keine Verbindung');
  });

  test('when there is no room', async ({ offlineReader, server }) => {
    const session = await offlineReader.context.newCDPSession(offlineReader.page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
    await offlineReader.page.goto('/');
    await expect.poll(() => offlineReader.messages).toEqual(['redundant']);
    await offlineReader.follow('/kontakt');
    await expect(offlineReader.heading).toHaveText('Kontakt');
  });

  test('when the origin is not secure', async ({ server }) => {
    const options = launchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), '--host-resolver-rules=MAP vhm.test 127.0.0.1'],
    });
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    const messages: string[] = [];
    page.on('console', (message) => {
      // The browser adds its own messages about such an origin.
      if (message.text().startsWith('Service worker')) messages.push(message.text());
    });
    await page.goto(`http://vhm.test:${new URL(server.address).port}/`);
    await expect
      .poll(() => messages)
      .toEqual(['Service worker: non-secure origin, not registered']);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await browser.close();
  });
});

test.describe('a newer build', () => {
  test('is taken up while a page is open, without a mixed state', async ({
    offlineReader,
    server,
    baseURL,
  }) => {
    const { page, context, heading, messages } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    await page.goto('/impressum');
    await offlineReader.waitUntilCached('/impressum');
    messages.length = 0;
    server.answerAll(newerBuild(baseURL!));
    // The browser also looks for a newer worker automatically. It must not find one before the test
    // listens.
    server.answer(worker, asItIs);

    // The page data belong to the newer build, so the page is loaded as a document with its own
    // loader.
    await offlineReader.follow('/service/satzung');
    await expect(heading).toHaveText(`Satzung${newerMark}`);
    expect(await buildOf(page)).toEqual({ hash: newerHash, loader: newerLoader });
    await idle(page);
    server.answer(worker);
    // If the browser has already started its own check, `update()` joins it and misses the new
    // worker, so repeat the call.
    await expect
      .poll(async () => {
        await update(page);
        return messages;
      })
      .toEqual(['update ready', 'activated']);
    await expect
      .poll(async () =>
        Object.keys(await offlineReader.cachedPaths()).filter((name) => name.includes(hash)),
      )
      .toEqual([]);
    // Caches of the older build are deleted. The open page is cached again.
    await expect
      .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${newerHash}`])
      .toEqual(['/service/satzung']);

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(`Satzung${newerMark}`);
    expect(await buildOf(page)).toEqual({ hash: newerHash, loader: newerLoader });
    await page.goto('/kontakt');
    await expect(heading).toHaveText(`Keine Verbindung${newerMark}`);
    expect(await buildOf(page)).toEqual({ hash: newerHash, loader: newerLoader });
  });

  test('does not mix with an older page when the connection breaks', async ({
    offlineReader,
    server,
    baseURL,
  }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    await page.goto('/');
    await offlineReader.waitUntilCached('/');
    server.answerAll(newerBuild(baseURL!));
    // The older build's worker stays active, and receives page data of the newer build.
    server.answer(worker, status(503));
    await page.evaluate((address) => fetch(address), pageDataOf('/service/satzung'));
    await context.setOffline(true);
    await offlineReader.follow('/service/satzung');
    await expect(heading).toHaveText('Keine Verbindung');
    await expect(page.locator('main').getByRole('region')).toBeVisible();
    expect(await buildOf(page)).toEqual({ hash, loader });
    await page.goto('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    expect(await buildOf(page)).toEqual({ hash, loader });
  });

  test('has a page loaded again, once, that lacks a script', async ({
    offlineReader,
    server,
    baseURL,
  }) => {
    const { page, messages } = offlineReader;
    const lost = await islandOf(baseURL!);
    await offlineReader.openTwice('/kontakt');
    server.answer(lost, status(404));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const form = page.locator('main form');
    const loadedAgain = page.waitForEvent('load');
    await form.hover();
    await loadedAgain;
    expect(documents).toBe(1);
    await idle(page);
    await page.mouse.move(0, 0);
    const error = page.waitForEvent('pageerror');
    await form.hover();
    await error;
    expect(documents).toBe(1);

    messages.length = 0;
    server.answer(lost, asItIs);
    server.answerAll(newerBuild(baseURL!));
    await update(page);
    await expect.poll(() => documents).toBe(2);
    await expect(offlineReader.heading).toHaveText(`Kontakt${newerMark}`);
    await expect.poll(() => messages[0]).toBe('update ready');
    await idle(page);
    expect(documents).toBe(2);
  });

  test('leaves a page alone that lacks nothing', async ({ offlineReader, server, baseURL }) => {
    const { page, messages } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    messages.length = 0;
    server.answerAll(newerBuild(baseURL!));
    await update(page);
    await expect.poll(() => messages).toEqual(['update ready', 'activated']);
    await expect(offlineReader.heading).toHaveText('Kontakt');
  });
});

test('nothing is kept that is not everybody’s', async ({ offlineReader, server }) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  const noStore = pageDataOf('/service/satzung');
  const personal = pageDataOf('/service/leistungen');
  server.answer(noStore, withHeader('cache-control', 'no-store'));
  server.answer(personal, withHeader('cache-control', 'private, max-age=60'));
  await page.evaluate(
    async ([first, second, members, other]) => {
      await Promise.all([first, second, members].map((address) => fetch(address!)));
      await fetch(other!, { headers: { Authorization: 'Bearer token' } });
      await fetch('/kontakt', { method: 'POST' }).catch(() => undefined);
    },
    [noStore, personal, pageDataOf('/mitgliederbereich'), pageDataOf('/service/berufsbild')],
  );
  for (const path of ['/mitgliederbereich', '/en/members-area', '/fr/espace-membres']) {
    await page.goto(path);
    await idle(page);
  }
  // The page behind the link to set a new password, which members get by mail.
  await page.goto('/mitgliederbereich/reset-password?token=secret');
  await idle(page);
  await page.goto('/impressum?von=rundbrief');

  await expect
    .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
    .toEqual(['/kontakt', '/impressum']);
  const cachedPaths = await offlineReader.cachedPaths();
  expect(Object.keys(cachedPaths).filter((name) => !name.startsWith('collegium-'))).toEqual([
    'reads-offline',
  ]);
  const all = Object.values(cachedPaths).flat();
  for (const one of all) {
    expect.soft(one).toMatch(/^\//);
    expect.soft(one).not.toMatch(/mitgliederbereich|members-area|espace-membres|token|rundbrief/);
  }
  for (const one of [noStore, personal, pageDataOf('/service/berufsbild')]) {
    expect.soft(all).not.toContain(one);
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['int-consents']);
  // A malformed token is not stored.
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
});

test('live reload ends what an earlier build left on the same address', async ({
  offlineReader,
  server,
}) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  const farewell = Buffer.from(await farewellCode(hashOfScriptSources()));
  server.answer(worker, (response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(farewell);
  });
  // Serves the page without its module script, as live reload does: no worker is registered.
  server.answer('/kontakt', (response, original) => {
    const body = Buffer.from(original.body.toString().replace(/<script type="module".*?>/, ''));
    original.headers.set('content-length', String(body.byteLength));
    return asItIs(response, { ...original, body });
  });
  await update(page);
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()),
          ...(await caches.keys()),
        ])
        // The farewell worker reloads the page, which interrupts `evaluate`.
        .catch(() => ['not yet']),
    )
    .toEqual([]);
});

const silence: Mood = () => undefined;

function withHeader(name: string, value: string): Mood {
  return (response, original) => {
    original.headers.set(name, value);
    return asItIs(response, original);
  };
}

/**
 * Looks for a newer worker. Browsers also do this automatically, at times that a test cannot
 * control.
 */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** The build that a document belongs to, and the loader script that it came with. */
function buildOf(page: Page) {
  return page.evaluate(() => ({
    hash: document.querySelector<HTMLElement>('style[data-build]')?.dataset.build?.split(' ')[0],
    loader: document.querySelector('head > script[src]')?.getAttribute('src'),
  }));
}

/** The script of the form on the contact page. */
async function islandOf(site: string): Promise<string> {
  const textOf = async (path: string) => (await fetch(`${site}${path}`)).text();
  const [, waiting] = /rel="modulepreload" href="([^"]+)"/.exec(await textOf('/kontakt'))!;
  const parts = (await textOf(waiting!)).match(/[\w-]+\.js/g)!;
  const lists = await Promise.all(parts.map((part) => textOf(`/assets/${part}`)));
  const [island] = /ContactForm\.island-[\w-]+\.js/.exec(lists.join())!;
  return `/assets/${island}`;
}
