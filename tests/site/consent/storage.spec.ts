import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { test } from '../test.ts';
import { answer, banner, storedAnswers } from './consentBanner.ts';

/* How an answer is stored, and what happens where the browser does not store it. */

test.use({ storageState: firstVisit });

test.describe('an answer', () => {
  test('is kept with its time and the version of the question, which is the same on all pages', async ({
    page,
  }) => {
    const before = Date.now();
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    const value = await page.evaluate(() => localStorage.getItem('int-consents-time'));
    const [time = '', version, until] = value?.split(' ') ?? [];
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    // A year of 365 days.
    expect(Number(until)).toBe(Date.parse(time) + 31_536_000_000);
    for (const path of ['/', '/en/contact', '/fr/']) {
      await page.goto(path);
      await expect(page.locator('footer [data-consents]')).toHaveAttribute(
        'data-version',
        version!,
      );
    }
  });

  test('is kept as a list of consent entries', async ({ page }) => {
    await page.goto('/en/');
    await banner(page).getByRole('button', { name: 'Allow all cookies' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect((await storedAnswers(page))?.find(({ function_id }) => function_id === 'maps')).toEqual({
      function_id: 'maps',
      display_name: 'Maps',
      description: expect.stringContaining('IP address') as unknown,
      link: '/en/privacy#external-content',
      default_on: false,
      consentGiven: true,
      locked: false,
    });
  });

  for (const { trouble, method } of [
    { trouble: 'forbidden', method: 'getItem' },
    { trouble: 'full', method: 'setItem' },
  ] as const) {
    test(`is kept until the document is left where storage is ${trouble}`, async ({ page }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }, method);
      await page.goto('/');
      await answer(page, 'Alle Cookies ablehnen');
      await expect(banner(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
      await expect(page).toHaveURL('/kontakt');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(banner(page)).toHaveCount(0);
    });
  }
});
