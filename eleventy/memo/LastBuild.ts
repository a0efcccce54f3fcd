import { createHash } from 'node:crypto';
import { readFileSync, statSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areSame } from '../../data/folders/areSame.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import { remember } from '../cache/remember.ts';

/**
 * Remembers which files the last build wrote for each page or list, the cache key of their input, and what the
 * build needs to know about them without reading them. If the key is equal and nobody changed the files, they
 * stay in the output folder and are not written again.
 */
export class LastBuild {
  /** Paths of files of the last build that stay in the output folder. */
  readonly keptFiles = new Set<string>();
  readonly #file: string;
  readonly #code: string;
  readonly #last: string;
  readonly #next: string;
  readonly #known: ReadonlyMap<string, Written>;
  readonly #written = new Map<string, Written>();
  readonly #added = new Map<
    string,
    Omit<Written, 'files'> & { readonly files: readonly string[] }
  >();

  /**
   * @param file in `.cache/`
   * @param folders the last build's output folder, and the folder that this build writes to
   * @param code distinguishes this version of the code from all others
   */
  constructor(file: string, { last, next }: Folders, code: string) {
    this.#file = file;
    this.#code = code;
    this.#last = last;
    this.#next = next;
    this.#known = readWritten(file, code);
  }

  /**
   * Returns what the last build remembered of a page or list, if nobody changed its files and its input has the
   * same key.
   *
   * @param name distinguishes the page or list from all others
   */
  find(name: string, key: string): Written | undefined {
    const known = this.#known.get(name);
    if (known?.key !== key) return undefined;
    const isThere = known.files.every(([address, stamp]) => this.#isAsItWas(address, stamp));
    return isThere ? known : undefined;
  }

  /** Returns the text of a kept file. */
  read(address: string): string {
    return readFileSync(join(this.#last, address), 'utf8');
  }

  /** Keeps the files of a page or list. */
  keep(name: string, known: Written): void {
    this.#written.set(name, known);
    for (const [address] of known.files) this.keptFiles.add(address.slice(1));
  }

  /** Records files that this build wrote. */
  add(name: string, key: string, files: readonly string[], about?: unknown): void {
    this.#added.set(name, { key, files, about });
  }

  /**
   * Keeps all other equal files, too, such as scripts and fonts: replacing hundreds of files is slow, since
   * each has to be flushed to the disk first.
   */
  letSameStay(): void {
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
      this.#written.set(name, {
        ...rest,
        files: files.map((file) => [file, this.#stampOf(file)] as const),
      });
    }
  }

  /** Saves the records for the next build. Call it after the files are published. */
  async save(): Promise<void> {
    await remember(this.#file, (partial) => writeFile(partial, signed(this.#written, this.#code)));
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

/** Ignores a file that is damaged or was written by another version of the code. */
function readWritten(file: string, code: string): ReadonlyMap<string, Written> {
  try {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n').slice(1, -1);
    const written = new Map(lines.map((line) => JSON.parse(line) as [string, Written]));
    if (text === [...signed(written, code)].join('')) return written;
  } catch {
    // The first build.
  }
  return new Map();
}

/** A signature, then a line for each name: one JSON text for a large site would need too much memory. */
function* signed(written: ReadonlyMap<string, Written>, code: string): Generator<string> {
  const lines = [...written].map((each) => `${JSON.stringify(each)}\n`);
  const hash = createHash('sha256').update(code);
  for (const line of lines) hash.update(line);
  yield `${hash.digest('hex')}\n`;
  yield* lines;
}
