import { join } from 'node:path';
import { endpointAddress, matomoAddress } from './address.ts';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the site with a forms backend and serves it as `npm start` would. */
process.env.DIRECTUS_PUBLIC_URL = endpointAddress;
process.env.OUT_DIR = join(sitesFolder, 'siteWithEndpoint');
process.env.SOCIAL_IMAGES = '0';
// The tests check that form input never reaches Matomo.
process.env.MATOMO_URL = `${matomoAddress}/`;
process.env.MATOMO_SITE_ID = '7';
// Importing these modules runs them.
await import('../../../eleventy/commands/build.ts');
// After a failed build, the folder contains the last site, which must not be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
