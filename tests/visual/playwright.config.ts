import { resolve } from 'node:path';
import { suite } from '../playwright.ts';

/** compare.ts runs this once for each of the two sites. */
export default {
  ...(await suite('visual', 'node --import tsx eleventy/commands/serve.ts')),
  snapshotPathTemplate: resolve('.cache/visual/{arg}{ext}'),
};
