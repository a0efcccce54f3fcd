import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { test } from '../test.ts';
import { choice, storedAnswers } from './consentBanner.ts';

/*
 * The signal Global Privacy Control has priority over the functions that a project has preselected.
 */

test.use({ storageState: firstVisit });

test.describe('Global Privacy Control', () => {
  for (const { title, isOn } of [
    { title: 'on: a preselected function is not ticked', isOn: true },
    { title: 'off: a preselected function is ticked', isOn: false },
  ]) {
    test(title, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value });
      }, isOn);
      // As in a project with `consent.preselect`.
      await page.route('**/page-data/sq/d/*.json', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({
          response,
          body: body.replace('name=\\"maps\\"', '$& checked=\\"\\"'),
        });
      });
      await page.goto('/');
      await expect(choice(page, 'Karten')).toBeChecked({ checked: !isOn });
      expect(await storedAnswers(page)).toBeNull();
      // Preloaded files may still be loading.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});
