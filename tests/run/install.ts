import { install } from '../../cms/install.ts';
import { launchOptions } from '../browser.ts';
import { findPrograms as findEngines } from '../engines/programs.ts';
import { findPrograms as findServers } from '../hosts/programs.ts';

/*
 * npm compiles SQLite where its binary cannot be downloaded: 65 seconds of CPU time as for a release, half of
 * that with less optimisation. The tests' databases are small.
 */
process.env.CFLAGS ??= '-O1';
process.env.CXXFLAGS ??= '-O1';
process.env.JOBS ??= 'max';

/** `npm run test:install`: Directus, which takes minutes, and meanwhile browsers and servers. */
const directus = install();
launchOptions();
findServers();
findEngines();
await directus;
