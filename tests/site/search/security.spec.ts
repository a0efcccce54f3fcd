import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { results, status } from './searchPage.ts';

/* A query is never run as code, and the search needs neither WebAssembly nor a worker. */

test.describe('a hostile query is shown as text', () => {
  for (const query of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '${7*7}']) {
    test(query, async ({ traveller: { page } }) => {
      await page.goto(`/suche?q=${encodeURIComponent(query)}`);
      await expect(status(page)).toContainText(`„${query}“`);
      await expect(page.locator('main :is(img, script)')).toHaveCount(0);
    });
  }

  test('of ten thousand letters', async ({ traveller: { page } }) => {
    await page.goto(`/suche?q=${'x'.repeat(10_000)}`);
    await expect(status(page)).toHaveText(`Keine Ergebnisse für „${'x'.repeat(100)}“`);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
});

test('no page may run WebAssembly, or a worker whose address is a string', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=satzung');
  await expect(results(page).first()).toBeVisible();
  const runs = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
  expect(runs).toBe(false);
  const stringAsScript = await page.evaluate(() => {
    try {
      return Boolean(new Worker('/assets/other.js'));
    } catch {
      return false;
    }
  });
  expect(stringAsScript).toBe(false);
});
