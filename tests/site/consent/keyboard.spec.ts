import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { resize } from '../../viewport.ts';
import { test } from '../test.ts';
import { allowedFunctions, banner, choice } from './consentBanner.ts';

/* The banner can be reached and answered by keyboard, and never covers the focused element. */

test.use({ storageState: firstVisit });

test('the question is the first stop, before the skip link', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused();
  for (const _ of ['none', 'all', 'details']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice(page, 'Karten')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await allowedFunctions(page)).toEqual(['functional', 'maps']);
});

for (const width of [360, 1280]) {
  test(`the focused element is never behind the banner, ${width} px`, async ({ page }) => {
    await resize(page, width);
    await page.goto('/kontakt');
    await expect(banner(page)).toBeVisible();
    await page.locator('main h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(coveredByBanner);
      if (focused === undefined) break;
      if (focused.isCovered) covered.push(focused.html);
    }
    expect(covered).toEqual([]);
  });
}

/** Runs in the browser. Returns nothing if the focus is outside the main region and the footer. */
function coveredByBanner(): { html: string; isCovered: boolean } | undefined {
  const focused = document.activeElement;
  const region = document.querySelector('section[aria-labelledby=consent-heading]');
  if (!focused || focused === document.body || region?.contains(focused)) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const over = region?.getBoundingClientRect();
  const isCovered =
    over !== undefined &&
    left >= over.left &&
    right <= over.right &&
    top >= over.top &&
    bottom <= over.bottom;
  return { html: focused.outerHTML.slice(0, 120), isCovered };
}
