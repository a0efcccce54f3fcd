import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { printable } from '../texts/printable.ts';
import { FolderUpdate } from './FolderUpdate.ts';

/** A folder can't be put in its place: one line that names the folder and the mend. */
export class StagingError extends Error {
  override readonly name = 'StagingError';
}

/**
 * A folder that is filled beside its place, so that what is there stays as it is until the new one is
 * complete. It then replaces the target as a whole (`publish`), or brings it up to date (`update`).
 */
export class StagedFolder {
  /** The staging folder. Its files are published. */
  readonly folder: string;
  /** Folders in which other processes prepare the same target at this time. */
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
    throw new StagingError(
      `${printed(this.#target)} is being written by another process. Wait until it has ended; ` +
        `if there is none, delete ${printed(other)}.`,
    );
  }

  /**
   * Replaces the target as a whole: whoever reads there finds the last folder or the new one. Between two
   * renames there is none for an instant. Where the process dies in that instant, the next one puts the
   * last folder back.
   *
   * @throws StagingError where the target can't be renamed, as a mounted folder can't
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
        // Another process published between the two renames. Its folder has to go first.
        if (attempt < mostAttempts && isCode(error, 'ENOTEMPTY', 'EEXIST')) continue;
        throw asStagingError(error, `${printed(this.#target)} can't be replaced`);
      }
    }
  }

  /**
   * Brings the target up to date, in which all else stays as it is (`FolderUpdate`).
   *
   * @param there files of the target that go unless there are new ones
   * @param keep names in the target that must stay
   * @throws StagingError where the target can't be written, or there is a new file of a name that must stay
   */
  async update(there: readonly string[], keep: readonly string[]): Promise<void> {
    const rival = keep.find((name) => existsSync(join(this.folder, name)));
    if (rival !== undefined) {
      throw new StagingError(
        `${rival} can't stay in ${printed(this.#target)}, since it is written anew each time.`,
      );
    }
    // The first time there is nothing to bring up to date.
    if (!existsSync(this.#target)) return this.publish();
    try {
      const update = FolderUpdate.of(this.folder, this.#target, there);
      await update.write(join(this.#work, updateName));
      update.carryOut();
      this.#isPublished = true;
    } catch (error) {
      throw asStagingError(error, `${printed(this.#target)} can't be brought up to date`);
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

/** Where a process notes how it brings the target up to date. */
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

/** Removes what interrupted processes left, once what they had begun is ended or undone. */
async function tidyUp(target: string): Promise<void> {
  for (const { folder, pid } of await workFoldersOf(target)) {
    if (pid !== process.pid && isAlive(pid)) continue;
    await settle(folder, target);
  }
}

async function settle(work: string, target: string): Promise<void> {
  FolderUpdate.written(join(work, updateName), join(work, 'new'), target)?.carryOut();
  await putBack(join(work, 'last'), target);
  await rm(work, { recursive: true, force: true });
}

/** Unless nothing was set aside, or its place is taken by a newer folder. */
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
