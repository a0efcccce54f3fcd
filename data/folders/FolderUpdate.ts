import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryAt } from './entryAt.ts';
import { filesIn } from './filesIn.ts';

/**
 * Moves new files into a folder in which most files stay. Each file is replaced by an atomic rename, so a
 * reader sees either the old file or the new one. Scripts, pictures and page data come first, then the pages
 * that refer to them; files that are gone are deleted last. A journal is written before the first change:
 * if this process dies, the next build finishes the update.
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
   * @param folder contains the new files
   * @param formerFiles files in the target to delete unless a new file replaces them
   */
  static of(folder: string, target: string, formerFiles: readonly string[]): FolderUpdate {
    const written = new Set(filesIn(folder));
    return new FolderUpdate(
      folder,
      target,
      formerFiles.filter((file) => !written.has(file)),
    );
  }

  /**
   * Returns the update in the journal of an interrupted process, if the target is still the same folder.
   *
   * @param file the journal
   */
  static interrupted(file: string, folder: string, target: string): FolderUpdate | undefined {
    try {
      const { inode, gone } = JSON.parse(readFileSync(file, 'utf8')) as WrittenUpdate;
      return entryAt(target)?.ino === inode ? new FolderUpdate(folder, target, gone) : undefined;
    } catch {
      // No journal, or an incomplete one: the process died before it changed anything.
      return undefined;
    }
  }

  /** Writes the journal. Once it exists, the next build finishes the update if this process dies. */
  async write(file: string): Promise<void> {
    const update: WrittenUpdate = { inode: statSync(this.#target).ino, gone: this.#gone };
    await writeFile(file, JSON.stringify(update), { flush: true });
  }

  /** Safe to repeat: a second call continues an interrupted update. */
  carryOut(): void {
    const files = filesIn(this.#folder);
    const isPage = (file: string) => file.endsWith('.html');
    for (const file of [...files.filter((each) => !isPage(each)), ...files.filter(isPage)]) {
      try {
        this.#put(file);
      } catch (error) {
        if (!isOccupied(error)) throw error;
        // A new file has the name of an old folder, or a new folder that of an old file.
        this.#removeGone();
        this.#put(file);
      }
    }
    this.#removeGone();
  }

  #put(file: string): void {
    const path = join(this.#target, file);
    mkdirSync(dirname(path), { recursive: true });
    renameSync(join(this.#folder, file), path);
  }

  /** Deletes the old files, and the folders that are then empty. */
  #removeGone(): void {
    for (const file of this.#gone) {
      const path = join(this.#target, file);
      try {
        unlinkSync(path);
      } catch (error) {
        // Already gone: a new folder has its name, or a new file that of its folder.
        if (entryAt(path)?.isFile() === true) throw error;
      }
      let folder = dirname(file);
      while (folder !== '.' && removeIfEmpty(join(this.#target, folder))) folder = dirname(folder);
    }
  }
}

interface WrittenUpdate {
  /** The inode of the target, to recognise it. */
  readonly inode: number;
  readonly gone: readonly string[];
}

function isOccupied(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'EPERM'].includes(code);
}

/** Removes a folder if it is empty. Returns whether it is gone. */
function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(code)) return code === 'ENOENT';
    throw error;
  }
}
