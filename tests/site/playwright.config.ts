import { suite } from '../playwright.ts';

/**
 * The built site, served as `npm start` serves it: `npm run build && npm run test:site`. Beside it,
 * one with everything that comes from other hosts, one whose forms go to a Directus, and the
 * embedded shop.
 */
export default await suite('site', 'tsx eleventy/commands/serve.ts', {
  reporters: ['tests/site/accessibilityReporter.ts'],
  others: {
    siteWithOtherHosts: 'tsx tests/site/otherHosts/serve.ts',
    siteWithDoor: 'tsx tests/site/door/serve.ts',
    siteOfShop: 'tsx tests/site/shop/serve.ts',
  },
});
