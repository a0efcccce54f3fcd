import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { idle } from '../idle.ts';
import { test } from '../test.ts';
import { answersOf, banner, choice, storeAnswer } from './consentBanner.ts';

/*
 * Visitors whose answer is missing, unreadable or incomplete get the consent banner. Others do not,
 * and load nothing for it.
 */

test.use({ storageState: firstVisit });

test.describe('a visitor who has not answered is asked', () => {
  test('by a region at the start of the page that leaves the rest usable', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.firstElementChild?.tagName)).toBe('SECTION');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(page).toHaveURL('/kontakt');
    await expect(banner(page)).toBeVisible();
  });

  test('on the next page, if the connection failed on the first', async ({ page }) => {
    await page.route('**/page-data/sq/d/*.json', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failed;
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(banner(page)).toBeVisible();
  });
});

for (const [format, stored] of [
  ['not JSON', 'functional'],
  ['of another program', '{"analytics":true}'],
  ['in an older format', '[{"id":"functional"}]'],
] as const) {
  test(`a visitor whose stored answer is ${format} is asked again`, async ({ page }) => {
    await storeAnswer(page.context(), stored);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
  });
}

test('a visitor is asked about a new function, with the earlier answers filled in', async ({
  page,
}) => {
  await storeAnswer(page.context(), answersOf({ maps: true }));
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    const more = html.replace('data-consents="functional maps', '$& videos');
    await route.fulfill({ body: more, contentType: 'text/html' });
  });
  await page.goto('/');
  await expect(choice(page, 'Karten')).toBeChecked();
});

test('a visitor who has answered is not asked, and loads nothing for the banner', async ({
  page,
}) => {
  await storeAnswer(page.context(), answersOf({}));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  const [, hash] = (await page.locator('style').getAttribute('data-build'))?.split(' ') ?? [];
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  const ofBanner = new RegExp(`/(banner|answers)-|/${hash}\\.json`);
  expect(loaded.filter((url) => ofBanner.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and there is no button that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('section[aria-labelledby=consent-heading]')).toHaveCount(0);
    await expect(page.locator('footer [data-consents]')).toBeHidden();
  });
});
