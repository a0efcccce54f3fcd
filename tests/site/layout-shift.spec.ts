import { expect, test, type Page } from '@playwright/test';
import { pages, widths } from './pages.ts';

/** Nothing on a page moves while it loads, not even when the fonts come late. */
for (const { path } of pages) {
  test(path, async ({ page }) => {
    await observeShifts(page);
    await delayFonts(page, 200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect.soft(await shifts(page), `${width} px`).toEqual([]);
    }
  });
}

/** Longer than the 100 ms for which a browser waits before it shows the fallback. */
async function delayFonts(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\.woff2(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

interface Shift {
  readonly value: number;
  readonly elements: readonly string[];
}

/** Chromium's entry, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(
          ({ node }) => node?.parentElement?.innerHTML.slice(0, 120) ?? '',
        );
        seen.push({ value, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved until all fonts were there and shown. */
async function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The observer reports after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return (globalThis as unknown as { seenShifts: Shift[] }).seenShifts;
  });
}
