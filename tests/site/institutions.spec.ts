import { expect } from '@playwright/test';
import { test } from './test.ts';

const path = '/adt/ausbildungsstaetten';

test('the filter is in the address, and Back undoes it', async ({ page }) => {
  await page.goto(path);
  const schools = page.locator('main h4:visible');
  await expect(schools).toHaveCount(14);
  // The list of states in the filter does the same.
  await expect(page.getByRole('navigation', { name: 'Länder' })).toBeHidden();

  await page.getByLabel('Land', { exact: true }).selectOption('Probeland');
  await expect(page.locator('main').getByRole('status')).toHaveText(
    '2 von 14 Ausbildungsstätten (Probeland)',
  );
  await expect(schools).toHaveCount(2);
  await page.getByLabel('Zeitform').selectOption('Vollzeit');
  await expect(schools).toHaveText(['Freie Schule für Therapieberufe']);
  await expect.poll(() => new URL(page.url()).search).toBe('?state=probeland&time=full_time');

  await page.goBack();
  await expect(schools).toHaveCount(2);
  await expect(page.getByLabel('Zeitform')).toHaveValue('');
  await page.goBack();
  await expect(schools).toHaveCount(14);
  // Filtering does not change the page, so the heading does not get the focus again.
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('an address with a choice is obeyed at once', async ({ page }) => {
  await page.goto(`${path}?kind=specialist&state=exempelland`);
  await expect(page.locator('main h4:visible')).toHaveText(['Werkstatt für Manualtherapie']);
});

test('if nothing matches, the page says what to do, and Reset shows all', async ({ page }) => {
  await page.goto(`${path}?kind=continuing&state=exempelland&time=full_time`);
  await expect(page.locator('main').getByRole('status')).toContainText(
    'lassen Sie ein Merkmal weg',
  );
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page.locator('main h4:visible')).toHaveCount(14);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a choice survives a visit to another page', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Land', { exact: true }).selectOption('Nachbarland');
  await expect(page.locator('main h4:visible')).toHaveCount(3);
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h4:visible')).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all are there, with links to the states, and no filter', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h4:visible')).toHaveCount(14);
    await expect(page.getByRole('navigation', { name: 'Länder' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('search')).toBeHidden();
  });
});
