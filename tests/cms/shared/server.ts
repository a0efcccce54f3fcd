import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from '../../../cms/running/ports.ts';
import { portsOfCms, placesOf, type Ports } from '../commands.ts';
import { removeCached } from '../installation.ts';

/** A Directus that outlives the test file that starts it. All paths are in a folder of its own. */
export interface SharedServer {
  readonly pid: number;
  readonly ports: Ports;
  readonly data: string;
  /** The file with the output of `npm run cms`. */
  readonly output: string;
  /** For the site that is built from the untouched content. */
  readonly site: string;
}

/** A website of the association in addition to its main one. */
export const furtherSite = 'https://verband.example.com';

/** The website that the tests of the forms send from. */
export const formsSite = 'https://www.example.org';

/** The settings that all tests on a shared Directus can live with. */
export function sharedEnvironment(ports: Ports): Record<string, string> {
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    CMS_FORMS_ORIGINS: `${formsSite},${furtherSite}`,
    // Tests choose the address that a request seems to come from.
    IP_TRUST_PROXY: 'true',
    // Little work for a test, which a browser does in no time.
    CMS_FORMS_WORK: '2',
    CMS_FORMS_LEAST_SECONDS: '0',
  };
}

const preload = new URL('controlled.ts', import.meta.url).href;

/** Starts `npm run cms` on the data in a folder, or on none. Resolves when it is ready. */
export async function startShared(folder: string): Promise<SharedServer> {
  const ports = await portsOfCms();
  const data = join(folder, 'data');
  const output = join(folder, 'output.txt');
  await mkdir(folder, { recursive: true });
  const { PATH, HOME, TMPDIR } = process.env;
  const log = openSync(output, 'a');
  const child = spawn(process.execPath, ['--import', 'tsx', 'cms/start.ts'], {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_OPTIONS: `--import=${preload}` },
      ...placesOf(data, ports),
      ...sharedEnvironment(ports),
      // On a fast computer, all tests together send more requests than one address may.
      RATE_LIMITER_POINTS: '100000',
    },
    stdio: ['ignore', log, log],
  });
  while (!readFileSync(output, 'utf8').includes('Ctrl-C stops it.')) {
    if (child.exitCode !== null)
      throw new Error(`npm run cms ended:\n${readFileSync(output, 'utf8')}`);
    await wait(50);
  }
  // The server keeps running when this test file's process ends.
  child.unref();
  const server = { pid: child.pid!, ports, data, output, site: join(folder, 'site') };
  await writeFile(noteIn(folder), JSON.stringify(server));
  return server;
}

/** The one that runs in a folder, if there is one. */
export async function runningIn(folder: string): Promise<SharedServer | undefined> {
  const note = await readFile(noteIn(folder), 'utf8').catch(() => undefined);
  return note === undefined ? undefined : (JSON.parse(note) as SharedServer);
}

/** As Ctrl-C does. */
export async function stopShared({ pid, ports }: SharedServer): Promise<void> {
  process.kill(pid, 'SIGINT');
  // The mail catcher is the last part to stop.
  while (!(await isFree(ports.mail, '127.0.0.1'))) await wait(50);
  await removeCached(`localhost-${ports.directus}`);
}

function noteIn(folder: string): string {
  return join(folder, 'server.json');
}
