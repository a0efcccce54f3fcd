import { expect } from '@playwright/test';
import { pages } from '../site/pages.ts';
import { test } from '../site/test.ts';
import { resize } from '../viewport.ts';

/** Takes pictures of every page in its languages, in both colour modes, on a phone, a tablet and a desktop. */
const widths = [360, 768, 1280];
const modes = ['light', 'dark'] as const;

for (const { path, file } of pages) {
  test(path, async ({ visitor: page }) => {
    await page.goto(path);
    // Pages may be shown without their fonts, but screenshots need them.
    await page.evaluate(() => document.fonts.ready);
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      for (const width of widths) {
        await resize(page, width);
        const name = `${file.replace('.html', '')} ${mode} ${width}.png`;
        await expect(page).toHaveScreenshot(['pages', ...name.split('/')], { fullPage: true });
      }
    }
  });
}
