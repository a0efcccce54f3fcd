import type { Page } from '@playwright/test';

/**
 * Waits until the page has something that it fetched, and has done with it what it wants to. That a response is
 * there, the browser knows before the page does.
 */
export async function takenIn(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).pathname === wanted),
    path,
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
