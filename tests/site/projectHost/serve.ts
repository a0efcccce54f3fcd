import { join } from 'node:path';
import { folderSource } from '../../../data/sources/folder.ts';
import { putAssociation } from '../../../cms/projectHost/associationContent.ts';
import { ContractServer } from '../../projectHost/ContractServer.ts';
import { collectionNames, hostAddress } from './address.ts';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the site of a project on a shared project host, and serves it as `npm start` would. */
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
// Importing these modules runs them.
await import('../../../eleventy/commands/build.ts');
await host.stop();
// After a failed build, the folder contains the last site, which must not be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');
