import { expect } from '@playwright/test';
import { axeViolations, contrastViolations } from '../axe.ts';
import { resize } from '../viewport.ts';
import { pages, widths } from './pages.ts';
import { test } from './visitor.ts';

/** WCAG 2.2 A and AA and axe's best practice, on every page, in both layouts and colour modes. */
for (const { path } of pages) {
  test(path, async ({ visitor: page }) => {
    await page.goto(path);
    for (const width of widths) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeViolations(page), `axe, light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await contrastViolations(page), `axe, dark, ${width} px`).toEqual([]);
    }
  });
}
