import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { databaseOf } from './backup/databaseOf.ts';
import { installedDirectus } from './backup/installedDirectus.ts';
import { versionProblem } from './extensions/collegium/guard/testedVersion.ts';
import { assertNotNewer, versionIn } from './migration/dataVersion.ts';
import { isOwnDirectus } from './running/isOwnDirectus.ts';
import { localUrl } from './running/localUrl.ts';
import { assertFree } from './running/ports.ts';
import { showing } from './running/showing.ts';
import { CmsError, type CmsEnvironment } from './environment.ts';
import type { Secrets } from './secrets.ts';
import { directusSettings } from './settings/directusSettings.ts';

const cli = fileURLToPath(new URL('./node_modules/directus/cli.js', import.meta.url));

interface RunningDirectus {
  readonly url: string;
  /** Resolves when the Directus process has ended, whether `stop` was called or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the database if there is none, and starts Directus.
 *
 * @param stopped stops Directus at any step
 * @throws NewerData if a newer version has written the data
 * @throws CmsError if this version was not tested, the port is taken, or Directus does not come up
 */
export async function startDirectus(
  environment: CmsEnvironment,
  secrets: Secrets,
  stopped: AbortSignal,
): Promise<RunningDirectus> {
  const problem = versionProblem();
  if (problem !== undefined) throw new CmsError(problem);
  const noted = versionIn(await seedNotesOf(environment));
  assertNotNewer(noted);
  await assertFree('CMS_PORT', environment.port, environment.host);
  const settings = directusSettings(environment, secrets);
  await mkdir(join(environment.dataDir, 'uploads'), { recursive: true });
  // Only Directus knows whether a database server already has its tables.
  const isNew = !existsSync(join(environment.dataDir, 'data.db'));
  // Only this command brings Directus' own tables up to those of its version.
  const isOld = noted.directus !== installedDirectus();
  if (environment.database !== 'sqlite3' || isNew || isOld) {
    await showing('Preparing the database', () =>
      bootstrap({ ...settings, ...firstAccount(secrets) }, stopped),
    );
  }

  const child = run('start', settings, stopped);
  const ended = end(child).then(() => undefined);
  const url = localUrl(environment);
  // Another program may have taken the port since the check above. It would get the seed's token.
  const isOurs = () => isOwnDirectus(url, environment, secrets);
  await showing('Starting Directus', () => untilReady(isOurs, child));
  return {
    url,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Directus itself reports a database that can't be read. PostgreSQL's programs may be missing: then the seed checks. */
function seedNotesOf(environment: CmsEnvironment): Promise<readonly string[]> {
  return databaseOf(environment)
    .seedNotes()
    .catch(() => []);
}

/** Directus creates a first account. It is the seed's account, whose password nobody knows. */
function firstAccount({ seedToken }: Secrets): Record<string, string> {
  return {
    ADMIN_EMAIL: 'seed@example.org',
    ADMIN_PASSWORD: randomBytes(32).toString('hex'),
    ADMIN_TOKEN: seedToken,
  };
}

async function bootstrap(settings: NodeJS.ProcessEnv, stopped: AbortSignal): Promise<void> {
  const child = run('bootstrap', settings, stopped);
  const code = await end(child);
  if (code !== 0)
    throw new CmsError(`Directus could not prepare its database (exit code ${code}).`);
}

const nodeOptions = ['--no-node-snapshot', '--no-warnings'];

function run(
  command: 'bootstrap' | 'start',
  settings: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): ChildProcess {
  // Only the variables that every Node program needs: Directus reads many variables with plain names. An
  // operator limits the memory of Directus by NODE_OPTIONS (--max-old-space-size).
  const { PATH, HOME, TMPDIR, TZ, SystemRoot, NODE_OPTIONS } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, cli, command], {
    env: { PATH, HOME, TMPDIR, TZ, SystemRoot, NODE_OPTIONS, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill('SIGTERM');
  stopped.addEventListener('abort', stop);
  child.once('exit', () => stopped.removeEventListener('abort', stop));
  // The output of `bootstrap` is discarded, except its errors. The log of `start`, which has only warnings
  // and errors, goes to stderr.
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  if (command === 'start') child.stdout.pipe(process.stderr);
  return child;
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', reject);
  });
}

async function untilReady(isOurs: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CmsError('Directus ended before it was ready.');
    if (await isOurs()) return;
    await wait(250);
  }
  child.kill('SIGTERM');
  throw new CmsError('Directus was not ready after five minutes.');
}
