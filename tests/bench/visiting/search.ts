import type { Browser } from 'playwright';
import { answeredAt } from '../../answered.ts';
import { slowDown } from './slowPhone.ts';

/**
 * Types the first letter into the search, `times` times. The field has had the focus for a while, as when
 * a person begins to type, so that the index is there.
 *
 * @returns the median of the milliseconds from the letter until its results are drawn
 */
export async function firstLetter(browser: Browser, url: string, times: number): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await type(browser, url));
  return Math.round(all.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0);
}

async function type(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    storageState: answeredAt(new URL(url).origin),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main input[type=search]').focus();
  await page.waitForTimeout(beforeTyping);
  await page.evaluate(noteResults);
  await page.keyboard.press('b');
  await page.waitForFunction(() => 'drawn' in globalThis);
  const waited = await page.evaluate(() => {
    const { typed, drawn } = globalThis as unknown as Noted;
    return drawn - typed;
  });
  await context.close();
  return waited;
}

/** Milliseconds from the focus to the first letter: enough for scripts and index. */
const beforeTyping = 3000;

interface Noted {
  readonly typed: number;
  readonly drawn: number;
}

/** Runs in the page. */
function noteResults(): void {
  const note = (name: string) => Object.assign(globalThis, { [name]: performance.now() });
  addEventListener('input', () => note('typed'), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [data-search=results] > li')) return;
    observer.disconnect();
    // After the frame that has them.
    requestAnimationFrame(() => setTimeout(() => note('drawn')));
  }).observe(document, { childList: true, subtree: true });
}
