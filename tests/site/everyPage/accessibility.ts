import { expect, type Page } from '@playwright/test';
import { axeViolations, contrastViolations } from '../../axe.ts';
import { resize } from '../../viewport.ts';
import { widths } from '../pages.ts';

/**
 * WCAG 2.2 A and AA and axe's best practice, in both layouts and colour modes, on the page as it is
 * shown. In the dark only what is about colours is asked again, since nothing else has changed.
 *
 * @returns how many violations there are
 */
export async function expectAccessible(page: Page): Promise<number> {
  const found: string[] = [];
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
  await page.emulateMedia({ colorScheme: 'light' });
  return found.length;
}
