import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { test } from '../test.ts';
import { banner } from './consentBanner.ts';

/* Consent must be informed: the banner names providers, countries and the right to withdraw. */

test.use({ storageState: firstVisit });

test('the banner names the provider and the right to withdraw before its details are opened', async ({
  page,
}) => {
  await page.goto('/');
  const first = banner(page).locator('p').first();
  await expect(first).toContainText('Inhalte von Google Maps laden wir nur mit Ihrer Erlaubnis');
  await expect(first).toContainText('jederzeit widerrufen');
  await banner(page).locator('summary').click();
  const details = banner(page).locator('details');
  await expect(details).toContainText('widerrufen: mit „Cookie Einstellungen“ am Ende jeder Seite');
  await expect(details).toContainText('Google Ireland Limited, Dublin');
  await expect(details).toContainText('Vereinigte Staaten (Angemessenheitsbeschluss');
  await expect(details).toContainText('wie lange Cookies bleiben, bestimmt der Anbieter');
});
