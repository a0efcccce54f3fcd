import { expect, type Locator, type Page } from '@playwright/test';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { tabTo } from './keyboard.ts';
import { test } from './test.ts';

/**
 * Every menu entry can be reached with only the keyboard. The Enter key follows the last entry of
 * each group; links.spec.ts checks the other links.
 */
const visitors = [
  { who: 'with scripts on a large screen', language: 'de', scripts: true, width: 1280 },
  { who: 'without scripts on a large screen', language: 'en', scripts: false, width: 1280 },
  { who: 'without scripts on a phone', language: 'fr', scripts: false, width: 360 },
] as const;

for (const { who, language, scripts, width } of visitors) {
  test.describe(who, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width, height: 800 } });

    test(`every entry of the menu in ${language}`, async ({ page }) => {
      await page.goto(homePath(language));
      const entries = menu(page).locator('> ul > li');
      const count = await entries.count();
      expect(await entries.getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(25);

      for (let index = 0; index < count; index++) {
        await page.goto(homePath(language));
        const last = await walkThrough(page, entries.nth(index));
        const path = new URL((await last.getAttribute('href'))!, page.url()).pathname;
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname === path);
        await expect(page.locator('main h1')).toHaveCount(1);
      }
    });
  });
}

/** Presses Tab to move to each link of an entry. Returns the last one, which has the focus. */
async function walkThrough(page: Page, entry: Locator): Promise<Locator> {
  const panelButton = page.locator('header button[popovertarget]');
  if (await panelButton.isVisible()) {
    await tabTo(page, panelButton);
    await page.keyboard.press('Enter');
  }
  const links = entry.locator('a');
  const summary = entry.locator('summary');
  if ((await summary.count()) === 0) {
    await tabTo(page, links);
    return links;
  }
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  return links.last();
}

function menu(page: Page): Locator {
  return page.locator('header nav').filter({ has: page.locator('details[name=primary-menu]') });
}
