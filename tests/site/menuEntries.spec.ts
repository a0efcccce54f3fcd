import { expect, test, type Page } from '@playwright/test';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { tabTo } from './keyboard.ts';

/** Every entry of the menu leads to its page by the keyboard alone. */
const visitors = [
  { who: 'with scripts on a large screen', language: 'de', scripts: true, width: 1280 },
  { who: 'without scripts on a large screen', language: 'en', scripts: false, width: 1280 },
  { who: 'without scripts on a phone', language: 'fr', scripts: false, width: 360 },
] as const;

for (const { who, language, scripts, width } of visitors) {
  test.describe(who, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width, height: 800 } });

    test(`every entry of the menu in ${language}`, async ({ page }) => {
      // Some thirty pages, one after the other.
      test.setTimeout(900_000);
      await page.goto(homePath(language));
      const paths = await menuPaths(page);
      expect(paths.length).toBeGreaterThan(25);

      for (const path of paths) {
        await page.goto(homePath(language));
        await follow(page, path);
        await page.waitForURL((url) => url.pathname === path);
        await expect(page.locator('main h1')).toHaveCount(1);
      }
    });
  });
}

async function menuPaths(page: Page): Promise<string[]> {
  const paths = await menu(page)
    .locator('a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  return [...new Set(paths)];
}

async function follow(page: Page, path: string): Promise<void> {
  const panelButton = page.locator('header button[popovertarget]');
  if (await panelButton.isVisible()) {
    await tabTo(page, panelButton);
    await page.keyboard.press('Enter');
  }
  const leadingThere = page.locator(`a[href="${path}"]`);
  const link = menu(page).locator(leadingThere).last();
  if (!(await link.isVisible())) {
    const group = menu(page).locator('details').filter({ has: leadingThere });
    await tabTo(page, group.locator('> summary'));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

function menu(page: Page) {
  return page.locator('header nav').filter({ has: page.locator('details[name=primary-menu]') });
}
