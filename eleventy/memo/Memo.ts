import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writevSync,
} from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { remember } from '../cache/remember.ts';

/**
 * Keeps the results of pure functions from one build to the next. The key of a result is the hash of the
 * function's whole input (`valueKey`), so a result is never stale: another input has another key. If the
 * memo can't be read or written, the build is slower and its output the same.
 *
 * All values are in one file, the pack, one after another. A second file, the list, has the position of each
 * value; it is written at the end of a build. A build appends to the pack, and leaves unused values out of the
 * list.
 */
export class Memo {
  readonly #listFile: string;
  readonly #code: string;
  readonly #known: Map<string, Place>;
  readonly #used = new Map<string, Place>();
  #pack: string;
  #file: number | undefined;
  /** The position of the next value. */
  #end: number;
  /** Values that are not yet in the file. They are written together: a system call for each is slow. */
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #buffer = Buffer.allocUnsafe(0);

  /**
   * @param listFile in `.cache/`
   * @param code distinguishes this version of the code from all others
   */
  constructor(listFile: string, code: string) {
    this.#listFile = listFile;
    this.#code = code;
    const { pack, end, places } = readList(listFile, code);
    this.#pack = pack;
    this.#end = end;
    this.#known = new Map(places);
    this.#file = openPack(this.#packFile);
  }

  get(key: string): string | undefined {
    const place = this.#used.get(key) ?? this.#known.get(key);
    if (!place) return undefined;
    const value = this.#read(place);
    if (value === undefined) this.#forget(key);
    else this.#used.set(key, place);
    return value;
  }

  /** Whether there is a value. It may be damaged, which only `get` finds out. */
  has(key: string): boolean {
    return this.#used.has(key) || this.#known.has(key);
  }

  /** Keeps a value for the next build without reading it. */
  keep(key: string): void {
    const place = this.#known.get(key);
    if (place) this.#used.set(key, place);
  }

  /** Keeps all values whose keys begin alike. */
  keepAll(start: string): void {
    for (const key of this.#known.keys()) if (key.startsWith(start)) this.keep(key);
  }

  set(key: string, value: string): void {
    const bytes = Buffer.from(value);
    this.#append(key, bytes, crc32(bytes));
  }

  /** Writes the list. Rewrites the values if fewer than half of the bytes are still used. */
  async close(): Promise<void> {
    this.#writeWaiting();
    if (this.#file === undefined) return;
    const used = [...this.#used.values()].reduce((sum, [, length]) => sum + length, 0);
    if (used * 2 < this.#end) this.#compact(this.#file);
    this.#writeWaiting();
    this.#closePack();
    const list = { pack: this.#pack, end: this.#end, places: [...this.#used] };
    await remember(this.#listFile, (partial) => writeFile(partial, signed(list, this.#code)));
    await this.#removeOthers();
  }

  /** Forgets a damaged value: `has` then returns false, and the value is made again. */
  #forget(key: string): void {
    this.#used.delete(key);
    this.#known.delete(key);
  }

  get #packFile(): string {
    return `${this.#listFile}.${this.#pack}`;
  }

  /** Returns undefined if the pack can't be read, or the bytes are damaged. */
  #read([start, length, checksum]: Place): string | undefined {
    if (start + length > this.#end - this.#waitingBytes) this.#writeWaiting();
    if (this.#file === undefined) return undefined;
    try {
      // One buffer for all values: V8 counts the memory of buffers, and collects garbage when there are many.
      if (this.#buffer.length < length) this.#buffer = Buffer.allocUnsafe(2 * length);
      const bytes = this.#buffer.subarray(0, length);
      readSync(this.#file, bytes, 0, length, start);
      return crc32(bytes) === checksum ? bytes.toString() : undefined;
    } catch {
      return undefined;
    }
  }

  #append(key: string, bytes: Buffer, checksum: number): void {
    this.#used.set(key, [this.#end, bytes.length, checksum]);
    this.#waiting.push(bytes);
    this.#end += bytes.length;
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > mostWaitingBytes) this.#writeWaiting();
  }

  #writeWaiting(): void {
    try {
      if (this.#file !== undefined && this.#waiting.length > 0)
        writevSync(this.#file, this.#waiting, this.#end - this.#waitingBytes);
    } catch {
      // The disk is full. The next build makes these values again.
      this.#closePack();
    }
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  #compact(last: number): void {
    this.#pack = String(Number(this.#pack) + 1);
    this.#end = 0;
    this.#file = openPack(this.#packFile);
    for (const [key, [start, length, checksum]] of this.#used) {
      const bytes = Buffer.allocUnsafe(length);
      readSync(last, bytes, 0, length, start);
      this.#append(key, bytes, checksum);
    }
    closeSync(last);
  }

  #closePack(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  async #removeOthers(): Promise<void> {
    const folder = dirname(this.#listFile);
    // Builds to other output folders may have deleted this folder (`forgetOldest`).
    const names = await readdir(folder).catch(() => []);
    const packs = names.filter((name) => name.startsWith(`${basename(this.#listFile)}.`));
    const others = packs.filter((name) => name !== basename(this.#packFile));
    await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
  }
}

/** Large enough that system calls don't matter, small enough to matter little in memory. */
const mostWaitingBytes = 1024 * 1024;

type Place = readonly [start: number, length: number, checksum: number];

interface List {
  readonly pack: string;
  readonly end: number;
  readonly places: readonly (readonly [key: string, place: Place])[];
}

/** Ignores a list that is damaged or was written by another version of the code. */
function readList(file: string, code: string): List {
  try {
    const text = readFileSync(file, 'utf8');
    const list = JSON.parse(text.slice(text.indexOf('\n') + 1)) as List;
    if (text === signed(list, code)) return list;
  } catch {
    // The first build.
  }
  return { pack: '0', end: 0, places: [] };
}

function signed(list: List, code: string): string {
  const json = JSON.stringify(list);
  return `${createHash('sha256').update(code).update(json).digest('hex')}\n${json}`;
}

function openPack(file: string): number | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Neither append mode nor truncation: an interrupted build may have left bytes after the last value.
    return openSync(file, constants.O_RDWR | constants.O_CREAT);
  } catch {
    return undefined;
  }
}
