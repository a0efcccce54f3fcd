import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Output and exit code of a command. */
export interface Finished {
  readonly code: number | null;
  readonly output: readonly string[];
  readonly errors: readonly string[];
}

export interface Surroundings {
  /**
   * Environment variables in addition to those that every command needs. Jest's own variables are
   * not passed on.
   */
  readonly environment?: Readonly<Record<string, string>>;
  /** The working folder. Default: the repository. */
  readonly folder?: string;
  /** Arguments of the command. */
  readonly args?: readonly string[];
}

/**
 * Node's compile cache, in the folder that `npm run build` uses. Starting a command then takes a
 * quarter less processor time. Not for copies of the product in other folders: Node never deletes
 * their files from the cache.
 */
const compileCache = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/** Starts a file of the product as its npm scripts do, such as `bundled.js` for `npm run build`. */
export function start(
  file: string,
  { environment = {}, folder = process.cwd(), args = [] }: Surroundings = {},
): ChildProcessByStdio<null, Readable, Readable> {
  const { PATH = '', HOME = '' } = process.env;
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return spawn(process.execPath, [...loader, file, ...args], {
    cwd: folder,
    env: { PATH, HOME, ...(folder === process.cwd() && compileCache), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a file of the product until it ends. */
export async function run(file: string, surroundings?: Surroundings): Promise<Finished> {
  const command = start(file, surroundings);
  const output = linesOf(command.stdout);
  const errors = linesOf(command.stderr);
  const code = await ended(command);
  return { code, output: output(), errors: errors() };
}

/** Stops a command that does not end itself. */
export async function stop(command: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  if (command.exitCode !== null || command.signalCode !== null) return;
  const end = ended(command);
  command.kill('SIGTERM');
  const patience = setTimeout(() => command.kill('SIGKILL'), 2000);
  await end;
  clearTimeout(patience);
}

/** Occupies a port until `release` is called. */
export async function takenPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  const port = await listening(server);
  return {
    port,
    release: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function listening(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

function ended(command: ChildProcessByStdio<null, Readable, Readable>): Promise<number | null> {
  return new Promise((resolve) => command.once('close', resolve));
}

/** Returns a function that gives the stream's lines so far. */
export function linesOf(stream: Readable): () => string[] {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text.split('\n').filter((line) => line !== '');
}
