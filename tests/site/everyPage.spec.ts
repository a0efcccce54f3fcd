import { expect, test as base, type Page } from '@playwright/test';
import { firstVisit } from '../answered.ts';
import { resize } from '../viewport.ts';
import { accessibilityTag, violationsAnnotation } from './accessibilityReporter.ts';
import { expectAccessible } from './everyPage/accessibility.ts';
import { watchBudgets } from './everyPage/budgets.ts';
import { watchShifts } from './everyPage/layoutShift.ts';
import { watchPrivacy } from './everyPage/privacy.ts';
import { expectReflow } from './everyPage/reflow.ts';
import { pages, widths } from './pages.ts';
import { openWindow } from './visitor.ts';

/**
 * Each page is visited twice for all that is asked of it: by somebody new, in a browser profile of
 * its own, and by somebody who has answered the question of consent and goes from page to page in
 * one window. No check ends a visit, so that one run tells all that is wrong with a page.
 */
const [phone, desktop] = widths;

interface Reader {
  readonly page: Page;
  readonly expectNoShifts: (setting: string) => Promise<void>;
}

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const page = await openWindow(browser, project.use.baseURL!);
      await use({ page, expectNoShifts: await watchShifts(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.describe('a first visit', () => {
  test.use({
    // What it does and says in its background must hold the promise, too.
    serviceWorkers: 'allow',
    storageState: firstVisit,
    viewport: { width: desktop, height: 800 },
  });

  for (const sitePage of pages) {
    test(sitePage.path, async ({ page, baseURL }) => {
      const expectPrivacy = await watchPrivacy(page, baseURL!);
      const expectWithinBudgets = watchBudgets(page);
      const expectNoShifts = await watchShifts(page);

      const response = await page.goto(sitePage.path, { waitUntil: 'networkidle' });

      expect.soft(response?.status()).toBe(sitePage.status);
      // Before anybody scrolls, which may load more. The banner, too, moves nothing.
      await test.step('budgets', () => expectWithinBudgets(sitePage));
      await test.step('layout shift', () => expectNoShifts(`${desktop} px`));
      await test.step('privacy', () => expectPrivacy(sitePage));
    });
  }
});

test.describe('reading', () => {
  for (const { path } of pages) {
    test(path, { tag: accessibilityTag }, async ({ reader }, { annotations }) => {
      const { page, expectNoShifts } = reader;
      await resize(page, phone);

      await page.goto(path);

      await test.step('layout shift', () => expectNoShifts(`${phone} px`));
      const violations = await test.step('axe', () => expectAccessible(page));
      annotations.push({ type: violationsAnnotation, description: String(violations) });
      await test.step('reflow', () => expectReflow(page));
    });
  }
});
