import { test as base, expect } from '@playwright/test';
import { answeredAt } from '../../answered.ts';
import { addressOf } from '../../playwright.ts';
import { doorAddress } from './address.ts';
import { Door } from './Door.ts';

export { expect };

const site = addressOf('siteWithDoor');

/** A test of the site with a forms backend. Each test has its own fake endpoint. */
export const test = base.extend<{ door: Door }, { workersDoor: Door }>({
  workersDoor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
    async ({}, use) => {
      const door = new Door();
      await door.start();
      await use(door);
      await door.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workersDoor: { port } }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(doorAddress).host} 127.0.0.1:${port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: site,
  storageState: answeredAt(site),
  door: [
    async ({ workersDoor: door }, use) => {
      await door.reset();
      await use(door);
    },
    { auto: true },
  ],
});
