import { join } from 'node:path';

/** Builds the embedded shop, and serves it as `PROJECT=shop npm start` would. */
process.env.PROJECT = 'shop';
process.env.OUT_DIR = join('.cache', 'siteOfShop');
process.env.SOCIAL_IMAGES = '0';
// Each runs when it is loaded.
await import('../../../eleventy/commands/build.ts');
// A failed build leaves the last site standing, which is not what is to be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
