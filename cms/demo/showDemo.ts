import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CmsError } from '../environment.ts';
import { showing } from '../running/showing.ts';
import { startAnalytics, type Analytics } from './analytics.ts';

/*
 * The build and the site's server are separate processes with their own environment, as when started by
 * hand. The CMS does not know how pages are built.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The backend of the demo's site. */
interface DemoBackend {
  /** Environment variables of the build, with the address of the backend. */
  readonly variables: NodeJS.ProcessEnv;
  /** The folder of the site below `.cache`. */
  readonly folder: string;
  /** Resolves if the backend ends before it is stopped. */
  readonly ended?: Promise<void>;
  /** Returns the text with addresses and log-ins that is printed when the website answers. */
  readonly greeting: (isBuilt: boolean) => Promise<string> | string;
}

/** Builds the site from a backend and serves both until they are stopped. */
export async function showDemo(
  { siteUrl, port }: { readonly siteUrl: string; readonly port: number },
  { variables, folder, ended, greeting }: DemoBackend,
  stopped: AbortSignal,
): Promise<void> {
  const analytics = process.env['DEMO_ANALYTICS'] === '1' ? await startedAnalytics() : undefined;
  // Clear the operator's own variables of builds.
  const site = {
    SOCIAL_IMAGES: '0',
    ...process.env,
    DIRECTUS_PROJECT: '',
    DIRECTUS_COLLECTIONS: '',
    DIRECTUS_TOKEN: '',
    PREVIEW: '',
    HOST: '',
    KEEP: '',
    ...variables,
    SITE_URL: siteUrl,
    PORT: String(port),
    OUT_DIR: join('.cache', folder),
    ALLOW_REMOVALS: '1',
    ...(analytics && { MATOMO_URL: analytics.url, MATOMO_SITE_ID: '1' }),
  };
  const isBuilt = await built(site, stopped);
  const server = isBuilt ? run('eleventy/commands/serve.ts', site) : undefined;
  try {
    if (server) await untilReady(siteUrl, server, stopped);
    console.log(await greeting(isBuilt));
    const ends = [once(stopped, 'abort'), ...(ended ? [ended] : [])];
    await Promise.race([...ends, ...(server ? [once(server, 'exit')] : [])]);
  } finally {
    analytics?.close();
    if (server) await end(server);
  }
  if (!stopped.aborted) throw new CmsError('A part of the demo ended by itself.');
}

function startedAnalytics(): Promise<Analytics> {
  return startAnalytics((title, address) => {
    console.log(`Counted        ${address} (${title})`);
  });
}

/**
 * Returns whether the build succeeded. If it failed, its output is printed and the backend keeps running,
 * since editors fix the content there.
 */
async function built(environment: NodeJS.ProcessEnv, stopped: AbortSignal): Promise<boolean> {
  const child = run('eleventy/commands/build.ts', environment);
  stopped.addEventListener('abort', () => child.kill('SIGTERM'));
  let output = '';
  const hear = (part: Buffer) => void (output += part.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  await showing('Building the site from it', () => once(child, 'close'));
  stopped.throwIfAborted();
  if (child.exitCode !== 0) console.error(output.trimEnd());
  return child.exitCode === 0;
}

async function untilReady(url: string, server: ChildProcess, stopped: AbortSignal): Promise<void> {
  server.stderr?.pipe(process.stderr);
  while (server.exitCode === null) {
    stopped.throwIfAborted();
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new CmsError('The server of the site ended before it was ready.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function run(command: string, environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', command], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
