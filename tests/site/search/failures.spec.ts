import { expect, type Page } from '@playwright/test';
import {
  pagesPerPart,
  type PagesPart,
  type SearchIndexList,
  type WordsPart,
} from '../../../contract/search.ts';
import { test } from '../traveller.ts';
import { moreButton, results, titles } from './searchPage.ts';

/* The search reports files that are missing, loads replaced ones again, and shows what it has. */

test.describe('files that cannot be loaded', () => {
  for (const [file, missing] of [
    ['the list of the index', /^\/search-index\/de\.json/],
    ['the parts of the index', /^\/search-index\/parts\//],
  ] as const) {
    test(`without ${file}, a message and a link to all pages are shown`, async ({
      traveller: { page },
    }) => {
      await page.context().route(
        (url) => missing.test(url.pathname),
        (route) => route.abort(),
      );
      await page.goto('/suche?q=satzung');
      await expect(page.getByText(/nicht möglich/)).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: /Übersicht/ })).toBeVisible();
    });
  }

  test('without the text of a page, its result has no excerpt', async ({ traveller: { page } }) => {
    await page.context().route('**/page-data/service/satzung/**', (route) => route.abort());
    await page.goto('/suche?q=satzung');
    await expect(results(page).nth(1).locator('mark').first()).toBeVisible();
    await expect(titles(page).first()).toHaveText('Satzung');
    await expect(results(page).first().locator('mark')).toHaveCount(0);
    await expect(page.getByText(/nicht möglich/)).toBeHidden();
  });
});

test('further results that cannot be loaded leave the first ones, and load at the next attempt', async ({
  traveller: { page },
}) => {
  const answered = await serveLargeIndex(page);
  // All titles of a site of this size are fetched early, before a visitor asks for more results.
  answered.delete('later');
  await page.goto('/suche?q=heilberufe');
  await expect(results(page)).toHaveCount(10);
  await moreButton(page).click();
  await expect(page.getByText(/nicht möglich/)).toBeVisible();
  await expect(results(page)).toHaveCount(10);

  answered.add('later');
  await moreButton(page).click();
  await expect(results(page)).toHaveCount(12);
  await expect(page.getByText(/nicht möglich/)).toBeHidden();
});

test('an index that a newer build has replaced is loaded again', async ({
  traveller: { page },
}) => {
  let asked = 0;
  await page.context().route('**/search-index/de.json', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const list = (await response.json()) as { wordParts: [string, string][] };
    const wordParts = list.wordParts.map(([word]) => [word, '00000000']);
    await route.fulfill({ response, json: asked === 1 ? { ...list, wordParts } : list });
  });
  await page.goto('/suche?q=satzung');
  await expect(titles(page).first()).toHaveText('Satzung');
  expect(asked).toBe(2);
  await page.context().unrouteAll({ behavior: 'wait' });
});

test('a page that was deleted since is shown without an excerpt', async ({
  traveller: { page },
}) => {
  await page
    .context()
    .route('**/page-data/service/satzung/*', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
  await page.goto('/suche?q=satzung');
  await expect(titles(page).first()).toHaveText('Satzung');
  await expect(results(page).first().locator('mark')).toHaveCount(0);
  await expect(results(page).nth(1).locator('mark').first()).toBeVisible();
  await page.context().unrouteAll({ behavior: 'wait' });
});

/**
 * Replaces the index by one of a large site, which has its pages in several parts.
 *
 * @returns the parts that are answered; remove one to have it fail
 */
async function serveLargeIndex(page: Page): Promise<Set<string>> {
  const list: SearchIndexList = {
    ...{ pages: pagesPerPart + 2, kinds: [['page', pagesPerPart + 2]] },
    ...{ pageParts: ['first', 'later'], wordParts: [['0', 'words']], words: 'all' },
  };
  const pages: PagesPart = Array(pagesPerPart).fill(['/service/satzung', 'Satzung', 'Service']);
  // Ten pages of the first part, and two of the next: differences between positions, and weights.
  const found = [...Array.from({ length: 10 }, () => [1, 9]), [pagesPerPart - 10, 1], [1, 1]];
  const words: WordsPart = [['heilberufe', found.flat()]];
  const parts: Readonly<Record<string, object>> = {
    ...{ de: list, first: pages, later: pages.slice(0, 2), words },
  };
  const answered = new Set(Object.keys(parts));
  await page.context().route('**/search-index/**', (route) => {
    const [name = ''] = /\w+(?=\.json)/.exec(route.request().url()) ?? [];
    return answered.has(name) ? route.fulfill({ json: parts[name] }) : route.abort();
  });
  return answered;
}
