import { expect, test, type Locator, type Page } from '@playwright/test';
import { pages, widths } from './pages.ts';

/** Everything that visitors came for is there without JavaScript, or when it fails to load. */
test.use({ javaScriptEnabled: false });

const homes = pages.filter(({ path }) => /^\/(\w\w\/)?$/.test(path));

for (const { path } of homes) {
  for (const width of widths) {
    test.describe(`${path} at ${width} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
      });

      test('menus open and close by click', async ({ page }) => {
        for (const menu of await visibleMenus(page)) {
          await menu.locator('> summary').click();
          await expect(menu.getByRole('link').first()).toBeVisible();
          await menu.locator('> summary').click();
          await expect(menu.getByRole('link').first()).toBeHidden();
        }
      });

      test('menus open and close by keyboard', async ({ page }) => {
        for (const menu of await visibleMenus(page)) {
          await menu.locator('> summary').focus();
          await page.keyboard.press('Enter');
          await expect(menu.getByRole('link').first()).toBeVisible();
          await page.keyboard.press('Space');
          await expect(menu.getByRole('link').first()).toBeHidden();
        }
      });

      test('every language can be reached', async ({ page }) => {
        for (const home of homes) {
          if (home.path === path) continue;
          await page.goto(path);
          const link = page.locator(`a[hreflang="${home.language}"]`).first();
          if (!(await link.isVisible()))
            await (await visibleMenus(page))[0]?.locator('> summary').click();
          await link.click();
          await expect(page.locator('html')).toHaveAttribute('lang', home.language);
        }
      });
    });
  }
}

test.describe('the text can be read', () => {
  for (const { path } of pages) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toHaveText('');
    });
  }
});

test.describe('the contact form is there', () => {
  for (const path of ['/kontakt', '/en/contact', '/fr/contact']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      const form = page.locator('main form');
      await expect(form.locator('input[type=email]')).toBeVisible();
      await expect(form.locator('textarea')).toBeVisible();
      await expect(form.getByRole('button')).toBeVisible();
    });
  }
});

/** The top-level menus that are open to a click at this width. */
async function visibleMenus(page: Page): Promise<Locator[]> {
  const menus = await page.locator('header details').all();
  const visible: Locator[] = [];
  for (const menu of menus) {
    if (await menu.locator('> summary').isVisible()) visible.push(menu);
  }
  expect(visible.length, 'menus in the header').toBeGreaterThan(0);
  return visible;
}
