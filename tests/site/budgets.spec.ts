import { expect } from '@playwright/test';
import { firstVisit } from '../answered.ts';
import { budgets, compressedSize, load, sum } from './everyPage/budgets.ts';
import { test } from './test.ts';

/* everyPage.spec.ts checks the budgets of each page, during its only visit to the page. */
test.use({ storageState: firstVisit });

test('the question of consent, until it is answered', async ({ page }) => {
  const loaded = load(page);
  await page.goto('/service/satzung');
  const { scripts } = await loaded();
  const banner = scripts.filter((script) => script.includes('scrollPaddingBottom'));
  expect(banner).toHaveLength(1);
  expect(sum(banner.map(compressedSize))).toBeLessThanOrEqual(budgets.consentBanner);
});
