import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Beside the data that a Directus is using: which one.
 *
 * @internal
 */
export const inUseFile = '.running.json';

const noteSchema = z.object({ pid: z.int(), url: z.url() });

/** Says where the Directus is that uses a folder of data; `release` when it has ended. */
export async function noteUse(dataDir: string, url: string) {
  const file = join(dataDir, inUseFile);
  await writeFile(file, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
  return { release: () => rm(file, { force: true }) };
}

/**
 * Where the Directus is that uses a folder of data. One that was ended by force has left its note
 * behind, so it is asked, and without a secret: another program may have taken its port.
 */
export async function userOf(dataDir: string): Promise<string | undefined> {
  const note = await noteIn(dataDir);
  if (!note || !isRunning(note.pid)) return undefined;
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(`${note.url}/server/ping`, { signal }).catch(() => undefined);
  return (await answer?.text().catch(() => '')) === 'pong' ? note.url : undefined;
}

/** A note whose writer was ended halfway is none. */
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
