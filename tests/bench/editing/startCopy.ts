import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';

/** A copy of the sources that may be edited, and its `npm run dev`. */
export interface RunningCopy {
  readonly folder: string;
  readonly address: string;
  /** Processor time of the server so far in milliseconds. Known only on Linux. */
  cpu(): number;
  stop(): Promise<void>;
}

const parts = [
  ...['locales', 'contract', 'backend', 'browser'],
  ...['components', 'data', 'eleventy', 'pages'],
  ...['.eleventy.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'bundled.js'],
];

/** Caches that take seconds to fill and are not measured. */
const caches = ['.cache/fonts', '.cache/images', '.cache/scripts'];

export async function startCopy(): Promise<RunningCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'collegium-dev-'));
  await mkdir(join(folder, '.cache'));
  for (const part of [...parts, ...caches.filter((cache) => existsSync(cache))]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'eleventy/commands/dev.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = `http://localhost:${port}`;
  while ((await fetch(address).catch(() => undefined))?.status !== 200) {
    if (server.exitCode !== null) throw new Error(`npm run dev has ended (${server.exitCode}).`);
    await wait(200);
  }
  return {
    folder,
    address,
    cpu: () => milliseconds(String(server.pid)),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds from `utime` and `stime` of proc(5), which count hundredths of a second. */
function milliseconds(id: string): number {
  if (process.platform !== 'linux') return NaN;
  const afterName = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return 10 * (Number(afterName[11]) + Number(afterName[12]));
}
