import { test as base, type Browser, type Page } from '@playwright/test';
import { answeredAt } from '../answered.ts';

/**
 * A test with a visitor who goes from page to page in one window, which is much quicker than a new
 * browser profile for each page. Where a first visit matters, tests take Playwright's own `page`.
 */
export const test = base.extend<object, { visitor: Page; withoutScripts: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const page = await openWindow(browser, project.use.baseURL!);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** The same where JavaScript is turned off. */
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const page = await openWindow(browser, project.use.baseURL!, { javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** A window of somebody who has answered the question of consent. */
export function openWindow(
  browser: Browser,
  baseURL: string,
  { javaScriptEnabled = true } = {},
): Promise<Page> {
  return browser.newPage({
    baseURL,
    storageState: answeredAt(baseURL),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    javaScriptEnabled,
  });
}
