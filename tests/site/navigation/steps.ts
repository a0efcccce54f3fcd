import { expect, type Page } from '@playwright/test';

/* Steps that several tests of navigation share. */

/** Scrolls, and waits until the history has the position. */
export async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await waitUntilRemembered(page, y);
}

/** Waits for the position in the history: it is stored after scrolling has stopped. */
export async function waitUntilRemembered(page: Page, y: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { top?: number } | null)?.top))
    .toBe(y);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Adds a link as an editor might. */
export async function addLink(page: Page, href: string, attributes: object = {}): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), others);
      link.setAttribute('href', address);
      link.textContent = address;
      document.querySelector('main')?.append(link);
    },
    [href, attributes] as const,
  );
}
