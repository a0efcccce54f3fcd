import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Leaves in a folder what was written last: who builds to a new place each time comes back to none.
 *
 * @param folder in `.cache/`
 * @param most how many files or folders may be in it
 */
export async function forgetOldest(folder: string, most: number): Promise<void> {
  try {
    const names = await readdir(folder);
    if (names.length <= most) return;
    const entries = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        return { path, time: (await stat(path)).mtimeMs };
      }),
    );
    entries.sort((one, other) => other.time - one.time);
    for (const { path } of entries.slice(most)) await rm(path, { recursive: true, force: true });
  } catch {
    // Another build forgets, too.
  }
}
