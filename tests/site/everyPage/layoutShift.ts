import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing on the page moves during loading, even if the fonts of body text arrive late.
 * On a busy machine, the font of headings may arrive after the first paint and move the text by a line, which
 * decision 102 accepts: then only what moves before counts. fonts.spec.ts has that font late on purpose.
 *
 * @returns a function to call after each load; it reports elements that have moved
 */
export async function watchShifts(page: Page): Promise<(setting: string) => Promise<void>> {
  await observeShifts(page);
  const fonts = await delayFonts(page, 200);
  return async (setting) => {
    const all = await shifts(page);
    const headings = await lateHeadings(page);
    const moved = all.filter(({ time }) => time < headings);
    expect.soft(moved, `moved, ${setting}`).toEqual([]);
    // Cached fonts would arrive immediately, so that nothing could shift.
    expect.soft(fonts.splice(0).length, `late fonts, ${setting}`).toBeGreaterThan(0);
  };
}

/** Delay fonts by more than 100 ms, the time after which a browser shows the fallback font. */
async function delayFonts(page: Page, milliseconds: number): Promise<string[]> {
  const delayed: string[] = [];
  await page.route(/\/atkinson[^/]*\.woff2$/, async (route) => {
    delayed.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
  return delayed;
}

/**
 * Milliseconds after which the font of headings arrived; infinite if the first paint had it. Between its arrival
 * and its use, a busy browser needs up to 100 ms.
 */
async function lateHeadings(page: Page): Promise<number> {
  const arrival = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const font = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/source-serif-')) as PerformanceResourceTiming;
    return font.responseEnd + 100 < painted!.startTime ? null : font.responseEnd;
  });
  return arrival ?? Infinity;
}

interface Shift {
  /** Milliseconds since the navigation began. */
  readonly time: number;
  readonly value: number;
  readonly elements: readonly string[];
}

/** Chromium's entry, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}

export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, value, sources } of entries as LayoutShift[]) {
        const elements = sources.map(
          ({ node }) => node?.parentElement?.innerHTML.slice(0, 120) ?? '',
        );
        seen.push({ time: startTime, value, elements });
      }
      return seen;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { seenShifts: () => note(observer.takeRecords()) });
  });
}

/** Layout shifts until all fonts are loaded and rendered. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported at the beginning of the next frame, so wait for two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { seenShifts: () => Shift[] }).seenShifts();
  });
}
