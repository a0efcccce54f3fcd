import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { idle } from '../idle.ts';
import { test } from '../test.ts';
import {
  allFunctions,
  allowedFunctions,
  answer,
  banner,
  choice,
  openChoices,
} from './consentBanner.ts';

/* Each button of the banner stores its answer and closes the banner, in all tabs. */

test.use({ storageState: firstVisit });

test.describe('an answer', () => {
  for (const { button, ticked, expected } of [
    { button: 'Alle Cookies ablehnen', ticked: ['Karten'], expected: ['functional'] },
    { button: 'Ausgewählte Cookies erlauben', ticked: [], expected: ['functional'] },
    {
      button: 'Ausgewählte Cookies erlauben',
      ticked: ['Karten'],
      expected: ['functional', 'maps'],
    },
    { button: 'Alle Cookies erlauben', ticked: [], expected: allFunctions },
  ]) {
    test(`${button}, ticked: ${ticked.join() || 'nothing'}`, async ({ page }) => {
      await page.goto('/kontakt');
      if (ticked.length > 0 || button.startsWith('Ausgewählte')) await openChoices(page);
      for (const name of ticked) await choice(page, name).check();
      await answer(page, button);

      await expect(banner(page)).toHaveCount(0);
      expect(await allowedFunctions(page)).toEqual(expected);
      await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeAttached();
      await expect(page.getByRole('main')).toBeFocused();

      await page.reload();
      await idle(page);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('is still known on the next page without a new document', async ({ page }) => {
    await page.goto('/kontakt');
    await answer(page, 'Alle Cookies ablehnen');
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('/impressum');
    await idle(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('does not change the scroll position', async ({ page }) => {
    await page.goto('/service/satzung');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await answer(page, 'Alle Cookies ablehnen');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('that comes before its script has loaded counts once', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/answers-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toBeVisible();
    release();
    await expect(banner(page)).toHaveCount(0);
    expect(await allowedFunctions(page)).toEqual(allFunctions);
  });

  test('given in one tab closes the banner of another', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/kontakt');
    await expect(banner(page)).toBeVisible();
    await answer(other, 'Alle Cookies ablehnen');
    await expect(banner(other)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });
});
