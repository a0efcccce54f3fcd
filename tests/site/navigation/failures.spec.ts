import { expect, type Page } from '@playwright/test';
import { changed, cutOff, asItIs, garbage, hangUp, held, status } from '../moodyServer.ts';
import { whenProcessed } from '../whenProcessed.ts';
import { pageDataOf, test } from '../traveller.ts';
import { idle } from '../idle.ts';

/* Client navigation with a server that is slow, fails or has a newer build. */

/** This link is in a closed menu, where nothing is prefetched. */
const target = '/service/satzung';
const pageData = pageDataOf(target);

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a slow server', () => {
  test('is announced after a second, and not before', async ({ traveller, server }) => {
    const { page, follow, heading } = traveller;
    const { mood, release } = held();
    server.answer(pageData, mood);
    await page.goto('/');
    const notice = page.getByRole('progressbar', { name: 'Seite wird geladen' });
    const start = performance.now();
    await follow(target);
    await expect(notice).toBeVisible();
    expect(performance.now() - start).toBeGreaterThan(1000);
    await expect(page.locator('body > [role=status]')).toHaveText('Seite wird geladen');
    // At the top edge of the window, above all other content.
    expect((await notice.boundingBox())!.y).toBe(0);
    expect(await notice.evaluate((bar) => bar.matches(':popover-open'))).toBe(true);

    release();
    await expect(heading).toHaveText('Satzung');
    await expect(notice).toHaveCount(0);
    expect(traveller.documents()).toBe(1);
  });

  test('is not announced if it is quick enough', async ({ traveller, server }) => {
    const { page, follow, heading } = traveller;
    const { mood, release } = held();
    server.answer(pageData, mood);
    // Playwright's fake clock decides how long the navigation takes.
    await page.clock.install();
    await page.goto('/');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]'))
          document.documentElement.dataset.told = '';
      }).observe(document.body, { childList: true });
    });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await follow(target);
    await page.clock.runFor(900);
    release();
    await expect(heading).toHaveText('Satzung');
    await page.clock.runFor(1200);
    await expect(page.locator('[data-told]')).toHaveCount(0);
  });

  test('does not replace the page of a later click', async ({ traveller, server }) => {
    const { page, follow, heading } = traveller;
    const { mood, release } = held();
    server.answer(pageData, mood);
    await page.goto('/');
    await follow(target);
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
    await comesTooLate(page, release);
    await expect(heading).toHaveText('Impressum');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(traveller.address()).toBe('/impressum');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('does not delay going back', async ({ traveller, server }) => {
    const { page, follow, heading } = traveller;
    const { mood, release } = held();
    server.answer(pageData, mood);
    await page.goto('/');
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
    await follow(target);
    await page.goBack();
    await expect(heading).not.toHaveText('Impressum');
    await comesTooLate(page, release);
    await expect(heading).not.toHaveText('Satzung');
    expect(traveller.address()).toBe('/');
  });
});

test.describe('a page that does not exist', () => {
  for (const [from, to, title] of [
    ['/', '/gibt-es-nicht', 'Nicht gefunden'],
    ['/en/', '/en/no-such-page', 'Not found'],
  ] as const) {
    test(`${to} shows the 404 page at its address`, async ({ traveller }) => {
      const { page, follow, heading, documents } = traveller;
      await page.goto(from);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'dorthin' });
        document.querySelector('main')?.append(link);
      }, to);
      await follow(to);
      await expect(heading).toHaveText(title);
      await expect(heading).toBeFocused();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      expect(traveller.address()).toBe(to);
      expect(documents()).toBe(1);

      await page.goBack();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    });
  }
});

test('an error of the server leads to an ordinary load at once', async ({ traveller, server }) => {
  const { page, follow, heading, documents } = traveller;
  server.answer(pageData, status(500));
  await page.goto('/');
  await follow(target);
  await expect(heading).toHaveText('Satzung');
  expect(documents()).toBe(2);
  expect(server.requests(pageData)).toBe(1);
});

