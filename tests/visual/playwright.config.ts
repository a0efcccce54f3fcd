import { resolve } from 'node:path';
import { suite } from '../playwright.ts';

/** Run by compare.ts, once for each of the two sites that are compared. */
export default {
  ...(await suite('visual', 'node --import tsx eleventy/commands/serve.ts')),
  snapshotPathTemplate: resolve('.cache/visual/{arg}{ext}'),
};
