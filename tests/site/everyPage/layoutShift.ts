import { expect, type Page } from '@playwright/test';
import { observeShifts, shifts } from '../../layoutShifts.ts';
import { readyFont } from './readyFont.ts';

/**
 * Checks that nothing on the page moves during loading, even if the fonts of body text arrive late.
 * The font of headings is there from the beginning: it may arrive late on a busy machine and move the text
 * by a line, which decision 102 accepts. fonts.spec.ts has that font late on purpose.
 *
 * @returns a function to call after each load; it reports elements that have moved
 */
export async function watchShifts(page: Page): Promise<(setting: string) => Promise<void>> {
  await observeShifts(page);
  await readyFont(page, 'headings');
  const fonts = await delayFonts(page);
  return async (setting) => {
    expect.soft(await shifts(page), `moved, ${setting}`).toEqual([]);
    // Cached fonts would arrive immediately, so that nothing could shift.
    expect.soft(fonts.splice(0).length, `late fonts, ${setting}`).toBeGreaterThan(0);
  };
}

/**
 * Delays fonts until the browser has painted and shows their fallback. A delay from the request would end earlier on a
 * busy machine: text is invisible for the first 100 ms, and a font that arrives then moves it.
 */
async function delayFonts(page: Page): Promise<string[]> {
  const delayed: string[] = [];
  await page.route(/\/atkinson[^/]*\.woff2$/, async (route) => {
    delayed.push(route.request().url());
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() > paint.startTime + 200;
    });
    await route.continue();
  });
  return delayed;
}
