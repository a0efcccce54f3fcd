import { expect, type Page } from '@playwright/test';
import type { SitePage } from '../pages.ts';

/**
 * Notes each request to another host, each message in the console, each error of a script and each
 * violation of a policy.
 *
 * @param expected messages that are no complaint
 * @returns checks that there was nothing of it since the last call
 */
export async function watchConduct(page: Page, ownOrigin: string, expected = workerInstalled) {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) foreign.push(request.url());
  });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await reportPolicyViolations(page);

  return ({ isNotFound }: SitePage): void => {
    expect.soft(foreign.splice(0), 'requests to other hosts').toEqual([]);
    // The browser logs the status of a page that does not exist.
    const remarks = complaints
      .splice(0)
      .filter((text) => !(isNotFound && text.includes('404')) && !expected.test(text));
    expect.soft(remarks, 'errors and messages in the console').toEqual([]);
  };
}

/** The specification requires these messages (section 4). */
const workerInstalled = /^info: Service worker: (offline content available|activated)$/;

/** Messages of Playwright and of the page if the browser context blocks service workers. */
export const workerBlocked =
  /^(warning: Service Worker registration blocked|info: Service worker: registration failed)/;

/** Some violations cause no message, such as those of a report-only policy. */
async function reportPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
}

/**
 * Before consent, the page must not contact other hosts or store anything.
 *
 * @returns a function to call after loading; it checks this and keeps watching
 */
export async function watchPrivacy(page: Page, ownOrigin: string) {
  const expectConduct = await watchConduct(page, ownOrigin);
  return async (sitePage: SitePage): Promise<void> => {
    await scrollThrough(page);
    await expect.soft(page.locator('body > section:first-child form')).toBeVisible();
    expectConduct(sitePage);
    await expectNothingStored(page);
  };
}

/** Checks that the page has neither cookies nor entries in its storage. */
export async function expectNothingStored(page: Page): Promise<void> {
  expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
  const keys = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect.soft(keys, 'stored in the browser').toEqual([]);
}

/** Scrolls through the page, so that lazy content loads. Waits until its pictures are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
