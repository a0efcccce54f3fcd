import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { freePorts } from '../freePort.ts';

/** Milliseconds for a start of Directus, with its database and the seed, on a busy computer. */
const longestStart = 840_000;

/**
 * Node's compile cache, in the folder that `npm run build` uses: a build then takes a quarter less
 * processor time.
 */
const compileCache = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/** As npm does. */
const quiet = '--disable-warning=ExperimentalWarning';

export interface Outcome {
  readonly code: number | null;
  /** All output of both streams. */
  readonly output: string;
}

/** Runs `npm run build` with only these environment variables. */
export async function build(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const child = start(['bundled.js'], { CI: '1', ...environment });
  const output = listen(child);
  return { code: await exit(child), output: output.text };
}

export interface RunningCms {
  readonly output: { readonly text: string };
  /** Stops the program as Ctrl-C does. */
  stop(): Promise<number | null>;
  /** Kills the program together with its Directus, as a power failure does. Needs `inOwnGroup`. */
  kill(): Promise<void>;
  /** Kills only Directus. Returns the exit code of `npm run cms`. */
  killDirectus(): Promise<number | null>;
}

export interface CmsOptions {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the program and its Directus are a process group, so that `kill` reaches both. */
  readonly inOwnGroup?: boolean;
}

/** Starts `npm run cms` on these ports. Resolves when the output says that it is ready. */
export function startCms(
  dataDir: string,
  ports: Ports,
  { args = [], environment: more = {}, inOwnGroup = false }: CmsOptions = {},
): Promise<RunningCms> {
  const environment = { ...placesOf(dataDir, ports), ...more };
  const child = run('cms/start.ts', environment, args, { detached: inOwnGroup });
  return running(child, 'Ctrl-C stops it.');
}

interface DemoOptions {
  readonly said?: string | undefined;
  readonly args?: readonly string[];
  /** Additional environment variables. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Starts `npm run demo`. Resolves when the output contains `said`; by default, when it is ready.
 */
export function startDemo(
  dataDir: string,
  ports: Ports,
  { said = 'Ctrl-C stops all of it.', args = [], more = {} }: DemoOptions = {},
): Promise<RunningCms> {
  const environment = { ...placesOf(dataDir, ports), PORT: String(ports.site), ...more };
  return running(run('cms/demo/demo.ts', environment, args), said);
}

async function running(child: ChildProcess, said: string): Promise<RunningCms> {
  const output = listen(child);
  const ended = exit(child);
  // Stop a program that takes too long, because it would keep the tests from ending.
  const late = setTimeout(() => child.kill('SIGTERM'), longestStart);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output.text.includes(said)) resolve();
    });
    void ended.then((code) => reject(new Error(`It ended with ${code}:\n${output.text}`)));
  }).finally(() => clearTimeout(late));
  return {
    output,
    async stop() {
      child.kill('SIGINT');
      return ended;
    },
    async kill() {
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
    async killDirectus() {
      const args = ['--parent', String(child.pid), '--full', 'directus/cli.js'];
      const { stdout } = spawnSync('pgrep', args, { encoding: 'utf8' });
      process.kill(Number(stdout), 'SIGKILL');
      return ended;
    },
  };
}

/** Runs `npm run cms:check` for an installation. */
export async function checkCms(
  dataDir: string,
  ports: Ports,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const child = run('cms/check.ts', { ...placesOf(dataDir, ports), ...more });
  const output = listen(child);
  return { code: await exit(child), output: output.text };
}

/** Runs `npm run cms:backup`, `cms:restore`, `cms:migrate` or `doctor` for an installation. */
export async function runOn(
  script: 'cms/backup.ts' | 'cms/restore.ts' | 'cms/migrate.ts' | 'eleventy/commands/doctor.ts',
  dataDir: string,
  args: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const child = run(script, { CMS_DATA_DIR: dataDir, ...more }, args);
  const output = listen(child);
  return { code: await exit(child), output: output.text };
}

/** Gives a mail to `npm run cms:bounce`, as a mail server does. */
export async function bounceTo(dataDir: string, ports: Ports, mail: string): Promise<Outcome> {
  const child = run('cms/bounce.ts', placesOf(dataDir, ports), [], { input: 'pipe' });
  const output = listen(child);
  child.stdin?.end(mail);
  return { code: await exit(child), output: output.text };
}

export interface RunningDev {
  readonly output: { readonly text: string };
  stop(): Promise<void>;
}

/** Starts `npm run dev` with only these environment variables. */
export function startDev(environment: Readonly<Record<string, string>>): RunningDev {
  const child = run('eleventy/commands/dev.ts', environment);
  const output = listen(child);
  const ended = exit(child);
  return {
    output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function placesOf(dataDir: string, ports: Ports): Record<string, string> {
  return {
    CMS_DATA_DIR: dataDir,
    CMS_PORT: String(ports.directus),
    CMS_SMTP_PORT: String(ports.smtp),
    CMS_MAIL_PORT: String(ports.mail),
  };
}

export interface Ports {
  readonly directus: number;
  readonly smtp: number;
  /** The port of the page that shows caught mail. */
  readonly mail: number;
  /** The port of the website that belongs to this Directus. */
  readonly site: number;
}

/** Ports that nobody listens on. */
export async function portsOfCms(): Promise<Ports> {
  const [directus, smtp, mail, site] = await freePorts(4);
  return { directus: directus!, smtp: smtp!, mail: mail!, site: site! };
}

/** Every file below a folder, by its path in it. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path)] as const),
    ),
  );
}

function run(
  script: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  options: StartOptions = {},
): ChildProcess {
  return start(['--import', 'tsx', script, ...args], environment, options);
}

interface StartOptions {
  /** The process's standard input. Default: none. */
  readonly input?: 'ignore' | 'pipe';
  /** Whether the process starts a group of its own. */
  readonly detached?: boolean;
}

function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { input = 'ignore', ...options }: StartOptions = {},
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [quiet, ...args], {
    ...options,
    env: { PATH, HOME, TMPDIR, ...compileCache, ...environment },
    stdio: [input, 'pipe', 'pipe'],
  });
}

function listen(child: ChildProcess): { text: string } {
  const output = { text: '' };
  const hear = (part: Buffer) => (output.text += part.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return output;
}

function exit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}
