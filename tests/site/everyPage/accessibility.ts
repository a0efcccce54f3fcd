import { expect, type Page } from '@playwright/test';
import { axeViolations, contrastViolations, layoutViolations } from '../../axe.ts';
import { resize } from '../../viewport.ts';
import { widths } from '../pages.ts';

const [phone, desktop] = widths;

interface AccessibilityOptions {
  /**
   * Whether to run the rules in each combination of layout and colour mode. This doubles the time.
   */
  readonly inEachSetting?: boolean;
}

/**
 * Checks WCAG 2.2 A and AA and axe's best practices in both layouts and both colour modes.
 *
 * A colour mode changes only colours, and a layout does not change the markup. So all rules run
 * once in the light narrow layout, and only the rules for colours or layout run in the dark wide
 * one. This finds every wrong colour that depends on the mode. Colours that depend on the layout,
 * too, are defined in components. Pages with `inEachSetting` contain all of these components.
 *
 * @param page in light mode and as wide as a phone; afterwards as wide as a desktop
 * @returns the number of violations
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
  // Change one setting in each step: every change makes the browser lay out or paint the whole page
  // again.
  expectNone(await axeViolations(page), `light, ${phone} px`);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (inEachSetting) expectNone(await contrastViolations(page), `dark, ${phone} px`);
  await resize(page, desktop);
  expectNone(await layoutViolations(page), `dark, ${desktop} px`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (inEachSetting) expectNone(await axeViolations(page), `light, ${desktop} px`);
  return found.length;
}
