import type { Browser, Page } from 'playwright';

interface Visit {
  readonly page: Page;
  /** Complaints of the browser: errors, warnings of React and Emotion, violations of the policy. */
  readonly problems: () => readonly string[];
}

/**
 * Opens a page of an application, and waits until React has taken over.
 *
 * @param withScript false to see what the server has sent
 */
export async function visit(
  browser: Browser,
  address: string,
  { withScript = true } = {},
): Promise<Visit> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) {
        globalThis.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (!withScript) await page.route('**/client.js', (route) => route.abort());
  await page.goto(address);
  // Set by the header's script, which starts after React.
  if (withScript) await page.locator('[data-color-mode-toggle][aria-pressed]').waitFor();
  return { page, problems: () => found };
}

declare global {
  /** The sum of all layout shifts of the page, as the browser measures them. */
  var layoutShift: number;
}
