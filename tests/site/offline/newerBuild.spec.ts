import { expect, type Page } from '@playwright/test';
import { idle } from '../idle.ts';
import { asItIs, status } from '../moodyServer.ts';
import { pageDataOf } from '../traveller.ts';
import { hash, loader, newerBuild, newerHash, newerLoader, newerMark } from './newerBuild.ts';
import { test, updateWorker, worker } from './offlineReader.ts';

/*
 * When the site is built again, open pages and caches change over without a mixture of two builds.
 */

test.describe('a newer build', () => {
  test('replaces the older build while a page is open, without a mixed state', async ({
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
        await updateWorker(page);
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

  test('reloads a page that lacks a script, once', async ({ offlineReader, server, baseURL }) => {
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
    await updateWorker(page);
    await expect.poll(() => documents).toBe(2);
    await expect(offlineReader.heading).toHaveText(`Kontakt${newerMark}`);
    await expect.poll(() => messages[0]).toBe('update ready');
    await idle(page);
    expect(documents).toBe(2);
  });

  test('does not reload a page that lacks nothing', async ({ offlineReader, server, baseURL }) => {
    const { page, messages } = offlineReader;
    await offlineReader.openTwice('/kontakt');
    messages.length = 0;
    server.answerAll(newerBuild(baseURL!));
    await updateWorker(page);
    await expect.poll(() => messages).toEqual(['update ready', 'activated']);
    await expect(offlineReader.heading).toHaveText('Kontakt');
  });
});

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
