import { install } from '../../cms/install.ts';
import { launchOptions } from '../browser.ts';
import { findPrograms as findEngines } from '../engines/programs.ts';
import { findPrograms as findServers } from '../hosts/programs.ts';

/** `npm run test:install`: Directus, which takes minutes, and meanwhile browsers and servers. */
const directus = install();
launchOptions();
findServers();
findEngines();
await directus;
