import { expect, type Page } from '@playwright/test';
import { axeViolations, contrastViolations, layoutViolations } from '../../axe.ts';
import { resize } from '../../viewport.ts';
import { widths } from '../pages.ts';

const [phone, desktop] = widths;

interface AccessibilityOptions {
  /** Whether to run the rules in each combination of layout and colour mode, which takes as long again. */
  readonly inEachSetting?: boolean;
}

/**
 * WCAG 2.2 A and AA and axe's best practice, in both layouts and colour modes, on the page as it is
 * shown.
 *
 * Another colour mode changes colours only, and another layout no markup. All rules therefore run on a
 * phone in the light, and on a desktop in the dark those that look at colours or at the layout. An
 * element in a wrong colour is found in one of both: a colour goes by the mode, and where it goes by the
 * layout as well, a style of a component says so, which the pages with `inEachSetting` have all of.
 *
 * @param page in the light, as wide as a phone; it is left as wide as a desktop
 * @returns how many violations there are
 */
export async function expectAccessible(
  page: Page,
  { inEachSetting = true }: AccessibilityOptions = {},
): Promise<number> {
  const found: string[] = [];
  const expectNone = (violations: readonly string[], setting: string) => {
    expect.soft(violations, `axe, ${setting}`).toEqual([]);
    found.push(...violations);
  };
  // Each step changes one thing, since all of the page is laid out or painted anew for it.
  expectNone(await axeViolations(page), `light, ${phone} px`);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (inEachSetting) expectNone(await contrastViolations(page), `dark, ${phone} px`);
  await resize(page, desktop);
  expectNone(await layoutViolations(page), `dark, ${desktop} px`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (inEachSetting) expectNone(await axeViolations(page), `light, ${desktop} px`);
  return found.length;
}
