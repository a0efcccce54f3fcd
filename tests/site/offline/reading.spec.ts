import { expect } from '@playwright/test';
import { asItIs, type Mood } from '../moodyServer.ts';
import { pageDataOf } from '../traveller.ts';
import { hash } from './newerBuild.ts';
import { test } from './offlineReader.ts';

/* Visitors who chose to read offline can read the pages that they have visited. */

test.describe('without a connection', () => {
  test('a visited page is shown with its styles, fonts and scripts', async ({ offlineReader }) => {
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

  test('visited pages are shown by address, by link, and back and forward', async ({
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
});

test('a cached page does not wait for a server that does not answer', async ({
  offlineReader,
  server,
}) => {
  await offlineReader.openTwice('/kontakt');
  server.answer('/kontakt', silence);
  await offlineReader.page.reload();
  await expect(offlineReader.heading).toHaveText('Kontakt');
});

test('a page that the server no longer has is deleted from the cache', async ({
  offlineReader,
  server,
}) => {
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

const silence: Mood = () => undefined;
