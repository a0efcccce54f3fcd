import { expect, type Page } from '@playwright/test';
import { type SitePage } from '../pages.ts';

/**
 * Before consent nothing leaves the visitor's browser for another host, and nothing is stored.
 *
 * @returns what to ask once the page is loaded: whether it held to that, and goes on to
 */
export async function watchPrivacy(page: Page, ownOrigin: string) {
  const context = page.context();
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) foreign.push(request.url());
  });
  const complaints = listen(page);
  await reportPolicyViolations(page);

  return async ({ isNotFound }: SitePage): Promise<void> => {
    await scrollThrough(page);
    await expect.soft(page.locator('body > section:first-child form')).toBeVisible();
    expect.soft(foreign, 'requests to other hosts').toEqual([]);
    expect.soft(await context.cookies(), 'cookies').toEqual([]);
    expect.soft(await storedKeys(page), 'stored in the browser').toEqual([]);
    // The browser itself remarks on the status of a page that does not exist.
    const remarks = complaints.filter(
      (text) => !(isNotFound && text.includes('404')) && !statesOfWorker.test(text),
    );
    expect.soft(remarks, 'errors and messages in the console').toEqual([]);
  };
}

/** The specification wants these told (section 4). */
const statesOfWorker = /^info: Service worker: (offline content available|activated)$/;

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** What the policy blocks may pass without a message, as in a report-only policy. */
async function reportPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
}

/** Brings what waits for visibility into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
