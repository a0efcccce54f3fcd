import { expect } from '@playwright/test';
import { firstVisit } from '../answered.ts';
import { resize } from '../viewport.ts';
import { accessibilityTag, violationsAnnotation } from './accessibilityReporter.ts';
import { expectAccessible } from './everyPage/accessibility.ts';
import { watchBudgets } from './everyPage/budgets.ts';
import { watchShifts } from './everyPage/layoutShift.ts';
import { expectOtherCheckersAgree } from './everyPage/otherCheckers.ts';
import { watchPrivacy } from './everyPage/privacy.ts';
import { expectReflow } from './everyPage/reflow.ts';
import { pages, widths } from './pages.ts';
import { isSampled, sampledPages, templatePages } from './sample.ts';
import { test } from './test.ts';

/**
 * Visits each page once and runs all checks that apply to every page. The visitor has answered the
 * consent question and stays in one window. A sample of pages is visited a second time by a new
 * visitor in a new browser profile. A failed check does not end a visit, so one run reports all
 * problems of a page.
 */
const [phone, desktop] = widths;

test.describe('a first visit', () => {
  test.use({
    // Requests and log messages of the service worker must respect the visitor's privacy, too.
    serviceWorkers: 'allow',
    storageState: firstVisit,
    viewport: { width: desktop, height: 800 },
  });

  for (const sitePage of sampledPages) {
    test(sitePage.path, async ({ page, baseURL }) => {
      const expectPrivacy = await watchPrivacy(page, baseURL!);
      const expectWithinBudgets = watchBudgets(page);
      const expectNoShifts = await watchShifts(page);
      // The service worker's installation is the last thing that a first visit starts.
      const isInstalled = page.waitForEvent('console', (message) =>
        message.text().endsWith('Service worker: activated'),
      );

      const response = await page.goto(sitePage.path);
      await isInstalled;

      expect.soft(response?.status()).toBe(sitePage.status);
      // Check before scrolling, which may load more files. The banner must not shift the page
      // either.
      await test.step('budgets', () => expectWithinBudgets(sitePage));
      await test.step('layout shift', () => expectNoShifts(`${desktop} px`));
      await test.step('privacy', () => expectPrivacy(sitePage));
    });
  }
});

test.describe('reading', () => {
  for (const sitePage of pages) {
    const { path, status, html } = sitePage;
    const tag = [accessibilityTag, ...(templatePages.has(sitePage) ? ['@template'] : [])];
    test(path, { tag }, async ({ reader }, { annotations }) => {
      const { page, expectNoShifts, expectConduct } = reader;
      await resize(page, phone);

      const response = await page.goto(path);

      expect.soft(response?.status()).toBe(status);
      await test.step('layout shift', () => expectNoShifts(`${phone} px`));
      const violations = await test.step('axe', () =>
        expectAccessible(page, { inEachSetting: isSampled(sitePage) }));
      annotations.push({ type: violationsAnnotation, description: String(violations) });
      await test.step('reflow', () => expectReflow(page));
      await test.step('conduct', () => expectConduct(sitePage));
      // Last, because it opens everything that is closed.
      if (templatePages.has(sitePage) || html.includes('scope="rowgroup"')) {
        await test.step('other checkers', () => expectOtherCheckersAgree(page));
      }
    });
  }
});
