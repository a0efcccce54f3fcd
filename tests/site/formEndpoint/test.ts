import { test as base, expect } from '@playwright/test';
import { answeredAt } from '../../answered.ts';
import { addressOf } from '../../playwright.ts';
import { endpointAddress } from './address.ts';
import { FakeEndpoint } from './FakeEndpoint.ts';

export { expect };

const site = addressOf('siteWithEndpoint');

/** A test of the site with a forms backend. Each test has its own fake endpoint. */
export const test = base.extend<{ endpoint: FakeEndpoint }, { workersEndpoint: FakeEndpoint }>({
  workersEndpoint: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
    async ({}, use) => {
      const endpoint = new FakeEndpoint();
      await endpoint.start();
      await use(endpoint);
      await endpoint.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workersEndpoint: { port } }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(endpointAddress).host} 127.0.0.1:${port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: site,
  storageState: answeredAt(site),
  endpoint: [
    async ({ workersEndpoint: endpoint }, use) => {
      await endpoint.reset();
      await use(endpoint);
    },
    { auto: true },
  ],
});
