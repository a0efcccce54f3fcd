import { test as base, type Locator, type Page } from '@playwright/test';
import { answeredAt } from '../answered.ts';
import { startMoodyServer, type MoodyServer } from './moodyServer.ts';

/** A visitor who goes from page to page, and notices when that takes a new document. */
export interface Traveller {
  readonly page: Page;
  /** How many documents were loaded so far. */
  readonly documents: () => number;
  /** The path and hash in the address bar. */
  readonly address: () => string;
  /** Clicks a link without coming near it first, so that nothing is prefetched. */
  readonly follow: (href: string) => Promise<void>;
  readonly heading: Locator;
  /** Takes errors for what the test is about. */
  readonly forgive: (message: RegExp) => void;
}

export interface TravellerFixtures {
  readonly traveller: Traveller;
  /** The site behind a server whose moods tests decide on; `traveller` starts there. */
  readonly server: MoodyServer;
}

/**
 * A test with a traveller. No step on the way may raise an error, or try what the
 * Content-Security-Policy forbids.
 */
export const test = base.extend<TravellerFixtures>({
  server: async ({ baseURL }, use) => {
    const server = await startMoodyServer(baseURL!);
    await use(server);
    server.close();
  },
  traveller: async ({ browser, server, contextOptions, viewport }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      baseURL: server.address,
      storageState: answeredAt(server.address),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    const forgiven: RegExp[] = [];
    let documents = 0;
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (/Content.Security.Policy|TrustedHTML/i.test(message.text())) errors.push(message.text());
    });
    page.on('request', (request) => {
      // A mail program that opens is no document.
      if (request.isNavigationRequest() && request.url().startsWith('http')) documents++;
    });
    await use({
      page,
      documents: () => documents,
      address: () => page.url().replace(server.address, ''),
      follow: (href) =>
        page
          .locator(`a[href="${href}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click()),
      heading: page.locator('main h1'),
      forgive: (message) => forgiven.push(message),
    });
    await context.close();
    const unforgiven = errors.filter((text) => !forgiven.some((message) => message.test(text)));
    base.expect(unforgiven, 'errors on the way').toEqual([]);
  },
});

/** The record of a page, as client navigation asks for it. */
export function recordOf(path: string): string {
  return `/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`;
}
