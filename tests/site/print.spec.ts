import { expect } from '@playwright/test';
import { test } from './test.ts';

/* On paper nothing can be opened or sent. */

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a printed news item ends with its text', async ({ page }) => {
  await page.goto('/aktuelles/jahrestagung-2027');
  await expect(page.getByText('Die Anmeldung öffnet Mitte Januar.')).toBeVisible();
  await expect(page.getByText('Mehr Neues')).toBeHidden();
});

test('a print begins with the name of the association and the address of the page', async ({
  page,
}) => {
  await page.goto('/aktuelles');
  await page.getByRole('link', { name: 'Jahrestagung 2027: Zuhören ist Handwerk' }).click();
  await expect(page.locator('main h1')).toHaveText('Jahrestagung 2027: Zuhören ist Handwerk');
  const lines = await page
    .locator('head > *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height > 0)
        .map((element) => element.getAttribute('content') ?? element.textContent),
    );
  expect(lines).toEqual([
    'Jahrestagung 2027: Zuhören ist Handwerk – Verband der Heilberufe Musterland e. V.',
    expect.stringMatching(/^https?:.*\/aktuelles\/jahrestagung-2027$/),
  ]);
  await page.emulateMedia({ media: 'screen' });
  expect(await page.evaluate(() => document.head.getClientRects().length)).toBe(0);
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
