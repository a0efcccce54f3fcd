import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { pages, widths } from './pages.ts';
import { sampledPages } from './sample.ts';
import { test } from './test.ts';

/* Visitors must get all content without JavaScript, or if it fails to load. */

const homes = pages.filter(({ path }) => /^\/(\w\w\/)?$/.test(path));

for (const { path } of homes) {
  for (const width of widths) {
    test.describe(`${path} at ${width} px`, () => {
      test.beforeEach(async ({ withoutScripts: page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
      });

      test('menus open and close by click', async ({ withoutScripts: page }) => {
        if (await menuButton(page).isVisible()) await menuButton(page).click();
        for (const menu of await visibleMenus(page)) {
          await menu.locator('> summary').click();
          await expect(menu.getByRole('link').first()).toBeVisible();
          await menu.locator('> summary').click();
          await expect(menu.getByRole('link').first()).toBeHidden();
        }
      });

      test('menus open and close by keyboard', async ({ withoutScripts: page }) => {
        if (await menuButton(page).isVisible()) {
          await tabTo(page, menuButton(page));
          await page.keyboard.press('Enter');
        }
        for (const menu of await visibleMenus(page)) {
          await tabTo(page, menu.locator('> summary'));
          await page.keyboard.press('Enter');
          await expect(menu.getByRole('link').first()).toBeVisible();
          await page.keyboard.press('Space');
          await expect(menu.getByRole('link').first()).toBeHidden();
        }
      });

      for (const other of homes.filter((home) => home.path !== path)) {
        test(`leads to ${other.path}`, async ({ withoutScripts: page }) => {
          if (await menuButton(page).isVisible()) await menuButton(page).click();
          await page.locator(`a[hreflang="${other.language}"]:visible`).first().click();
          await expect(page).toHaveURL(other.path);
          await expect(page.locator('html')).toHaveAttribute('lang', other.language);
        });
      }
    });
  }
}

test('links to call and to write have their icon', async ({ page }) => {
  await page.goto('/kontakt');
  for (const scheme of ['tel', 'mailto']) {
    const links = await page.locator(`a[href^="${scheme}:"]:visible`).all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const hasDrawing = await link.locator('svg').isVisible();
      // In an editor’s text, the stylesheet adds the icon as a character.
      const added = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(hasDrawing || /[✆✉]/.test(added)).toBe(true);
    }
  }
});

/* links.spec.ts checks in the HTML that each page has a text. */
test.describe('the text can be read', () => {
  for (const { path } of sampledPages) {
    test(path, async ({ withoutScripts: page }) => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toHaveText('');
    });
  }
});

test.describe('the contact form is there', () => {
  for (const path of ['/kontakt', '/en/contact', '/fr/contact']) {
    test(path, async ({ withoutScripts: page }) => {
      await page.goto(path);
      const form = page.locator('main form');
      await expect(form.locator('input[type=email]')).toBeVisible();
      await expect(form.locator('textarea')).toBeVisible();
      await expect(form.getByRole('button')).toBeVisible();
    });
  }
});

/** The button that opens the panel with the menus on small screens. */
function menuButton(page: Page): Locator {
  return page.locator('header button[popovertarget]');
}

/** The menus that a visitor sees. */
async function visibleMenus(page: Page): Promise<Locator[]> {
  const menus = page.locator('header details:visible');
  await expect(menus.first(), 'menus in the header').toBeVisible();
  return menus.all();
}
