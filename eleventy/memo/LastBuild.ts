import { readFileSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { areSame } from '../../data/folders/areSame.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import type { Memo } from './Memo.ts';

/**
 * Remembers which files the last build wrote for each page or list, the cache key of their input, and what the
 * build needs to know about them without reading them. If the key is equal and nobody changed the files, they
 * stay in the output folder and are not written again.
 */
export class LastBuild {
  /** Paths of files of the last build that stay in the output folder. */
  readonly keptFiles = new Set<string>();
  readonly #memo: Memo;
  readonly #last: string;
  readonly #next: string;
  readonly #added = new Map<
    string,
    Omit<Written, 'files'> & { readonly files: readonly string[] }
  >();

  /**
   * @param memo also keeps these records, by the names of pages and lists
   * @param folders the last build's output folder, and the folder that this build writes to
   */
  constructor(memo: Memo, { last, next }: Folders) {
    this.#memo = memo;
    this.#last = last;
    this.#next = next;
  }

  /**
   * Returns what the last build remembered of a page or list, if nobody changed its files and its input has the
   * same key.
   *
   * @param name distinguishes the page or list from all others
   */
  find(name: string, key: string): Written | undefined {
    const json = this.#memo.get(recordKey(name));
    const known = json === undefined ? undefined : (JSON.parse(json) as Written);
    if (known?.key !== key) return undefined;
    const isThere = known.files.every(([address, stamp]) => this.#isAsItWas(address, stamp));
    return isThere ? known : undefined;
  }

  /** Returns the text of a kept file. */
  read(address: string): string {
    return readFileSync(join(this.#last, address), 'utf8');
  }

  /** Keeps the files of a page or list. */
  keep({ files }: Written): void {
    for (const [address] of files) this.keptFiles.add(address.slice(1));
  }

  /** Records files that this build wrote. */
  add(name: string, key: string, files: readonly string[], about?: unknown): void {
    this.#added.set(name, { key, files, about });
  }

  /**
   * Keeps all other equal files, too, such as scripts and fonts: replacing hundreds of files is slow, since
   * each has to be flushed to the disk first.
   */
  keepEqualFiles(): void {
    if (this.keptFiles.size === 0) return;
    for (const file of filesIn(this.#next)) {
      if (!areSame(join(this.#next, file), join(this.#last, file))) continue;
      unlinkSync(join(this.#next, file));
      this.keptFiles.add(file);
    }
  }

  /** Records size, time and inode of the written files, before anybody else can change them. */
  stampFiles(): void {
    for (const [name, { files, ...rest }] of this.#added) {
      const stamped: Written = {
        ...rest,
        files: files.map((file) => [file, this.#stampOf(file)] as const),
      };
      this.#memo.set(recordKey(name), JSON.stringify(stamped));
    }
  }

  #isAsItWas(address: string, [size, modified, inode]: Stamp): boolean {
    // Another page or list has already checked this file, which both share.
    if (this.keptFiles.has(address.slice(1))) return true;
    const entry = entryAt(join(this.#last, address));
    return entry?.size === size && entry.mtimeMs === modified && entry.ino === inode;
  }

  #stampOf(address: string): Stamp {
    const folder = this.keptFiles.has(address.slice(1)) ? this.#last : this.#next;
    const { size, mtimeMs, ino } = statSync(join(folder, address));
    return [size, mtimeMs, ino];
  }
}

interface Written {
  readonly key: string;
  /** The files by their addresses. */
  readonly files: readonly (readonly [address: string, stamp: Stamp])[];
  /** Facts about the files that the build uses without reading them. */
  readonly about?: unknown;
}

interface Folders {
  readonly last: string;
  readonly next: string;
}

/** Tells whether a file was changed or replaced. */
type Stamp = readonly [size: number, modified: number, inode: number];

function recordKey(name: string): string {
  return `written ${name}`;
}
