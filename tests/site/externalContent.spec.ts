import type { Locator, Page } from '@playwright/test';
import { expect, test } from './otherHosts/test.ts';
import { pageWithVideo, video } from './otherHosts/content.ts';
import { tabTo } from './keyboard.ts';
import { idle } from './idle.ts';

/** Maps, videos and frames of other hosts load only after the visitor's consent. */

const videoHost = new URL(video).host;
const contents = [
  { path: '/kontakt', title: /^Karte: Beispielallee 12/, host: 'www.google.com' },
  { path: pageWithVideo, title: 'Jahrestagung 2026', host: videoHost },
];

for (const { path, title, host } of contents) {
  test.describe(path, () => {
    test('is loaded once, and asks again', async ({ page, otherHosts }) => {
      await open(page, path);
      const { place, frame } = parts(page, title);
      await expect(place).toContainText('IP-Adresse');
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await sizeOf(place);
      await place.getByRole('button', { name: 'Einmal laden' }).click();

      await expect(frame.getByRole('heading')).toContainText(host);
      await expect(place.locator('iframe')).toBeFocused();
      await expect(place.getByRole('button')).toHaveText(['Nicht mehr laden']);
      await expect(page.getByRole('status').filter({ hasText: 'Geladen: ' })).toBeAttached();
      expect(await sizeOf(place)).toEqual(before);
      expect([...otherHosts.contacted]).toEqual([host]);
      expect(await keys(page)).toEqual([]);

      otherHosts.reset();
      await page.reload();
      await idle(page);
      await expect(place.getByRole('button')).toHaveCount(2);
      expect([...otherHosts.contacted]).toEqual([]);
    });

    test('is loaded, taken away and loaded again on the same page', async ({ page }) => {
      await open(page, path);
      const { place, frame } = parts(page, title);
      for (const button of ['Einmal laden', 'Immer laden', 'Einmal laden']) {
        await place.getByRole('button', { name: button }).click();
        await expect(frame.getByRole('heading')).toContainText(host);
        expect(await keys(page)).toEqual(
          button === 'Immer laden' ? [`contentConsent:${host}`] : [],
        );
        await place.getByRole('button', { name: 'Nicht mehr laden' }).click();
        await expect(place.locator('iframe')).toHaveCount(0);
        await expect.poll(() => keys(page)).toEqual([]);
      }
    });

    test('is always loaded, until that is taken back', async ({ page, context }) => {
      await open(page, path);
      const { place, frame } = parts(page, title);
      await place.getByRole('button', { name: 'Immer laden' }).click();
      await expect(frame.getByRole('heading')).toContainText(host);
      expect(await keys(page)).toEqual([`contentConsent:${host}`]);

      await page.reload();
      await expect(frame.getByRole('heading')).toContainText(host);
      // The content loaded automatically, so the focus must not move to it.
      await expect(place.locator('iframe')).not.toBeFocused();

      const manager = await context.newPage();
      await manager.goto('/datenschutz');
      await manager
        .getByRole('checkbox', { name: host === videoHost ? host : 'Google Maps' })
        .uncheck();
      await expect.poll(() => keys(manager)).toEqual([]);
      await expect(place.locator('iframe')).toHaveCount(0);
      await expect(place.getByRole('button')).toHaveCount(2);
    });

    test('takes no more than the keyboard', async ({ page }) => {
      await open(page, path);
      const { place, frame } = parts(page, title);
      await tabTo(page, place.getByRole('button', { name: 'Einmal laden' }));
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('heading')).toBeVisible();
      await expect(place.locator('iframe')).toBeFocused();
    });

    test('is always loaded for this page where nothing can be kept', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Storage is forbidden.', 'SecurityError');
          },
        });
      });
      await open(page, path);
      const { place, frame } = parts(page, title);
      await place.getByRole('button', { name: 'Immer laden' }).click();
      await expect(frame.getByRole('heading')).toContainText(host);
    });

    test('tells the provider no more than it needs, and is kept in its frame', async ({ page }) => {
      await open(page, path);
      const { place } = parts(page, title);
      const asked = page.waitForRequest((request) => new URL(request.url()).host === host);
      await place.getByRole('button', { name: 'Einmal laden' }).click();
      expect((await asked).headers()['referer']).toBeUndefined();
      const sandbox = await place.locator('iframe').getAttribute('sandbox');
      expect(sandbox).not.toMatch(/top-navigation|modals|downloads/);
    });

    test.describe('on a narrow screen', () => {
      test.use({ viewport: { width: 320, height: 640 } });

      test('fits', async ({ page }) => {
        await open(page, path);
        const { place } = parts(page, title);
        await place.getByRole('button', { name: 'Einmal laden' }).click();
        await expect(place.locator('iframe')).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('leads there, and has no buttons', async ({ page, otherHosts }) => {
        await page.goto(path);
        const { place } = parts(page, title);
        await expect(place.getByRole('link', { name: /öffnen/ })).toBeVisible();
        await expect(place.getByRole('button')).toHaveCount(0);
        expect([...otherHosts.contacted]).toEqual([]);
      });
    });
  });
}

test('what the banner allows is loaded without asking, and goes when it no longer does', async ({
  page,
  context,
}) => {
  await page.goto('/kontakt');
  const { place, frame } = parts(page, /^Karte/);
  await page.getByText('Auswahl und Einzelheiten').click();
  await page.getByRole('checkbox', { name: 'Karten' }).check();
  await page.getByRole('button', { name: 'Ausgewählte Cookies erlauben' }).click();
  await expect(frame.getByRole('heading')).toContainText('www.google.com');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Cookie Einstellungen' }).click();
  await other.getByRole('button', { name: 'Alle Cookies ablehnen' }).click();
  await expect(place.locator('iframe')).toHaveCount(0);
  await expect(place.getByRole('button')).toHaveCount(2);
});

test('what is allowed is loaded after a step without a new document, too', async ({ page }) => {
  await page.goto('/kontakt');
  await page.evaluate(() => {
    const { version } = document.querySelector<HTMLElement>('footer [data-consents]')!.dataset;
    const answer = { time: new Date().toISOString(), version };
    const consent = { name: 'Google Maps', functionId: 'maps', ...answer };
    localStorage.setItem('contentConsent:www.google.com', JSON.stringify(consent));
  });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('footer a[href="/kontakt"], header a[href="/kontakt"]').last().click();
  await expect(parts(page, /^Karte/).frame.getByRole('heading')).toContainText('www.google.com');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Opens a page and refuses everything in the banner, which then disappears. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Alle Cookies ablehnen' }).click();
  // Wait until the disappearing banner has moved the focus. Otherwise it could move during the
  // test.
  await expect(page.getByRole('main')).toBeFocused();
}

function parts(page: Page, title: string | RegExp) {
  const place = page.getByRole('group', { name: title });
  return { place, frame: place.frameLocator('iframe') };
}

async function sizeOf(place: Locator) {
  const { width, height } = (await place.boundingBox())!;
  return { width, height };
}

function keys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('contentConsent:')),
  );
}
