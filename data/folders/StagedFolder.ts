import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { printable } from '../problems/printable.ts';
import { FolderUpdate } from './FolderUpdate.ts';
import { isAlive } from './isAlive.ts';

/** The target can't be written: one line that names the folder and the fix. */
export class StagingError extends Error {
  override readonly name = 'StagingError';
}

/**
 * A staging folder next to its target. The target stays unchanged until the staging folder is complete, which
 * then replaces it (`publish`) or updates the files in it (`update`).
 */
export class StagedFolder {
  /** The staging folder. */
  readonly folder: string;
  /** Staging folders of other running processes for the same target. */
  readonly others: readonly string[];
  readonly #target: string;
  readonly #work: string;
  #isPublished = false;

  private constructor(target: string, work: string, others: readonly string[]) {
    this.#target = target;
    this.#work = work;
    this.folder = join(work, 'new');
    this.others = others;
  }

  /**
   * Creates the staging folder, and cleans up after interrupted processes.
   *
   * @throws StagingError if the target's parent folder can't be written
   */
  static async beside(path: string): Promise<StagedFolder> {
    // If the target is a symbolic link, replace the folder it points to, not the link.
    const target = await realpath(path).catch(() => resolve(path));
    const work = workFolder(target, process.pid);
    try {
      await mkdir(dirname(target), { recursive: true });
      await tidyUp(target);
      await mkdir(join(work, 'new'), { recursive: true });
    } catch (error) {
      throw asStagingError(error, `${printed(target)} can't be prepared`);
    }
    const others = (await workFoldersOf(target)).filter(({ pid }) => pid !== process.pid);
    return new StagedFolder(
      target,
      work,
      others.map(({ folder }) => folder),
    );
  }

  /** @throws StagingError if another process prepares the same target */
  assertAlone(): void {
    const [other] = this.others;
    if (other === undefined) return;
    // In a container, an unrelated process may have the process id of the interrupted one.
    throw new StagingError(
      `${printed(this.#target)} is being written by another process. Wait until it has ended; ` +
        `if there is none, delete ${printed(other)}.`,
    );
  }

  /**
   * Replaces the target with the staging folder by two renames. Between them the target does not exist; if the
   * process dies at that moment, the next process restores the old folder.
   *
   * @throws StagingError if the target can't be renamed, for example because it is a mount point
   */
  async publish(): Promise<void> {
    const last = join(this.#work, 'last');
    for (let attempt = 1; !this.#isPublished; attempt += 1) {
      try {
        await rm(last, { recursive: true, force: true });
        await renameIfThere(this.#target, last);
        await rename(this.folder, this.#target);
        this.#isPublished = true;
      } catch (error) {
        await putBack(last, this.#target);
        // Another process published between the two renames: move its folder away and try again.
        if (attempt < maxAttempts && isCode(error, 'ENOTEMPTY', 'EEXIST')) continue;
        throw asStagingError(error, `${printed(this.#target)} can't be replaced`);
      }
    }
  }

  /**
   * Moves the staged files into the target and leaves all other files there (`FolderUpdate`).
   *
   * @param formerFiles files in the target to delete unless a staged file replaces them
   * @param keep names in the target that must stay
   * @throws StagingError if the target can't be written, or a staged file has a name in `keep`
   */
  async update(formerFiles: readonly string[], keep: readonly string[]): Promise<void> {
    const rival = keep.find((name) => existsSync(join(this.folder, name)));
    if (rival !== undefined) {
      throw new StagingError(
        `KEEP: the build writes ${rival} itself, so it can't stay in ${printed(this.#target)}. Remove it from KEEP.`,
      );
    }
    // On the first build, one rename is enough.
    if (!existsSync(this.#target)) return this.publish();
    try {
      const update = FolderUpdate.of(this.folder, this.#target, formerFiles);
      await update.write(join(this.#work, updateName));
      update.carryOut();
      this.#isPublished = true;
    } catch (error) {
      throw asStagingError(error, `${printed(this.#target)} can't be brought up to date`);
    }
  }

  /** Deletes the staging folder, and after `publish` the replaced folder. */
  async discard(): Promise<void> {
    try {
      // If this was published, don't restore the old folder, even if an empty folder was published.
      if (this.#isPublished) await rm(this.#work, { recursive: true, force: true });
      else await settle(this.#work, this.#target);
    } catch (error) {
      throw asStagingError(error, `${printed(this.#work)} can't be removed`);
    }
  }
}

const maxAttempts = 5;

/** The journal of an update. */
const updateName = 'update.json';

function workFolder(target: string, pid: number): string {
  return `${target}.${pid}.partial`;
}

interface WorkFolder {
  readonly folder: string;
  readonly pid: number;
}

async function workFoldersOf(target: string): Promise<WorkFolder[]> {
  const start = `${basename(target)}.`;
  const names = await readdir(dirname(target));
  return names.flatMap((name) => {
    const [, pid] = /^(\d+)\.partial$/.exec(name.slice(start.length)) ?? [];
    if (pid === undefined || !name.startsWith(start)) return [];
    return [{ folder: join(dirname(target), name), pid: Number(pid) }];
  });
}

/** Finishes or undoes what interrupted processes began, and deletes their staging folders. */
async function tidyUp(target: string): Promise<void> {
  for (const { folder, pid } of await workFoldersOf(target)) {
    if (pid !== process.pid && isAlive(pid)) continue;
    await settle(folder, target);
  }
}

async function settle(work: string, target: string): Promise<void> {
  FolderUpdate.interrupted(join(work, updateName), join(work, 'new'), target)?.carryOut();
  await putBack(join(work, 'last'), target);
  await rm(work, { recursive: true, force: true });
}

/** Restores a folder that was moved away, unless there is none or a newer folder took its place. */
async function putBack(last: string, target: string): Promise<void> {
  try {
    await rename(last, target);
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined;
}

const fixes: Readonly<Record<string, string>> = {
  EBUSY: 'It is mounted or in use: choose a folder inside it.',
  EXDEV: 'It is mounted: choose a folder inside it.',
  EACCES: 'Let this user write to the folder that it is in.',
  EPERM: 'Let this user write to the folder that it is in.',
  EROFS: 'Choose a folder that can be written to.',
  // Node reports this for a recursive mkdir in a read-only folder.
  ENOENT: 'Choose a folder that can be written to.',
  EEXIST: 'A file is in its way: choose another folder.',
  ENOTDIR: 'A file is in its way: choose another folder.',
  ENAMETOOLONG: 'Choose a shorter name.',
  ENOSPC: 'Make room on the disk.',
};

function asStagingError(error: unknown, what: string): unknown {
  const code = codeOf(error) ?? '';
  const fix = fixes[code];
  return fix === undefined ? error : new StagingError(`${what} (${code}). ${fix}`);
}

/** A path as the operator would type it. */
function printed(path: string): string {
  const short = relative('.', path);
  return printable(short.startsWith('..') ? path : short);
}
