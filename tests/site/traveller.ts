import { answeredAt } from '../answered.ts';
import { test as base, visit, type Visit } from './moodyVisit.ts';

/** A visitor who navigates between pages. Counts the documents that this loads. */
export interface Traveller extends Visit {
  /** The number of documents loaded so far. */
  readonly documents: () => number;
  /** Ignores errors that the test causes on purpose. */
  readonly forgive: (message: RegExp) => void;
}

export interface TravellerFixtures {
  readonly traveller: Traveller;
}

/**
 * A test with such a visitor. It fails if a script throws an error or violates the content security
 * policy.
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
      // A link that opens the mail program loads no document.
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

/** The address of the page data, which client navigation requests. */
export function pageDataOf(path: string): string {
  return `/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`;
}
