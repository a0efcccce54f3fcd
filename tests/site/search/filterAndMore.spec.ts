import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { field, moreButton, results, status } from './searchPage.ts';

/* Visitors can limit the results to one kind of page, and ask for more than the first ten. */

test('results are narrowed down to news by keyboard, kept in the address, and shown again on return', async ({
  traveller: { page, address, heading },
}) => {
  await page.goto('/suche');
  await field(page).fill('mitglieder');
  await expect(status(page)).toContainText('„mitglieder“');
  const all = page.getByRole('radio', { name: /^Alles/ });
  const news = page.getByRole('radio', { name: /^Meldungen/ });
  const [count] = /\d+$/.exec(await page.getByText(/^Meldungen \d+$/).innerText()) ?? [];
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(news).toBeFocused();
  await expect(status(page)).toHaveText(new RegExp(`^${count} Ergebnisse? für „mitglieder“$`));
  expect(address()).toBe('/suche?q=mitglieder&kind=news');
  // News have a date.
  for (const result of await results(page).all()) {
    await expect(result.locator('p').first()).toHaveText(/ · \d+\. \S+ \d{4}$/);
  }

  await results(page).first().getByRole('link').click();
  await expect(heading).not.toHaveText('Suche');
  await page.goBack();
  await expect(news).toBeChecked();
  await expect(status(page)).toHaveText(new RegExp(`^${count} `));

  // A new query searches everything again.
  await field(page).fill('mitglied');
  await expect(status(page)).toContainText('„mitglied“');
  await expect(all).toBeChecked();
  expect(address()).toBe('/suche?q=mitglied');
});

test('more results are shown on demand, and the focus goes to the first of them', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=verband');
  await expect(results(page)).toHaveCount(10);
  await moreButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(10).getByRole('link')).toBeFocused();
  expect(await results(page).count()).toBeGreaterThan(10);
});
