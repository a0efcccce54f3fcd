import { suite } from '../playwright.ts';

/** `npm run test:quick`: one page of each template, without the sites that need their own build. */
export default {
  ...(await suite('pages', 'node --import tsx eleventy/commands/serve.ts')),
  testMatch: 'everyPage.spec.ts',
  grep: /@template/,
};
