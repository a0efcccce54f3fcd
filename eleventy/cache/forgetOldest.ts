import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the oldest entries of a folder. Builds that write to a new place each time would
 * otherwise fill the folder.
 * @param folder in `.cache/`
 * @param max how many files or folders may remain
 */
export async function forgetOldest(folder: string, max: number): Promise<void> {
  try {
    const names = await readdir(folder);
    if (names.length <= max) return;
    const entries = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        return { path, time: (await stat(path)).mtimeMs };
      }),
    );
    entries.sort((one, other) => other.time - one.time);
    for (const { path } of entries.slice(max)) await rm(path, { recursive: true, force: true });
  } catch {
    // Another build is deleting the same entries.
  }
}
