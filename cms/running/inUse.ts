import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The name of the file that records which Directus uses a data folder.
 *
 * @internal
 */
export const inUseFile = '.running.json';

const noteSchema = z.object({ pid: z.int(), url: z.url() });

/** Records the address of the Directus that uses a data folder. Call `release` when Directus has ended. */
export async function noteUse(dataDir: string, url: string) {
  const file = join(dataDir, inUseFile);
  await writeFile(file, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
  return { release: () => rm(file, { force: true }) };
}

/**
 * Returns the address of the Directus that uses a data folder, or undefined. A killed process leaves its
 * record behind, so the address is checked by a request. The request has no credentials: another program
 * may use the port now.
 */
export async function userOf(dataDir: string): Promise<string | undefined> {
  const note = await noteIn(dataDir);
  if (!note || !isRunning(note.pid)) return undefined;
  const signal = AbortSignal.timeout(5000);
  const response = await fetch(`${note.url}/server/ping`, { signal }).catch(() => undefined);
  return (await response?.text().catch(() => '')) === 'pong' ? note.url : undefined;
}

/** Returns undefined if the file is incomplete, because its writer was interrupted. */
async function noteIn(dataDir: string) {
  try {
    return noteSchema.parse(JSON.parse(await readFile(join(dataDir, inUseFile), 'utf8')));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
