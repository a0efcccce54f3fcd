import { resolve } from 'node:path';
import { suite } from '../playwright.ts';

const serveSite = 'node --import tsx eleventy/commands/serve.ts';

/** compare.ts runs this once for the site and the stories before a change, and once after it. */
export default {
  ...(await suite('visual', serveSite, { others: { storybook: 'tsx tests/stories/serve.ts' } })),
  outputDir: resolve('test-results/visual-pictures'),
  snapshotPathTemplate: resolve(process.env.PICTURES ?? '', '{arg}{ext}'),
  updateSnapshots: 'all',
  retries: 0,
};
