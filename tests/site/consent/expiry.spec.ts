import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { idle } from '../idle.ts';
import { test } from '../test.ts';
import { answer, banner, choice } from './consentBanner.ts';

/* An answer ends: a consent after a year, and every answer when the question changes. */

test.use({ storageState: firstVisit });

for (const { button, isAsked } of [
  { button: 'Alle Cookies erlauben', isAsked: true },
  { button: 'Alle Cookies ablehnen', isAsked: false },
]) {
  test(`${button}: ${isAsked ? 'asked again' : 'not asked'} after a year`, async ({ page }) => {
    await page.goto('/');
    await answer(page, button);
    await expect(banner(page)).toHaveCount(0);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 366 * 24 * 60 * 60 * 1000;
    });
    await page.goto('/kontakt');
    await idle(page);
    await expect(banner(page)).toHaveCount(isAsked ? 1 : 0);
    await expect(page.locator('main iframe')).toHaveCount(0);
    if (isAsked) await expect(choice(page, 'Karten')).not.toBeChecked();
  });

  test(`${button}: asked again when the question has changed`, async ({ page }) => {
    await page.goto('/');
    await answer(page, button);
    await expect(banner(page)).toHaveCount(0);
    await page.route('**/kontakt', async (route) => {
      const html = await (await route.fetch()).text();
      const changed = html.replace(/data-version="\w+"/, 'data-version="another"');
      await route.fulfill({ body: changed, contentType: 'text/html' });
    });
    await page.goto('/kontakt');
    await expect(choice(page, 'Karten')).not.toBeChecked();
    await expect(page.locator('main iframe')).toHaveCount(0);
  });
}
