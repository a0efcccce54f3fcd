import type { BrowserContext, Page } from '@playwright/test';
import { offlineReadingCache } from '../../../contract/cacheNames.ts';
import { answeredAt } from '../../answered.ts';
import { test as base, visit, type Visit } from '../moodyVisit.ts';

/** The address of the service worker. */
export const worker = '/service-worker.js';

/**
 * A visitor who reads pages offline. Offline reading is turned on unless the test says otherwise.
 */
export interface OfflineReader extends Visit {
  readonly context: BrowserContext;
  /** The page's messages about the service worker, without their common prefix. */
  readonly messages: string[];
  /** Opens a page for the first time. Resolves when the service worker controls it. */
  readonly openFirst: (path: string) => Promise<void>;
  /**
   * Opens a page for the first time, turns on offline reading and opens the page again, which
   * caches it.
   */
  readonly openTwice: (path: string) => Promise<void>;
  /** Waits until a page is cached. */
  readonly waitUntilCached: (path: string) => Promise<void>;
  /** The cached paths with their queries, by the names of the caches. */
  readonly cachedPaths: () => Promise<Readonly<Record<string, readonly string[]>>>;
}

export interface OfflineReaderFixtures {
  readonly offlineReader: OfflineReader;
}

/** A test with an offline reader, and a server whose responses the test decides. */
export const test = base.extend<OfflineReaderFixtures>({
  offlineReader: async ({ browser, server, contextOptions }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: { width: 1280, height: 800 },
      baseURL: server.address,
      storageState: answeredAt(server.address),
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      const [, state] = /^Service worker: (.*)/s.exec(message.text()) ?? [];
      if (state !== undefined) messages.push(state);
    });
    const cachedPaths = () => page.evaluate(pathsInCaches);
    const waitUntilCached = (path: string) =>
      base.expect.poll(async () => Object.values(await cachedPaths()).flat()).toContain(path);
    const openFirst = async (path: string) => {
      await page.goto(path);
      await base.expect.poll(() => messages.at(-1)).toBe('activated');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
    };
    await use({
      ...visit(page, server),
      context,
      messages,
      openFirst,
      openTwice: async (path) => {
        await openFirst(path);
        // Does the same as the checkbox, which choice.spec.ts tests.
        await page.evaluate((name) => caches.open(name), offlineReadingCache);
        await page.reload();
        await waitUntilCached(path);
      },
      cachedPaths,
      waitUntilCached,
    });
    await context.close();
  },
});

/**
 * Looks for a newer worker. Browsers also do this automatically, at times that a test cannot
 * control.
 */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Runs in the browser. */
async function pathsInCaches(): Promise<Record<string, string[]>> {
  const names = await caches.keys();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
      }),
    ),
  );
}
