import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StagedFolder } from './StagedFolder.ts';

/**
 * Replaces all files of a folder at once, so that a read that fails leaves the old ones. If the
 * files are the same, the folder stays untouched: another build may be copying it, and
 * `npm run dev` watches it.
 *
 * @param fill puts the files into an empty folder
 * @returns the result of `fill`
 */
export async function replaceFolder<Result>(
  folder: string,
  fill: (empty: string) => Promise<Result>,
): Promise<Result> {
  const staged = await StagedFolder.beside(folder);
  try {
    const result = await fill(staged.folder);
    const isSame = existsSync(folder) && (await haveSameFiles(staged.folder, folder));
    if (!isSame) await staged.publish();
    return result;
  } finally {
    await staged.discard();
  }
}

async function haveSameFiles(one: string, other: string): Promise<boolean> {
  const [names, otherNames] = await Promise.all([filesIn(one), filesIn(other)]);
  if (names.join('\n') !== otherNames.join('\n')) return false;
  for (const name of names) {
    const [content, otherContent] = await Promise.all([
      readFile(join(one, name)),
      readFile(join(other, name)),
    ]);
    if (!content.equals(otherContent)) return false;
  }
  return true;
}

/** Paths relative to the folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}
