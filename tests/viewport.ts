import type { Page } from '@playwright/test';

/**
 * Gives the window a size, and waits until the page has taken it. Playwright's way to wait costs as
 * much as what is measured afterwards.
 */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (expected) => {
    do await new Promise(requestAnimationFrame);
    while (innerWidth !== expected);
  }, width);
}

/** How many pixels of the page lie beyond the window's edge, where one has to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // An open panel may keep the place of a scrollbar free, which is then less than the width.
    return Math.max(0, scrollWidth - clientWidth);
  });
}
