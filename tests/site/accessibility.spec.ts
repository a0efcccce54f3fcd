import { expect } from '@playwright/test';
import { axeViolations, contrastViolations } from '../axe.ts';
import { resize } from '../viewport.ts';
import { pages, widths } from './pages.ts';
import { test } from './visitor.ts';
import { violationsAnnotation } from './accessibilityReporter.ts';

/**
 * WCAG 2.2 A and AA and axe's best practice, on every page, in both layouts and colour modes.
 * How many violations there are goes into the site's own accessibility statement.
 */
for (const { path } of pages) {
  test(path, async ({ visitor: page }, { annotations }) => {
    const found: string[] = [];
    await page.goto(path);
    for (const width of widths) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: 'light' });
      const inLight = await axeViolations(page);
      expect.soft(inLight, `axe, light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await contrastViolations(page);
      expect.soft(inDark, `axe, dark, ${width} px`).toEqual([]);
      found.push(...inLight, ...inDark);
    }
    annotations.push({ type: violationsAnnotation, description: String(found.length) });
  });
}
