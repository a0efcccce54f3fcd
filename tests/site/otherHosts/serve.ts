import { join } from 'node:path';
import { writeContent } from './content.ts';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the site that has everything from other hosts, and serves it as `npm start` would. */
const folder = join(sitesFolder, 'siteWithOtherHosts');
process.env.CONTENT_DIR = join(folder, 'content');
process.env.OUT_DIR = join(folder, 'site');
process.env.SOCIAL_IMAGES = '0';
await writeContent(process.env.CONTENT_DIR);
// Each runs when it is loaded.
await import('../../../eleventy/commands/build.ts');
// A failed build leaves the last site standing, which is not what is to be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
