import { test as base, expect } from '@playwright/test';
import { answeredAt } from '../../answered.ts';
import { addressOf } from '../../playwright.ts';
import { endpointAddress } from '../formEndpoint/address.ts';
import { HostileDirectus } from './HostileDirectus.ts';

export { expect };

const site = addressOf('siteWithEndpoint');

/** A host of the attacker, to which the backend tries to redirect members' tokens. */
export const elsewhere = 'http://evil.test';

/** A test of the site with a members' area and a hostile backend. */
export const test = base.extend<
  { directus: HostileDirectus },
  { workersDirectus: HostileDirectus }
>({
  workersDirectus: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
    async ({}, use) => {
      const directus = new HostileDirectus();
      await directus.start();
      await use(directus);
      await directus.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workersDirectus: { port } }, use) => {
      const hosts = [endpointAddress, elsewhere].map((address) => new URL(address).host);
      const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join();
      const rule = `--host-resolver-rules=${rules}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: site,
  storageState: answeredAt(site),
  directus: [
    async ({ workersDirectus: directus }, use) => {
      directus.reset();
      await use(directus);
    },
    { auto: true },
  ],
});
