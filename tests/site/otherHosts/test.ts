import { test as base, expect } from '@playwright/test';
import { addressOf } from '../../playwright.ts';
import { startOtherHosts, type OtherHosts } from './otherHosts.ts';

export { expect };

/**
 * A test whose browser sends requests to all other hosts to one server, which records them. It uses
 * the second site (./content.ts); `test.use({ baseURL: … })` selects another.
 */
export const test = base.extend<{ otherHosts: OtherHosts }, { server: OtherHosts }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
    async ({}, use) => {
      const server = await startOtherHosts();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, server }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules(server.port)}`],
      }),
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  // oxlint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use) => use(addressOf('siteWithOtherHosts')),
  otherHosts: [
    async ({ server }, use) => {
      server.reset();
      await use(server);
    },
    { auto: true },
  ],
});

function rules(port: number): string {
  return [
    // Hosts that the browser contacts for its own purposes, in spite of its settings.
    ...['update.googleapis.com'].map((host) => `MAP ${host} ~NOTFOUND`),
    `MAP * 127.0.0.1:${port}`,
    'EXCLUDE localhost',
    'EXCLUDE 127.0.0.1',
  ].join(', ');
}
