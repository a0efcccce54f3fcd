import type { Browser, Page } from 'playwright';
import { observeShifts, shifts, type Shift } from '../layoutShifts.ts';

interface Visit {
  readonly page: Page;
  /** Complaints of the browser: errors, warnings of React and Emotion, violations of the policy. */
  readonly problems: () => readonly string[];
  /** Returns the layout shifts since React started. */
  readonly shiftsByReact: () => Promise<readonly Shift[]>;
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
  let shiftsBefore = 0;
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  await observeShifts(page);
  await page.route('**/client.js', async (route) => {
    if (!withScript) return route.abort();
    // React starts when the server's page is complete and painted, also on a busy machine.
    await page.waitForFunction(
      () =>
        document.readyState === 'interactive' &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    shiftsBefore = (await shifts(page)).length;
    return route.continue();
  });
  await page.goto(address);
  // Set by the header's script, which starts after React.
  if (withScript) await page.locator('[data-color-mode-toggle][aria-pressed]').waitFor();
  return {
    page,
    problems: () => found,
    shiftsByReact: async () => (await shifts(page)).slice(shiftsBefore),
  };
}
