import type { Page } from '@playwright/test';

/**
 * Waits until a page has done what it puts off until there is no other work, and what follows from it.
 * Callbacks run in the order in which they are asked for: with the first, those of the page have run,
 * with the second, those that these have asked for.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
