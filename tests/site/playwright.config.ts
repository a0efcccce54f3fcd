import { suite } from '../playwright.ts';

/** The built site, served as `npm start` serves it: `npm run build && npm run test:site`. */
export default await suite('site', 'tsx eleventy/hosting/serve.ts', [
  'tests/site/accessibilityReporter.ts',
]);
