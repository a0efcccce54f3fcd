import { expect, type Page } from '@playwright/test';
import { axeViolations, contrastViolations } from '../../axe.ts';
import { searchPages } from '../pages.ts';
import { test } from '../traveller.ts';
import { field, results, status, titles } from './searchPage.ts';

/* The search works with a screen reader and with only the keyboard, and passes axe. */

test('a screen reader gets a form, the number of results, and results', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=satzung');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Suche" [level=1]
      - paragraph: Durchsuchen Sie alle Seiten und Meldungen unserer Website.
      - search:
        - text: Suchbegriff
        - searchbox "Suchbegriff": satzung
        - button "Suchen"
      - status: /\\d+ Ergebnisse für „satzung“/
      - list
  `);
});

test('a visitor can search with only the keyboard', async ({ traveller: { page, address } }) => {
  await page.goto('/');
  const link = page.locator('header').getByRole('link', { name: 'Suche' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche');
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('satzung');
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toHaveText('Satzung');
  await expect(field(page)).toBeFocused();
  // The button, the kinds of results, the first result.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Satzung');
  expect(address()).toBe('/service/satzung');
});

test.describe('results pass axe, in light and dark', () => {
  for (const path of searchPages) {
    test(path, async ({ traveller: { page } }) => {
      await page.goto(`${path}?q=2026`);
      await expect(results(page).first()).toBeVisible();
      await expectAccessibleInBothModes(page);
      await page.goto(`${path}?q=xyzzy`);
      await expect(status(page)).not.toHaveText('');
      await expectAccessibleInBothModes(page);
    });
  }
});

/** Runs all rules in light mode, and those about colours in dark mode. */
async function expectAccessibleInBothModes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page), 'dark').toEqual([]);
}
