import { expect } from '@playwright/test';
import { idle } from '../idle.ts';
import { test } from '../traveller.ts';
import { field, results, status } from './searchPage.ts';

/* The search loads nothing before it is used, and shows results at the first letter. */

test('no file of the search is loaded before a visitor uses it', async ({
  traveller: { page, follow },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forSearch = () => asked.filter((path) => /search-index|searchPage/.test(path));
  await page.goto('/kontakt');
  await idle(page);
  await follow('/suche');
  await expect(page.locator('main h1')).toHaveText('Suche');
  await idle(page);
  expect(forSearch()).toEqual([]);
  await field(page).focus();
  await field(page).fill('satzung');
  await expect(results(page).first()).toBeVisible();
  expect(forSearch()).toContain('/search-index/de.json');
});

test('results come with the first letter, their number and texts after a pause', async ({
  traveller: { page, address },
}) => {
  await page.clock.install();
  await page.goto('/suche');
  await page.clock.pauseAt(Date.now() + 60_000);
  const excerpt = results(page).first().locator('p + p');
  await field(page).press('s');
  await expect(results(page)).toHaveCount(10);
  await expect(status(page)).toBeEmpty();
  await expect(excerpt).toBeEmpty();
  expect(address()).toBe('/suche');

  await page.clock.runFor(250);
  await expect(status(page)).toHaveText(/^\d+ Ergebnisse für „s“$/);
  await expect(excerpt).not.toBeEmpty();
  // One letter begins too many words to mark them.
  await expect(results(page).locator('mark')).toHaveCount(0);
  expect(address()).toBe('/suche?q=s');
});
