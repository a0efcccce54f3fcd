import { expect } from '@playwright/test';
import { pages, searchPages } from './pages.ts';
import { test } from './test.ts';

/** Tests the list of all pages, for visitors who cannot or do not want to search. */
const sitemaps = ['/uebersicht', '/en/sitemap', '/fr/plan-du-site'];

test.use({ javaScriptEnabled: false });

for (const path of sitemaps) {
  const { language } = pages.find((page) => page.path === path)!;

  test.describe(path, () => {
    test('has every page of the language that may be found, once', async ({ page }) => {
      await page.goto(path);
      const hrefs = await page
        .locator('main section a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const expected = pages
        .filter((one) => one.language === language && one.isFindable && one.path !== path)
        // The sitemap lists all items of a list, so it leaves out the list's later pages.
        .filter((one) => !/\/\d+$/.test(one.path));
      expect(hrefs.sort()).toEqual(expected.map((one) => one.path).sort());
    });

    test('is a list for each part of the site', async ({ page }) => {
      await page.goto(path);
      const sections = page.locator('main section');
      expect(await sections.count()).toBeGreaterThan(3);
      for (const section of await sections.all()) {
        await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1);
        await expect(section.getByRole('listitem').first()).toBeVisible();
      }
    });

    test('has links that answer', async ({ page, request }) => {
      await page.goto(path);
      for (const link of await page.locator('main a').all()) {
        const href = (await link.getAttribute('href'))!;
        // Request it uncompressed: the server would compress each page.
        const response = await request.get(href, { headers: { 'Accept-Encoding': 'identity' } });
        expect.soft(response.status(), href).toBe(200);
      }
    });

    test('is where the footer of each page leads', () => {
      for (const one of pages.filter((other) => other.language === language)) {
        const footer = one.html.slice(one.html.indexOf('<footer'));
        expect.soft(footer, one.path).toContain(`href="${path}"`);
      }
    });

    test('is where those go who have no JavaScript', async ({ page }) => {
      const search = searchPages[sitemaps.indexOf(path)]!;
      await page.goto(search);
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.locator('main noscript')).toBeVisible();
      await page.locator('main').getByRole('link').last().click();
      await expect(page).toHaveURL(path);
    });
  });
}
