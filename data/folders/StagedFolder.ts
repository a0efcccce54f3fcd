import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { printable } from '../texts/printable.ts';
import { filesIn } from './filesIn.ts';
import { fillUp, FolderUpdate } from './FolderUpdate.ts';

/** A folder can't be put in its place: one line that names the folder and the mend. */
export class StagingError extends Error {
  override readonly name = 'StagingError';
}

/**
 * A folder that is filled beside its place and takes it when it is complete, so that whoever reads
 * there finds the last one or the new one, never a part. No file system that Node reaches swaps two
 * folders at once: between two renames there is none for an instant, and where the process dies in
 * that instant, the next one puts the last folder back. What is to stay moves from the last folder to
 * the new one; its names are written down before, so that the next process moves the rest.
 */
export class StagedFolder {
  /** What is in here takes the place of the target. */
  readonly folder: string;
  /** Folders in which other processes prepare the same target at this time. */
  readonly others: readonly string[];
  readonly #target: string;
  readonly #work: string;
  readonly #last: string;
  #isPublished = false;

  private constructor(target: string, work: string, others: readonly string[]) {
    this.#target = target;
    this.#work = work;
    this.folder = join(work, 'new');
    this.#last = join(work, 'last');
    this.others = others;
  }

  /**
   * Makes an empty folder, and tidies up after processes that were interrupted.
   *
   * @throws StagingError where nothing may be written beside the target
   */
  static async beside(path: string): Promise<StagedFolder> {
    // A link stays a link: what it points at is replaced.
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
    // In a container, an unrelated process soon has the number of one that was interrupted.
    const mend = existsSync(join(other, 'last'))
      ? `take out of ${printed(other)} what you want to keep, and delete it`
      : `delete ${printed(other)}`;
    throw new StagingError(
      `${printed(this.#target)} is being written by another process. Wait until it has ended; ` +
        `if there is none, ${mend}.`,
    );
  }

  /**
   * Puts the folder in its place; if that fails, what was there is there again.
   *
   * @param keep names of files and folders in the target that stay
   * @param stays files of the target that are a part of the new one, by their paths from there. Where
   *   there are any, the target itself is brought up to date, which takes as long as there are others.
   * @param there the target's files but those that stay by their names, where somebody has looked
   * @param beforeSwap called where the target goes as a whole, with whatever has come into it meanwhile
   * @throws StagingError where the target can't be renamed, as a mounted folder can't, or where the
   *   folder has one of the names that are to stay
   */
  async publish(
    keep: readonly string[] = [],
    stays: ReadonlySet<string> = new Set(),
    there?: readonly string[],
    beforeSwap?: () => Promise<unknown>,
  ): Promise<void> {
    await this.#noteKept(keep);
    if (stays.size > 0) {
      if (await this.#update(stays, new Set(there ?? filesBut(keep, this.#target)))) return;
      fillUp(this.folder, this.#target, stays);
    }
    await beforeSwap?.();
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#swap(keep);
        this.#isPublished = true;
        return;
      } catch (error) {
        // Another process published between the two renames. Its folder has to go first.
        if (attempt < mostAttempts && isCode(error, 'ENOTEMPTY', 'EEXIST')) continue;
        throw asStagingError(error, `${printed(this.#target)} can't be replaced`);
      }
    }
  }

