import type { Page } from '@playwright/test';

/**
 * Waits for the page's idle callbacks and for those that they start. Idle callbacks run in the
 * order of their requests. After the first callback, those of the page have run. After the second,
 * those that they have requested.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
