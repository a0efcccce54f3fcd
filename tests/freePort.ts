import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/**
 * Returns free ports. No other process of the tests gets one of them while this process runs, even
 * if nothing listens there yet: a server may build its site first, or start again later. They are
 * also below the range from which the system chooses ports for other programs.
 */
export async function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, choosePort));
}

async function choosePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (reserve(port) && (await isFree(port))) return port;
  }
}

/** A file for each reserved port, with the process that reserved it. */
const reservations = join(tmpdir(), `collegium-ports-${userInfo().username}`);
mkdirSync(reservations, { recursive: true });

function reserve(port: number): boolean {
  const file = join(reservations, String(port));
  try {
    // Fails if the file exists, so that only one of two processes succeeds.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!ownerIsRunning(file)) rmSync(file, { force: true });
    return false;
  }
}

function ownerIsRunning(file: string): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    // Listen on all addresses, because another program may use any of them.
    server
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
