import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { test } from '../test.ts';
import {
  allFunctions,
  allowedFunctions,
  answer,
  banner,
  choice,
  settingsButton,
  storedAnswers,
} from './consentBanner.ts';

/*
 * Specification, section 4: reset deletes the stored record, and without a record the banner shows.
 */

test.use({ storageState: firstVisit });

test.describe('an answer', () => {
  test('is deleted by a button of the banner, which stays open', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page).getByRole('button', { name: 'Zurücksetzen' })).toBeHidden();
    await banner(page).getByRole('button', { name: 'Alle Cookies erlauben' }).click();
    await expect(banner(page)).toHaveCount(0);
    await settingsButton(page).click();
    await expect(choice(page, 'Karten')).toBeChecked();
    await banner(page).getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(choice(page, 'Karten')).not.toBeChecked();
    expect(await storedAnswers(page)).toBeNull();
    await page.goto('/kontakt');
    await expect(banner(page)).toBeVisible();
  });

  test('can be given in the banner that has just deleted one', async ({ page }) => {
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    await settingsButton(page).click();
    await banner(page).getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(choice(page, 'Karten')).not.toBeChecked();
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    expect(await allowedFunctions(page)).toEqual(allFunctions);
    await settingsButton(page).click();
    await expect(choice(page, 'Karten')).toBeChecked();
  });

  test('deleted in one tab is asked for again in the other on its next page', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/info');
    await other.evaluate(() => localStorage.removeItem('int-consents'));
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(banner(page)).toBeVisible();
  });
});
