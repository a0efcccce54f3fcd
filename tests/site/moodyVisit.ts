import type { Locator, Page } from '@playwright/test';
import { startMoodyServer, type MoodyServer } from './moodyServer.ts';
import { test as base } from './test.ts';

/** Actions and checks that all tests with a moody server (moodyServer.ts) share. */
export interface Visit {
  readonly page: Page;
  /** Clicks a link without hovering first, so that nothing is prefetched. */
  readonly follow: (href: string) => Promise<void>;
  readonly heading: Locator;
  /** The path, query and hash in the address bar. */
  readonly address: () => string;
}

export interface MoodyFixtures {
  /** A proxy in front of the site. Tests decide its responses; visitors start there. */
  readonly server: MoodyServer;
}

/** A test with such a proxy. */
export const test = base.extend<MoodyFixtures>({
  server: async ({ baseURL }, use) => {
    const server = await startMoodyServer(baseURL!);
    await use(server);
    server.close();
  },
});

export function visit(page: Page, server: MoodyServer): Visit {
  return {
    page,
    follow: (href) =>
      page
        .locator(`a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click()),
    heading: page.locator('main h1'),
    address: () => page.url().replace(server.address, ''),
  };
}
