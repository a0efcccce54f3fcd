import { test as base, type Page } from '@playwright/test';
import { newReader, type Reader } from './everyPage/reader.ts';
import { factsOfAll, type Facts } from './facts.ts';
import { openWindow } from './openWindow.ts';

interface WorkerFixtures {
  /**
   * A visitor in one window, which is much faster than a new browser profile for each page. Tests
   * about a first visit use Playwright's own `page`.
   */
  readonly visitor: Page;
  /** A page in a browser without JavaScript. */
  readonly withoutScripts: Page;
  readonly reader: Reader;
  /** The facts of all pages, by their paths. */
  readonly facts: Facts;
}

/**
 * The test object for all files in this folder that use the default browser options. Playwright
 * restarts workers and their browsers between files with different worker fixtures, which costs two
 * seconds of CPU time each. Fixtures that no test of a worker uses cost nothing.
 */
export const test = base.extend<object, WorkerFixtures>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const page = await openWindow(browser, project.use.baseURL!);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const page = await openWindow(browser, project.use.baseURL!, { javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser }, use, { project }) => {
      const reader = await newReader(browser, project.use.baseURL!);
      await use(reader);
      await reader.page.close();
    },
    { scope: 'worker' },
  ],
  facts: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const facts = await factsOfAll(page);
      await page.close();
      await use(facts);
    },
    { scope: 'worker' },
  ],
});
