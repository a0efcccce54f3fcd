import type { Page } from '@playwright/test';

/**
 * Waits until the page has processed a fetched file. The browser has the response before the page
 * does.
 */
export async function whenProcessed(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).pathname === wanted),
    path,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}
