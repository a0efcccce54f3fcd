import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../traveller.ts';
import { field, results, status, titles } from './searchPage.ts';

/*
 * The address contains the query, so reloads, links, and back and forward show its results again.
 */

test.describe('the address contains the query', () => {
  test('typing changes it, submitting keeps it, back and forward follow it', async ({
    traveller: { page, address, documents },
  }) => {
    await page.goto('/suche');
    await field(page).fill('beitr');
    await expect.poll(address).toBe('/suche?q=beitr');
    await field(page).fill('beitrag');
    await field(page).press('Enter');
    await expect(status(page)).toContainText('„beitrag“');
    await field(page).fill('vorstand');
    await field(page).press('Enter');
    await expect(status(page)).toContainText('„vorstand“');
    await expect.poll(address).toBe('/suche?q=vorstand');

    await page.goBack();
    await expect(status(page)).toContainText('„beitrag“');
    expect(address()).toBe('/suche?q=beitrag');
    await expect(field(page)).toHaveValue('beitrag');
    await page.goBack();
    await expect(status(page)).toBeEmpty();
    expect(address()).toBe('/suche');
    await expect(results(page).first()).toBeHidden();
    await page.goForward();
    await expect(status(page)).toContainText('„beitrag“');
    expect(documents()).toBe(1);

    await page.reload();
    await expect(status(page)).toContainText('„beitrag“');
    await expect(field(page)).toHaveValue('beitrag');
  });

  test('a visitor comes back from a page to the results, without the question about unsaved input', async ({
    traveller: { page, documents, heading },
  }) => {
    const last = await openLastResult(page, 'vorstand');
    await expect(heading).not.toHaveText('Suche');
    await page.goBack();
    await expect(heading).toHaveText('Suche');
    await expect(status(page)).toContainText('„vorstand“');
    await expect(last).toBeInViewport();
    expect(documents()).toBe(1);
  });

  test('a visitor comes back to the last result, although the search starts late', async ({
    traveller: { page, heading },
  }) => {
    const last = await openLastResult(page, 'vorstand');
    await expect(heading).not.toHaveText('Suche');
    // The new document has no script of the search yet.
    await page.reload();
    const late = Promise.withResolvers<undefined>();
    await page.context().route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('addExcerpt')) await late.promise;
      await route.fulfill({ response });
    });
    await page.goBack();
    await expect(heading).toHaveText('Suche');
    // The page stores its position 100 ms after it has scrolled. A later timer runs later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    late.resolve(undefined);
    await expect(status(page)).toContainText('„vorstand“');
    await expect(last).toBeInViewport();
  });
});

test('the form of the 404 page leads to the search page at once, without an error', async ({
  traveller: { page },
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/nirgendwo');
  await field(page).fill('satzung');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=satzung$/);
  await expect(titles(page).first()).toHaveText('Satzung');
  expect(errors).toEqual([]);
});

/** Searches for these words, and opens the page of the last result that is shown. Returns the link to it. */
async function openLastResult(page: Page, words: string): Promise<Locator> {
  await page.goto('/suche');
  await field(page).fill(words);
  await expect(status(page)).toContainText(`„${words}“`);
  const last = results(page).last().getByRole('link');
  await last.click();
  return last;
}
