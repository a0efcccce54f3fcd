import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defaultProject } from '../../data/settings/embeddedProjects.ts';
import { buildExtensions } from '../buildExtensions.ts';
import { CmsError, readCmsEnvironment, type CmsEnvironment } from '../environment.ts';
import { install } from '../install.ts';
import type { RunningCms } from '../serve.ts';
import { stopSignal } from '../running/stopSignal.ts';
import { startAnalytics, type Analytics } from './analytics.ts';
import { choosePorts } from './demoPorts.ts';
import { showing } from '../running/showing.ts';

/*
 * The build and the site's server are processes of their own, as when they are started by hand: each
 * reads its own environment, and the CMS knows nothing of how pages are made.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run demo`: all of Collegium on this computer, until Ctrl-C. */
async function demo(): Promise<void> {
  const stopped = stopSignal();
  await install();
  await buildExtensions();
  const { sitePort, variables } = await choosePorts(process.env);
  const environment = readCmsEnvironment(variables);
  // What is installed only now can't be imported above.
  const { whileRunning } = await import('../serve.ts');
  await whileRunning(environment, stopped, async (cms) => {
    const analytics = process.env['DEMO_ANALYTICS'] === '1' ? await startedAnalytics() : undefined;
    const site = siteEnvironment(environment, sitePort, analytics);
    const isBuilt = await built(site, stopped);
    const server = isBuilt ? run('eleventy/commands/serve.ts', site) : undefined;
    try {
      if (server) await answering(environment.siteUrl, server, stopped);
      console.log(await greeting(environment, cms, isBuilt));
      const ends = [once(stopped, 'abort'), cms.ended, ...(server ? [once(server, 'exit')] : [])];
      await Promise.race(ends);
    } finally {
      analytics?.close();
      if (server) await end(server);
    }
    if (!stopped.aborted) throw new CmsError('A part of the demo ended by itself.');
  });
}

function startedAnalytics(): Promise<Analytics> {
  return startAnalytics((title, address) => {
    console.log(`Counted        ${address} (${title})`);
  });
}

/** Whatever else the operator builds from stays out of it. */
function siteEnvironment(
  { project, publicUrl, siteUrl }: CmsEnvironment,
  port: number,
  analytics: Analytics | undefined,
): NodeJS.ProcessEnv {
  return {
    SOCIAL_IMAGES: '0',
    ...process.env,
    DIRECTUS_URL: publicUrl,
    DIRECTUS_PUBLIC_URL: publicUrl,
    DIRECTUS_PROJECT: '',
    DIRECTUS_TOKEN: '',
    PREVIEW: '',
    SITE_URL: siteUrl,
    HOST: '',
    PORT: String(port),
    OUT_DIR: join('.cache', project === defaultProject ? 'demo' : `demo-${project}`),
    KEEP: '',
    ALLOW_REMOVALS: '1',
    ...(analytics && { MATOMO_URL: analytics.url, MATOMO_SITE_ID: '1' }),
  };
}

/**
 * Whether there is a site. What an editor has to mend is told, and mended in Directus, which
 * therefore goes on.
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

async function answering(url: string, server: ChildProcess, stopped: AbortSignal): Promise<void> {
  server.stderr?.pipe(process.stderr);
  while (server.exitCode === null) {
    stopped.throwIfAborted();
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
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

async function greeting(
  environment: CmsEnvironment,
  { secrets, logins }: RunningCms,
  isBuilt: boolean,
): Promise<string> {
  const { caughtMailAddress, loginLines } = await import('../serve.ts');
  const { publicUrl, siteUrl, catchesMail } = environment;
  const notBuilt = 'could not be built: mend in Directus what is told above, and start again';
  return [
    '',
    `Website        ${isBuilt ? siteUrl : notBuilt}`,
    `Directus       ${publicUrl}`,
    ...(catchesMail ? [`Mails          ${caughtMailAddress(environment, secrets)}`] : []),
    '',
    ...loginLines(logins),
    'Messages and sign-ups of the website arrive in Directus; mails are caught and go nowhere.',
    'What is edited in Directus is on the website after the next npm run demo.',
    '',
    'Ctrl-C stops all of it.',
  ].join('\n');
}

await demo().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
