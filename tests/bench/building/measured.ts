import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { kilobytesOf } from '../kilobytesOf.ts';

/** Resources that a program used, including all programs that it started. */
export interface Usage {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** The peak memory of all processes together, sampled twenty times a second. */
  readonly peakMegabytes: number;
}

/**
 * Runs a Node program and measures its resources. Processor time and memory are known only on
 * Linux.
 *
 * @throws Error with the program's output if it fails
 */
export async function measured(
  args: readonly string[],
  { env, cwd }: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): Promise<Usage & { readonly output: string }> {
  await diskIsDone();
  const cpuBefore = cpuSecondsOfPrograms();
  const start = performance.now();
  const program = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { ...process.env, ...env },
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, kilobytesOf(String(program.pid)));
  }, 50);
  const [output, complaints] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  clearInterval(watch);
  if (program.exitCode !== 0) throw new Error(complaints.slice(0, 4_000));
  return {
    output,
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuSecondsOfPrograms() - cpuBefore,
    peakMegabytes: peak / 1024,
  };
}

/**
 * Flushes earlier writes and deletions to disk. Otherwise the system charges that work to the next
 * program that writes: up to nine seconds after a site of 11,000 files was deleted.
 */
async function diskIsDone(): Promise<void> {
  if (process.platform === 'linux') await promisify(execFile)('sync');
}

/**
 * Seconds of all child processes that have ended: `cutime` and `cstime` of proc(5), which count
 * hundredths.
 */
function cpuSecondsOfPrograms(): number {
  if (process.platform !== 'linux') return NaN;
  const afterName = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(afterName[13]) + Number(afterName[14])) / 100;
}