  async #update(stays: ReadonlySet<string>, there: ReadonlySet<string>): Promise<boolean> {
    try {
      const update = FolderUpdate.of(this.folder, this.#target, stays, there);
      await update?.write(join(this.#work, updateName));
      update?.carryOut();
      this.#isPublished = update !== undefined;
      return this.#isPublished;
    } catch (error) {
      throw asStagingError(error, `${printed(this.#target)} can't be brought up to date`);
    }
  }

  async #noteKept(keep: readonly string[]): Promise<void> {
    for (const name of keep) {
      if (!(await isThere(join(this.folder, name)))) continue;
      throw new StagingError(
        `${name} can't stay in ${printed(this.#target)}, since it is written anew each time.`,
      );
    }
    if (keep.length === 0) return;
    await writeFile(join(this.#work, keptNames), JSON.stringify(keep), { flush: true });
  }

  async #swap(keep: readonly string[]): Promise<void> {
    // An attempt before this one may have found its place taken.
    await move(keep, this.#last, this.#target);
    await rm(this.#last, { recursive: true, force: true });
    const hadOne = await renameIfThere(this.#target, this.#last);
    try {
      await rename(this.folder, this.#target);
    } catch (error) {
      if (hadOne) await putBack(this.#last, this.#target);
      throw error;
    }
    try {
      await move(keep, this.#last, this.#target);
    } catch (error) {
      await move(keep, this.#target, this.#last);
      await rename(this.#target, this.folder);
      if (hadOne) await rename(this.#last, this.#target);
      throw error;
    }
  }

  /** Removes what is not published, or the last folder if this one is. */
  async discard(): Promise<void> {
    try {
      // An empty folder that was published would be taken for a place that is free.
      if (this.#isPublished) await rm(this.#work, { recursive: true, force: true });
      else await settle(this.#work, this.#target);
    } catch (error) {
      throw asStagingError(error, `${printed(this.#work)} can't be removed`);
    }
  }
}

const mostAttempts = 5;

/** Where a process notes what it moves from the last folder to the new one. */
const keptNames = 'keep.json';

/** Where a process notes how it brings the target up to date. */
const updateName = 'update.json';

function filesBut(keep: readonly string[], folder: string): string[] {
  return filesIn(folder).filter((file) => !keep.includes(file.split('/')[0] ?? ''));
}

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

/** Removes what interrupted processes left, and puts a folder back that one of them had set aside. */
async function tidyUp(target: string): Promise<void> {
  for (const { folder, pid } of await workFoldersOf(target)) {
    if (pid !== process.pid && isAlive(pid)) continue;
    await settle(folder, target);
  }
}

/** Ends what a process had begun, or gives back what it had set aside, and only then removes the rest. */
async function settle(work: string, target: string): Promise<void> {
  FolderUpdate.written(join(work, updateName), join(work, 'new'), target)?.carryOut();
  const last = join(work, 'last');
  const isBack = await putBack(last, target);
  if (!isBack) await move(await namesIn(join(work, keptNames)), last, target);
  await rm(work, { recursive: true, force: true });
}

/** @returns false where nothing was set aside, or its place is taken by a newer folder */
async function putBack(last: string, target: string): Promise<boolean> {
  try {
    await rename(last, target);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

async function namesIn(file: string): Promise<readonly string[]> {
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '[]';
    throw error;
  });
  try {
    return JSON.parse(json) as string[];
  } catch {
    // The computer stopped while it was written, and so before anything was moved.
    return [];
  }
}

async function move(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    if (!(await isThere(join(from, name)))) continue;
    // A file would take another's place without a word.
    if (await isThere(join(to, name))) {
      throw new StagingError(
        `${name} is in ${printed(to)}, and in ${printed(from)}, from where it was to be kept. ` +
          'Delete one of them.',
      );
    }
    await rename(join(from, name), join(to, name));
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return false;
      throw error;
    },
  );
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks whether it could be.
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
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

const mends: Readonly<Record<string, string>> = {
  EBUSY: 'It is mounted or in use: choose a folder inside it.',
  EXDEV: 'It is mounted: choose a folder inside it.',
  EACCES: 'Let this user write to the folder that it is in.',
  EPERM: 'Let this user write to the folder that it is in.',
  EROFS: 'Choose a folder that can be written to.',
  // What Node makes of it where it makes several folders at once.
  ENOENT: 'Choose a folder that can be written to.',
  EEXIST: 'A file is in its way: choose another folder.',
  ENOTDIR: 'A file is in its way: choose another folder.',
  ENAMETOOLONG: 'Choose a shorter name.',
  ENOSPC: 'Make room on the disk.',
};

function asStagingError(error: unknown, what: string): unknown {
  const code = codeOf(error) ?? '';
  const mend = mends[code];
  return mend === undefined ? error : new StagingError(`${what} (${code}). ${mend}`);
}

/** As the operator would write it. */
function printed(path: string): string {
  const short = relative('.', path);
  return printable(short.startsWith('..') ? path : short);
}
