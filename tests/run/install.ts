import { install } from '../../cms/install.ts';
import { launchOptions } from '../browser.ts';
import { findPrometheus } from '../prometheus.ts';
import { findPrograms as findEngines } from '../engines/programs.ts';
import { findMailPrograms } from '../cms/mailPrograms.ts';
import { findContainerTools, findPrograms as findServers } from '../hosts/programs.ts';

/*
 * If no binary can be downloaded, npm compiles SQLite: 65 seconds of CPU time with full
 * optimisation, half of that with -O1. The tests' databases are small.
 */
process.env.CFLAGS ??= '-O1';
process.env.CXXFLAGS ??= '-O1';
process.env.JOBS ??= 'max';

/**
 * `npm run test:install` installs Directus, which takes minutes, and at the same time browsers,
 * servers, a spam filter and Prometheus.
 */
const directus = install();
launchOptions();
findServers();
findContainerTools();
findEngines();
findMailPrograms();
findPrometheus();
await directus;
