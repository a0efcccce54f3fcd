import type { Page } from 'playwright';

/** A movement of content that the visitor did not cause, as the browser measures it. */
export interface Shift {
  readonly value: number;
  readonly elements: readonly string[];
}

/** Chromium's entry, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}

/** Starts to record the layout shifts of all pages that are opened from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        const elements = sources.map(
          ({ node }) => node?.parentElement?.innerHTML.slice(0, 120) ?? '',
        );
        seen.push({ value, elements });
      }
      return seen;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { seenShifts: () => note(observer.takeRecords()) });
  });
}

/** All layout shifts of the page until its fonts are loaded and rendered. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported at the beginning of the next frame, so wait for two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { seenShifts: () => Shift[] }).seenShifts();
  });
}
