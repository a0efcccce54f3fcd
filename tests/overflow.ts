import type { Page } from '@playwright/test';

/** How many pixels of the page lie beyond the window's edge, where one has to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
