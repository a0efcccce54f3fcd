import { suite } from '../playwright.ts';
import { sampleTaken } from '../sample.ts';

// Print this once, not in each worker, which reads the configuration again.
if (!process.env.TEST_WORKER_INDEX) console.log(sampleTaken);

/**
 * Tests the built site, served as `npm start` serves it: `npm run build && npm run test:site`. Also
 * tests four other sites: with all external services, with forms for a Directus, of a project on a
 * shared project host, and the embedded shop.
 */
export default await suite('site', 'node --import tsx eleventy/commands/serve.ts', {
  reporters: ['tests/site/accessibilityReporter.ts'],
  others: {
    siteWithOtherHosts: 'node --import tsx tests/site/otherHosts/serve.ts',
    siteWithEndpoint: 'node --import tsx tests/site/formEndpoint/serve.ts',
    siteOfProjectHost: 'node --import tsx tests/site/projectHost/serve.ts',
    siteOfShop: 'node --import tsx tests/site/shop/serve.ts',
  },
});
