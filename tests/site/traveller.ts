import { answeredAt } from '../answered.ts';
import { test as base, visit, type Visit } from './moodyVisit.ts';

/** A visitor who goes from page to page, and notices when that takes a new document. */
export interface Traveller extends Visit {
  /** How many documents were loaded so far. */
  readonly documents: () => number;
  /** Takes errors for what the test is about. */
  readonly forgive: (message: RegExp) => void;
}

export interface TravellerFixtures {
  readonly traveller: Traveller;
}

/**
 * A test with a traveller. No step on the way may raise an error, or try what the
 * Content-Security-Policy forbids.
 */
export const test = base.extend<TravellerFixtures>({
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
      ...visit(page, server),
      documents: () => documents,
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
