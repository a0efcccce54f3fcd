import {
  linkSync,
  copyFileSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryAt } from './entryAt.ts';
import { filesIn } from './filesIn.ts';

/**
 * New files for a folder of which most stay as it is. Each takes the place of the one before it by a
 * rename, so that whoever reads finds one of them whole: first what pages refer to, then pages, and what is
 * gone goes last. What is to be done is written down before, so that the next process does the rest
 * where this one dies.
 */
export class FolderUpdate {
  readonly #folder: string;
  readonly #target: string;
  readonly #gone: readonly string[];

  private constructor(folder: string, target: string, gone: readonly string[]) {
    this.#folder = folder;
    this.#target = target;
    this.#gone = gone;
  }

  /**
   * @param folder with the new files
   * @param stays what of the target is a part of the new one, by paths from there
   * @param there the files of the target
   * @returns none where a file would come in place of a folder, or what is to stay is not there
   */
  static of(
    folder: string,
    target: string,
    stays: ReadonlySet<string>,
    there: ReadonlySet<string>,
  ): FolderUpdate | undefined {
    const written = new Set(filesIn(folder));
    const isInPlace =
      [...stays].every((file) => there.has(file) && !written.has(file)) &&
      areApart(written, there) &&
      areApart(there, written);
    const gone = [...there].filter((file) => !stays.has(file) && !written.has(file));
    return isInPlace ? new FolderUpdate(folder, target, gone) : undefined;
  }

  /** What a process has written down that did not come to its end, unless the folder is another by now. */
  static written(file: string, folder: string, target: string): FolderUpdate | undefined {
    try {
      const { inode, gone } = JSON.parse(readFileSync(file, 'utf8')) as WrittenUpdate;
      return entryAt(target)?.ino === inode ? new FolderUpdate(folder, target, gone) : undefined;
    } catch {
      // There was none, or the computer stopped while it was written, and so before anything was done.
      return undefined;
    }
  }

  /** From now on it will be carried out, by whomever. */
  async write(file: string): Promise<void> {
    const update: WrittenUpdate = { inode: statSync(this.#target).ino, gone: this.#gone };
    await writeFile(file, JSON.stringify(update), { flush: true });
  }

  /** Once more where it was begun. */
  carryOut(): void {
    const files = filesIn(this.#folder);
    const isPage = (file: string) => file.endsWith('.html');
    const ordered = [...files.filter((file) => !isPage(file)), ...files.filter(isPage)];
    const made = new Set<string>();
    for (const file of ordered) {
      const place = join(this.#target, file);
      if (!made.has(dirname(place))) mkdirSync(dirname(place), { recursive: true });
      made.add(dirname(place));
      renameSync(join(this.#folder, file), place);
    }
    for (const file of this.#gone) remove(file, this.#target);
  }
}

interface WrittenUpdate {
  /** Of the folder. */
  readonly inode: number;
  readonly gone: readonly string[];
}

/** Puts files of another folder into one, which then has them all. */
export function fillUp(folder: string, from: string, files: Iterable<string>): void {
  for (const file of files) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    try {
      linkSync(join(from, file), place);
    } catch {
      // Not every disk knows links.
      copyFileSync(join(from, file), place, constants.COPYFILE_EXCL);
    }
  }
}

/** Whether no file is where others have a folder. */
function areApart(files: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const file of others) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      if (files.has(file.slice(0, end))) return false;
    }
  }
  return true;
}

/** With the folders that are empty without it. */
function remove(file: string, target: string): void {
  ifThere(() => {
    unlinkSync(join(target, file));
  });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (!ifThere(() => rmdirSync(join(target, folder)))) return;
  }
}

/** @returns whether it was, and had nothing in it that is to stay */
function ifThere(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) return code === 'ENOENT';
    throw error;
  }
}
