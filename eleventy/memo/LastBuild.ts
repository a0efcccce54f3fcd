import { createHash } from 'node:crypto';
import { readFileSync, statSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areSame } from '../../data/folders/areSame.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import { remember } from '../cache/remember.ts';

/**
 * Knows the files that the last build wrote, by the name of the page or list that they belong to, with the
 * key of what they were made of and what this build needs to know without reading them. Where the key is
 * the same and nobody touched the files, they stay in their place and are not written again.
 */
export class LastBuild {
  /** The files of the last build that are part of this one, by their paths. */
  readonly stays = new Set<string>();
  readonly #file: string;
  readonly #madeBy: string;
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
   * @param folders where the last build is, and where this one is written
   * @param madeBy distinguishes this version of the code from all others
   */
  constructor(file: string, { last, next }: Folders, madeBy: string) {
    this.#file = file;
    this.#madeBy = madeBy;
    this.#last = last;
    this.#next = next;
    this.#known = readWritten(file, madeBy);
  }

  /** What is known of a name whose files would become what they are. */
  find(name: string, key: string): Written | undefined {
    const known = this.#known.get(name);
    if (known?.key !== key) return undefined;
    const isThere = known.files.every(([address, stamp]) => this.#isAsItWas(address, stamp));
    return isThere ? known : undefined;
  }

  /** Lets the files of a name stay. */
  keep(name: string, known: Written): void {
    this.#written.set(name, known);
    for (const [address] of known.files) this.stays.add(address.slice(1));
  }

  /** Notes files that this build wrote. */
  add(name: string, key: string, files: readonly string[], about?: unknown): void {
    this.#added.set(name, { key, files, about });
  }

  /**
   * Lets everything else that is the same stay, such as scripts and fonts: a file that takes another's
   * place has to be on the disk before, which is slow for hundreds of them.
   */
  letSameStay(): void {
    if (this.stays.size === 0) return;
    for (const file of filesIn(this.#next)) {
      if (!areSame(join(this.#next, file), join(this.#last, file))) continue;
      unlinkSync(join(this.#next, file));
      this.stays.add(file);
    }
  }

  /** Notes how the files are that were written, before anybody else can reach them. */
  close(): void {
    for (const [name, { files, ...rest }] of this.#added) {
      this.#written.set(name, {
        ...rest,
        files: files.map((file) => [file, this.#stampOf(file)] as const),
      });
    }
  }

  /** Keeps all this for the next build, now that the files are where the last ones were. */
  async save(): Promise<void> {
    await remember(this.#file, (partial) =>
      writeFile(partial, signed(this.#written, this.#madeBy)),
    );
  }

  #isAsItWas(address: string, [size, modified, inode]: Stamp): boolean {
    if (this.stays.has(address.slice(1))) return true;
    const entry = entryAt(join(this.#last, address));
    return entry?.size === size && entry.mtimeMs === modified && entry.ino === inode;
  }

  #stampOf(address: string): Stamp {
    const folder = this.stays.has(address.slice(1)) ? this.#last : this.#next;
    const { size, mtimeMs, ino } = statSync(join(folder, address));
    return [size, mtimeMs, ino];
  }
}

interface Written {
  readonly key: string;
  /** By their addresses. */
  readonly files: readonly (readonly [address: string, stamp: Stamp])[];
  readonly about?: unknown;
}

interface Folders {
  readonly last: string;
  readonly next: string;
}

/** What distinguishes a file from one that was changed or replaced. */
type Stamp = readonly [size: number, modified: number, inode: number];

/** A file that is damaged, or written by other code, counts as none. */
function readWritten(file: string, madeBy: string): ReadonlyMap<string, Written> {
  try {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n').slice(1, -1);
    const written = new Map(lines.map((line) => JSON.parse(line) as [string, Written]));
    if (text === [...signed(written, madeBy)].join('')) return written;
  } catch {
    // The first build.
  }
  return new Map();
}

/** A signature, and a line for each name: in one piece, those of a large site would need too much memory. */
function* signed(written: ReadonlyMap<string, Written>, madeBy: string): Generator<string> {
  const lines = [...written].map((each) => `${JSON.stringify(each)}\n`);
  const hash = createHash('sha256').update(madeBy);
  for (const line of lines) hash.update(line);
  yield `${hash.digest('hex')}\n`;
  yield* lines;
}
