import type { Page } from '@playwright/test';

/**
 * Resizes the window and waits until the page has the new size. Playwright's own wait takes as long
 * as the following measurement.
 */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (expected) => {
    do await new Promise(requestAnimationFrame);
    while (innerWidth !== expected);
  }, width);
}

/** The number of pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // An open panel may reserve space for a scrollbar, which makes this negative.
    return Math.max(0, scrollWidth - clientWidth);
  });
}
