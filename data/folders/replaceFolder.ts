import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areSame } from './areSame.ts';
import { filesIn } from './filesIn.ts';
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
    const isSame = existsSync(folder) && haveSameFiles(staged.folder, folder);
    if (!isSame) await staged.publish();
    return result;
  } finally {
    await staged.discard();
  }
}

function haveSameFiles(first: string, second: string): boolean {
  const names = filesIn(first);
  return (
    names.length === filesIn(second).length &&
    names.every((name) => areSame(join(first, name), join(second, name)))
  );
}
