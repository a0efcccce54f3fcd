import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** What a program took, together with all programs that it started. */
export interface Usage {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** The most that all processes together held at a time, looked at twenty times a second. */
  readonly peakMegabytes: number;
}

/**
 * Runs a program of Node's, and tells what it took. On Linux alone are its processor time and memory known.
 *
 * @throws Error with what it said, where it fails
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
 * Files that were deleted or written before are still on their way, and the system would do that work in
 * the name of whoever writes next: up to nine seconds after a site of 11,000 files was deleted.
 */
async function diskIsDone(): Promise<void> {
  if (process.platform === 'linux') await promisify(execFile)('sync');
}

/** Of all programs that ended, in hundredths, as `cutime` and `cstime` of proc(5). */
function cpuSecondsOfPrograms(): number {
  if (process.platform !== 'linux') return NaN;
  const afterName = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(afterName[13]) + Number(afterName[14])) / 100;
}

/** What a process and those below it hold. One that has just ended holds nothing. */
function kilobytesOf(id: string): number {
  try {
    const [, own = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${id}/task`).flatMap((task) =>
      readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + kilobytesOf(child), Number(own));
  } catch {
    return 0;
  }
}
