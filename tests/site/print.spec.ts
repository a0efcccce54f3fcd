import { expect } from '@playwright/test';
import { test } from './test.ts';

/* On paper nothing can be opened or sent. */

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a printed news item ends with its text', async ({ page }) => {
  await page.goto('/aktuelles/jahrestagung-2027');
  await expect(page.getByText('Die Anmeldung öffnet Mitte Januar.')).toBeVisible();
  await expect(page.getByText('Mehr Neues')).toBeHidden();
});

for (const path of ['/', '/kontakt', '/wer-wir-sind/vorstand', '/aktuelles']) {
  test(`the print of ${path} has no icons of links and no buttons`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('a svg, main button').filter({ visible: true })).toHaveCount(0);
  });
}

test('the print of the home page does not invite to press anything', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Mitglied werden' })).toHaveCount(0);
});
