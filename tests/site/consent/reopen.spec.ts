import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { unsavedQuestion } from '../unsavedQuestion.ts';
import { test } from '../test.ts';
import {
  allowedFunctions,
  answer,
  answersOf,
  banner,
  choice,
  settingsButton,
  storeAnswer,
} from './consentBanner.ts';

/* A visitor who has answered can open the banner again, and a project can show it again. */

test.use({ storageState: firstVisit });

test.describe('a visitor who has answered', () => {
  test('is asked again once in each visit, if the project wants this', async ({ page }) => {
    await storeAnswer(page.context(), answersOf({ maps: true }));
    await page.route('**/kontakt', async (route) => {
      const html = await (await route.fetch()).text();
      const shown = html.replace('data-consents=', 'data-show="" data-consents=');
      await route.fulfill({ body: shown, contentType: 'text/html' });
    });
    await page.goto('/kontakt');
    await expect(choice(page, 'Karten')).toBeChecked();
    await banner(page).getByRole('button', { name: 'Alle Cookies erlauben' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
    await expect(page).toHaveURL('/aktuelles');
    await expect(banner(page)).toHaveCount(0);
  });

  test('is asked again by the button in the footer, and goes back to it', async ({ page }) => {
    await storeAnswer(page.context(), answersOf({ maps: true }));
    await page.goto('/datenschutz');
    await settingsButton(page).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(choice(page, 'Karten')).toBeChecked();

    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(settingsButton(page)).toBeFocused();

    await settingsButton(page).click();
    await choice(page, 'Karten').uncheck();
    await answer(page, 'Ausgewählte Cookies erlauben');
    await expect(settingsButton(page)).toBeFocused();
    expect(await allowedFunctions(page)).toEqual(['functional']);
  });
});

test.describe('the button in the footer', () => {
  for (const [missing, files] of [
    ['its data', '**/page-data/sq/d/*.json'],
    ['its script', '**/assets/banner-*.js'],
  ] as const) {
    test(`reports that ${missing} cannot be loaded, and typed text stays`, async ({ page }) => {
      await storeAnswer(page.context(), answersOf({ maps: true }));
      await page.route(files, (route) => route.abort());
      // Also block the script that asks before unsaved input is lost, so that the browser asks.
      await page.route(unsavedQuestion, (route) => route.abort());
      await page.goto('/kontakt');
      const name = page.getByRole('textbox', { name: /^Name/ });
      await name.click();
      await page.keyboard.type('Erika');
      const message = new Promise((resolve) => {
        page.once('dialog', (dialog) => {
          resolve(dialog.message());
          void dialog.accept();
        });
      });
      await settingsButton(page).click();
      expect(await message).toBe('Die Cookie Einstellungen lassen sich gerade nicht laden.');
      await expect(name).toHaveValue('Erika');

      await page.unrouteAll();
      await settingsButton(page).click();
      await expect(banner(page).getByRole('heading')).toBeFocused();
    });
  }
});