test.describe('any other failure', () => {
  const failures = {
    'a line that breaks': hangUp,
    'an answer that is cut off': cutOff,
    'an answer that is no JSON': garbage,
    'JSON that is no page data': changed(() => ({})),
    'a server that is too busy': status(503),
  };
  for (const [name, failure] of Object.entries(failures)) {
    test(`${name} is tried again, up to three times`, async ({ traveller, server }) => {
      const { page, follow, heading, documents } = traveller;
      server.answer(pageData, failure, failure, failure, asItIs);
      await page.goto('/');
      await follow(target);
      await expect(heading).toHaveText('Satzung');
      expect(documents()).toBe(1);
      expect(server.requests(pageData)).toBe(4);
    });

    test(`${name}, and again: an ordinary load`, async ({ traveller, server }) => {
      const { page, follow, heading, documents } = traveller;
      server.answer(pageData, failure);
      await page.goto('/');
      await follow(target);
      await expect(heading).toHaveText('Satzung');
      expect(documents()).toBe(2);
      // The browser repeats a request if a reused connection breaks.
      const requests = server.requests(pageData);
      expect(requests).toBeGreaterThanOrEqual(4);
      if (failure !== hangUp) expect(requests).toBe(4);
    });
  }

  test('when going back leads to an ordinary load, too', async ({ traveller, server }) => {
    const { page, follow, heading, documents } = traveller;
    await page.goto(target);
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
    server.answer(pageData, status(500));
    await page.goBack();
    await expect(heading).toHaveText('Satzung');
    expect(documents()).toBe(2);
  });

  test('during a prefetch does not count', async ({ traveller, server }) => {
    const { page, heading, documents } = traveller;
    server.answer(pageData, status(500));
    await page.goto('/');
    await page.locator('summary', { hasText: 'Service' }).click();
    const link = page.getByRole('link', { name: 'Satzung' });
    await link.hover();
    await whenProcessed(page, pageData);
    server.answer(pageData, asItIs);
    await link.click();
    await expect(heading).toHaveText('Satzung');
    expect(documents()).toBe(1);
  });
});

test('a newer build is loaded by a full load', async ({ traveller, server }) => {
  const { page, follow, heading, documents } = traveller;
  const newer = changed((whole) => ({ ...whole, compilationHash: 'newer000' }));
  server.answer(pageData, newer);
  await page.goto('/');
  await follow(target);
  await expect(heading).toHaveText('Satzung');
  expect(documents()).toBe(2);
  // While documents are older than page data, every navigation is a full load. There must be no
  // reload loop.
  await idle(page);
  expect(documents()).toBe(2);
});

test('a newer build is known before the next click', async ({ traveller, server }) => {
  const { page, follow, heading, documents } = traveller;
  const appData = '/page-data/app-data.json';
  await page.goto('/');
  expect(server.requests(appData)).toBe(0);
  // The visitor returns from another tab, and a newer build was published in the meantime.
  server.answer(
    appData,
    changed((whole) => ({ ...whole, compilationHash: 'newer000' })),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await whenProcessed(page, appData);
  await follow(target);
  await expect(heading).toHaveText('Satzung');
  expect(documents()).toBe(2);
  // The document was loaded directly, without page data.
  expect(server.requests(pageData)).toBe(0);
});

test('the visitor who comes back to the newest build goes on without a new document', async ({
  traveller,
  server,
}) => {
  const { page, follow, heading, documents } = traveller;
  await page.goto('/');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await whenProcessed(page, '/page-data/app-data.json');
  await follow(target);
  await expect(heading).toHaveText('Satzung');
  expect([documents(), server.requests(pageData)]).toEqual([1, 1]);
});

test('a script that does not exist any more reloads the page, once', async ({ traveller }) => {
  const { page, heading, documents } = traveller;
  const islands = /\/assets\/ContactForm[^/]*\.js$/;
  let asked = 0;
  await page.route(islands, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/');
  await traveller.follow('/kontakt');
  await expect(heading).toHaveText('Kontakt');
  const loadedAgain = page.waitForEvent('load');
  await page.locator('main form').hover();
  await loadedAgain;
  expect(documents()).toBe(2);
  expect(traveller.address()).toBe('/kontakt');

  await page.mouse.move(0, 0);
  await page.locator('main form').hover();
  await expect.poll(() => asked).toBe(2);
  await idle(page);
  expect(documents()).toBe(2);
  traveller.forgive(/Failed to fetch dynamically imported module/);
});

/** Releases a response that is no longer needed, and waits for its possible effects. */
async function comesTooLate(page: Page, release: () => void): Promise<void> {
  release();
  // A later request gets its response later.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  await idle(page);
}
