import { expect } from '@playwright/test';
import { answeredAt } from '../../answered.ts';
import { addressOf } from '../../playwright.ts';
import { ContractServer } from '../../projectHost/ContractServer.ts';
import { receiveItems } from '../../../cms/projectHost/receivedItems.ts';
import { putMembersContent } from '../../../cms/projectHost/membersContent.ts';
import { collectionNames, hostAddress } from './address.ts';
import { test as base } from '../test.ts';

export { expect };

const site = addressOf('siteOfProjectHost');

/** A test of the site with a shared project host. Each worker has its own contract server. */
export const test = base.extend<{ host: ContractServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
  host: async ({}, use) => {
    const host = await ContractServer.start();
    putMembersContent(host.backend);
    receiveItems(host.backend, collectionNames);
    await use(host);
    await host.stop();
  },
  baseURL: site,
  storageState: answeredAt(site),
  page: async ({ page, host }, use) => {
    await page.route(`${hostAddress}/**`, async (route) => {
      const url = route.request().url().replace(hostAddress, host.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
