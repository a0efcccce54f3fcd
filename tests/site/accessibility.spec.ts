import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { pages, widths } from './pages.ts';

/** WCAG 2.2 A and AA and axe's best practice, on every page as it arrives. */
for (const { path } of pages) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page), `axe, ${colorScheme}`).toEqual([]);
      }
    });
  }
}
