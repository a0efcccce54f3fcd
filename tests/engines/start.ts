import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { findPrograms } from './programs.ts';
import { sites, type SiteName } from './sites.ts';

/** Jest loads this file and stop.ts separately: only the global object is shared. */
export type WithServers = typeof globalThis & { siteServers: ChildProcess[] };

/** Finds the programs and starts the sites, before all tests. */
export default async function start(): Promise<void> {
  findPrograms();
  (globalThis as WithServers).siteServers = [];
  await Promise.all((Object.keys(sites) as SiteName[]).map(serve));
}

/** Builds a site and serves it, until stop.ts ends the server. */
async function serve(name: SiteName): Promise<void> {
  const { command, variable } = sites[name];
  const port = await freePort();
  // Jest's workers inherit it.
  process.env[variable] = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', command], {
    env: { ...process.env, PORT: String(port), SITES_FOLDER: '.cache/enginesSites' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  (globalThis as WithServers).siteServers.push(child);
  const ended = once(child, 'exit').then(() => true);
  while (!(await answers(`http://localhost:${port}`))) {
    const hasEnded = await Promise.race([ended, pause(50, false)]);
    if (hasEnded) throw new Error(`${command} ended before it served a page.`);
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
