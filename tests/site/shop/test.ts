import { expect } from '@playwright/test';
import consents from '../../../data/embedded/shop/consents.json' with { type: 'json' };
import { addressOf } from '../../playwright.ts';
import { test as base } from '../test.ts';

export { expect };

const address = addressOf('siteOfShop');

const refused = ['functional', ...consents.map(({ function_id }) => function_id)].map(
  (function_id) => ({ function_id, consentGiven: function_id === 'functional' }),
);

/** A test of the embedded shop with a visitor who has answered the consent question. */
export const test = base.extend<{ mistakes: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern to read the names off
  baseURL: async ({}, use) => use(address),
  // oxlint-disable-next-line no-empty-pattern -- as above
  storageState: async ({}, use) =>
    use({
      cookies: [],
      origins: [
        {
          origin: address,
          localStorage: [{ name: 'int-consents', value: JSON.stringify(refused) }],
        },
      ],
    }),
  /** Fails the test if a script of the page throws an error. */
  mistakes: [
    async ({ page }, use) => {
      const mistakes: string[] = [];
      page.on('pageerror', ({ message }) => mistakes.push(message));
      await use(mistakes);
      expect(mistakes).toEqual([]);
    },
    { auto: true },
  ],
});
