import { expect, type Page } from '@playwright/test';
import { axeViolations, contrastViolations } from '../../axe.ts';
import { resize } from '../../viewport.ts';
import { widths } from '../pages.ts';

const [phone, desktop] = widths;

/**
 * WCAG 2.2 A and AA and axe's best practice, in both layouts and colour modes, on the page as it is
 * shown. In the dark only what is about colours is asked again, since nothing else has changed.
 *
 * @param page in the light, as wide as a phone; it is left as wide as a desktop
 * @returns how many violations there are
 */
export async function expectAccessible(page: Page): Promise<number> {
  const found: string[] = [];
  const expectNone = (violations: readonly string[], setting: string) => {
    expect.soft(violations, `axe, ${setting}`).toEqual([]);
    found.push(...violations);
  };
  // Each step changes one thing, since all of the page is laid out or painted anew for it.
  expectNone(await axeViolations(page), `light, ${phone} px`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expectNone(await contrastViolations(page), `dark, ${phone} px`);
  await resize(page, desktop);
  expectNone(await contrastViolations(page), `dark, ${desktop} px`);
  await page.emulateMedia({ colorScheme: 'light' });
  expectNone(await axeViolations(page), `light, ${desktop} px`);
  return found.length;
}
