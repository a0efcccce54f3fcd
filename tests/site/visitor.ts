import { test as base, type Page } from '@playwright/test';
import { answeredAt } from '../answered.ts';

/**
 * A test with a visitor who goes from page to page in one window, which is much quicker than a new
 * browser profile for each page. Where a first visit matters, tests take Playwright's own `page`.
 */
export const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage({
        baseURL: baseURL!,
        storageState: answeredAt(baseURL!),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
