import { join } from 'node:path';
import { writeContent } from './content.ts';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the site with all external services and serves it as `npm start` would. */
const folder = join(sitesFolder, 'siteWithOtherHosts');
process.env.CONTENT_DIR = join(folder, 'content');
process.env.OUT_DIR = join(folder, 'site');
process.env.SOCIAL_IMAGES = '0';
await writeContent(process.env.CONTENT_DIR);
// Importing these modules runs them.
await import('../../../eleventy/commands/build.ts');
// After a failed build, the folder contains the last site, which must not be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
