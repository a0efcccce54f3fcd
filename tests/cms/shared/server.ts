import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from '../../../cms/running/ports.ts';
import { portsOfCms, placesOf, type Ports } from '../commands.ts';
import { removeCached } from '../installation.ts';

/**
 * A Directus that keeps running after the test file that started it. All its files are in one
 * folder.
 */
export interface SharedServer {
  readonly pid: number;
  readonly ports: Ports;
  readonly data: string;
  /** The file with the output of `npm run cms`. */
  readonly output: string;
  /** The folder for the site that is built from the unchanged content. */
  readonly site: string;
  /** The public key to mails' signatures, as DNS has it. */
  readonly dkimKey: string;
}

/** A website of the association in addition to its main one. */
export const furtherSite = 'https://verband.example.com';

/** The website that the tests of the forms send from. */
export const formsSite = 'https://www.example.org';

export const metricsToken = 'token-of-prometheus';

/** Settings that suit all tests with a shared Directus. */
export function sharedEnvironment(ports: Ports): Record<string, string> {
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    CMS_FORMS_ORIGINS: `${formsSite},${furtherSite}`,
    // Tests choose the network address of their requests.
    IP_TRUST_PROXY: 'true',
    // A cheap proof of work for tests.
    CMS_FORMS_WORK: '2',
    CMS_FORMS_LEAST_SECONDS: '0',
    CMS_BOUNCE_ADDRESS: 'bounces@example.org',
    // Reaches no other computer (controlled.ts).
    CMS_LINK_CHECK: '1',
    METRICS_ENABLED: 'true',
    METRICS_TOKENS: metricsToken,
  };
}

/** The name of the key in DNS with which the shared Directus signs mails. */
export const dkimSelector = 'tests';

const preload = new URL('controlled.ts', import.meta.url).href;

/** Starts `npm run cms` with the data in a folder, or without data. Resolves when it is ready. */
export async function startShared(folder: string): Promise<SharedServer> {
  const ports = await portsOfCms();
  const data = join(folder, 'data');
  const output = join(folder, 'output.txt');
  await mkdir(folder, { recursive: true });
  const { PATH, HOME, TMPDIR } = process.env;
  const log = openSync(output, 'a');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const child = spawn(process.execPath, ['--import', 'tsx', 'cms/start.ts'], {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_OPTIONS: `--import=${preload}` },
      ...placesOf(data, ports),
      ...sharedEnvironment(ports),
      CMS_DKIM_SELECTOR: dkimSelector,
      CMS_DKIM_KEY: privateKey.replaceAll('\n', '\\n'),
      // On a fast computer, all tests together exceed the limit of requests from one address.
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
  const server = {
    ...{ pid: child.pid!, ports, data, output },
    site: join(folder, 'site'),
    dkimKey: publicKey.toString('base64'),
  };
  await writeFile(noteIn(folder), JSON.stringify(server));
  return server;
}

/** The server that runs in this folder, if any. */
export async function runningIn(folder: string): Promise<SharedServer | undefined> {
  const note = await readFile(noteIn(folder), 'utf8').catch(() => undefined);
  return note === undefined ? undefined : (JSON.parse(note) as SharedServer);
}

/** Stops the server as Ctrl-C does. */
export async function stopShared({ pid, ports }: SharedServer): Promise<void> {
  process.kill(pid, 'SIGINT');
  // The mail catcher is the last part to stop.
  while (!(await isFree(ports.mail, '127.0.0.1'))) await wait(50);
  await removeCached(`localhost-${ports.directus}`);
}

function noteIn(folder: string): string {
  return join(folder, 'server.json');
}
