import { join } from 'node:path';
import { folderSource } from '../../../data/sources/folder.ts';
import { putAssociation } from '../../../cms/projectHost/associationContent.ts';
import { ContractServer } from '../../projectHost/ContractServer.ts';
import { collectionNames, hostAddress } from './address.ts';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the site of a project on a host that serves several, and serves it as `npm start` would. */
const folder = 'data/embedded/association';
const host = await ContractServer.start();
putAssociation(host.backend, await folderSource(folder).read(), folder);
process.env.DIRECTUS_URL = host.url;
process.env.DIRECTUS_PROJECT = host.backend.project;
process.env.DIRECTUS_PUBLIC_URL = hostAddress;
process.env.DIRECTUS_COLLECTIONS = Object.entries(collectionNames)
  .map(([usual, theirs]) => `${usual}=${theirs}`)
  .join();
process.env.OUT_DIR = join(sitesFolder, 'siteOfProjectHost');
process.env.SOCIAL_IMAGES = '0';
// Each runs when it is loaded.
await import('../../../eleventy/commands/build.ts');
await host.stop();
// A failed build leaves the last site standing, which is not what is to be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
