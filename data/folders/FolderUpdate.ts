import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryAt } from './entryAt.ts';
import { filesIn } from './filesIn.ts';

/**
 * New files for a folder of which most stays as it is. Each takes the place of the one before it by a
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
   * @param there files of the target that go unless there are new ones
   */
  static of(folder: string, target: string, there: readonly string[]): FolderUpdate {
    const written = new Set(filesIn(folder));
    return new FolderUpdate(
      folder,
      target,
      there.filter((file) => !written.has(file)),
    );
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
    for (const file of [...files.filter((each) => !isPage(each)), ...files.filter(isPage)]) {
      try {
        this.#put(file);
      } catch (error) {
        if (!isInTheWay(error)) throw error;
        // A file is where there was a folder, or a folder where there was a file.
        this.#removeGone();
        this.#put(file);
      }
    }
    this.#removeGone();
  }

  #put(file: string): void {
    const place = join(this.#target, file);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(this.#folder, file), place);
  }

  /** With the folders that are empty without them. */
  #removeGone(): void {
    for (const file of this.#gone) {
      const place = join(this.#target, file);
      try {
        unlinkSync(place);
      } catch (error) {
        // It is gone already where a new folder is in its place, or a new file in that of its folder.
        if (entryAt(place)?.isFile() === true) throw error;
      }
      let folder = dirname(file);
      while (folder !== '.' && wasEmpty(join(this.#target, folder))) folder = dirname(folder);
    }
  }
}

interface WrittenUpdate {
  /** Of the folder. */
  readonly inode: number;
  readonly gone: readonly string[];
}

function isInTheWay(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'EPERM'].includes(code);
}

/** Removes a folder that is empty or gone already. */
function wasEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(code)) return code === 'ENOENT';
    throw error;
  }
}
