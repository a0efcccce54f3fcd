import { createHash } from 'node:crypto';
import { readFileSync, statSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sharedDataAddress } from '../../contract/addresses/pageData.ts';
import { areSame } from '../../data/folders/areSame.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { remember } from '../cache/remember.ts';
import { shortHash } from '../cache/shortHash.ts';
import { Answers, type Asked } from './Answers.ts';
import { jsonInPieces } from './jsonInPieces.ts';
import { notedAnswers } from './notedContent.ts';
import type { Notes } from './notes.ts';
import { NotesWriter, readNotes, type WrittenNotes } from './writtenNotes.ts';

/** A page that was written, in what a later build needs to know of it to let it stay. */
export interface KnownPage {
  /** What its template was given (`Answers.ofRoute`). */
  readonly given: string;
  readonly notes: Notes | undefined;
  /** Its files, by their addresses. */
  readonly files: readonly (readonly [address: string, stamp: Stamp])[];
}

/** What tells a file from one that was changed, or put in its place. */
type Stamp = readonly [size: number, modified: number, inode: number];

/**
 * What the last build in a folder knew of its pages. What a page becomes depends on the code, on what
 * all pages share, on what its template is given, and on what it asks of the content
 * (`notedContent`). A page of which all that is the same, and whose files are as they were written,
 * is not made again: its files move on from build to build.
 */
export class PageMemory {
  readonly #outDir: string;
  readonly #folder: string;
  readonly #file: string;
  #open: OpenMemory | undefined;
  #toKeep: Iterable<string> | undefined;

  /**
   * @param outDir where the last build is
   * @param folder where this one is written
   */
  constructor(outDir: string, folder: string) {
    this.#outDir = resolve(outDir);
    this.#folder = folder;
    this.#file = join(cacheFolder, shortHash(this.#outDir));
  }

  /**
   * Reads what is known, once the content is there.
   *
   * @param madeOf all that each page depends on beside what it is shown of the content
   */
  open(asked: Asked, madeOf: (noted: Asked) => string): OpenMemory {
    if (!this.#open) {
      const answers = new Answers(asked);
      const noted = notedAnswers(asked, answers);
      const key = madeOf(noted);
      this.#open = new OpenMemory({
        ...{ last: this.#outDir, next: this.#folder },
        ...{ answers, noted, madeOf: key, known: readPages(this.#file, key) },
      });
    }
    return this.#open;
  }

  /** Once a template has opened it. */
  get opened(): OpenMemory | undefined {
    return this.#open;
  }

  /** The files of the last build that are this one's, too, by their paths in it. */
  get stays(): ReadonlySet<string> {
    return this.#open?.stays ?? new Set();
  }

  /**
   * Where pages stay, what was written as it stood there stays, too, such as scripts and fonts: a file
   * that takes another's place has to be on the disk before, which is dear for hundreds of them.
   */
  letSameStay(): void {
    const open = this.#open;
    if (!open || open.stays.size === 0) return;
    const files = filesIn(this.#folder).filter((file) => !open.hasNoted(file));
    for (const file of files) {
      if (!areSame(join(this.#folder, file), join(this.#outDir, file))) continue;
      unlinkSync(join(this.#folder, file));
      open.letStay(`/${file}`);
    }
  }

  /** Notes how the files are, while nobody else knows where. */
  close(): void {
    if (!this.#open) return;
    const json = jsonInPieces({ ...this.#open.written() });
    this.#toKeep = signed(this.#open.madeOf, json);
  }

  /** Keeps what is known of the pages, now that they are where the last ones were. */
  async save(): Promise<void> {
    const pieces = this.#toKeep;
    if (pieces === undefined) return;
    await remember(this.#file, (partial) => writeFile(partial, pieces));
    await forgetOldest(cacheFolder, mostFiles);
  }
}

/** The same in a build whose content is there. */
export class OpenMemory {
  readonly answers: Answers;
  /** What pages are to ask. */
  readonly noted: Asked;
  readonly madeOf: string;
  /** The files of the last build that are this one's, too, by their paths in it. */
  readonly stays = new Set<string>();
  readonly #last: string;
  readonly #next: string;
  readonly #known: ReadPages;
  readonly #pages = new Map<string, WrittenPage>();
  /** A page's notes are written with it and let go: in few bytes, thousands of them are small. */
  readonly #notes = new NotesWriter();
  readonly #holds = new Map<Notes, boolean>();
  readonly #sharedHolds = new Map<string, boolean>();
  #noted: ReadonlySet<string> | undefined;

  constructor(
    parts: Pick<OpenMemory, 'answers' | 'noted' | 'madeOf'> & {
      /** The folder of the last build, and of this one. */
      readonly last: string;
      readonly next: string;
      readonly known: ReadPages;
    },
  ) {
    this.answers = parts.answers;
    this.noted = parts.noted;
    this.madeOf = parts.madeOf;
    this.#last = parts.last;
    this.#next = parts.next;
    this.#known = parts.known;
  }

  /** What is known of a page that would become what it is. */
  find(name: string, given: string): KnownPage | undefined {
    const page = this.#known.pages.get(name);
    const holds =
      page?.given === given &&
      (page.notes === undefined || this.#stillHolds(page.notes)) &&
      page.files.every(([address, stamp]) => this.#isAsItWas(address, stamp));
    return holds ? page : undefined;
  }

  /** The page stays as it is. */
  keep(name: string, page: KnownPage): void {
    this.#remember(name, page);
    for (const [address] of page.files) this.letStay(address);
  }

  letStay(address: string): void {
    this.stays.add(address.slice(1));
  }

  /**
   * Lets a part of what the last build wrote by a name stay, whose address changes with its content.
   *
   * @returns whether there is one, as it was written
   */
  letPartStay(name: string, address: string): boolean {
    const files = this.#known.pages.get(name)?.files ?? [];
    const isThere =
      this.stays.has(address.slice(1)) ||
      files.some(([file, stamp]) => file === address && this.#isAsItWas(file, stamp));
    if (isThere) this.letStay(address);
    return isThere;
  }

  /** Whether a file is a page's, of which it is noted how it was written. */
  hasNoted(file: string): boolean {
    this.#noted ??= new Set(
      [...this.#pages.values()].flatMap(([, , , files]) => files.map(([address]) => address)),
    );
    return this.#noted.has(`/${file}`);
  }

  /** The page was made, and its files were written. */
  add(name: string, page: Omit<KnownPage, 'files'>, files: readonly string[]): void {
    this.#remember(name, { ...page, files: files.map((file) => [file, this.#stampOf(file)]) });
  }

  written(): WrittenPages {
    const notes = this.#notes.all(this.answers);
    const stamps = notes.shared.map((name) => this.#stampOf(sharedDataAddress(name)));
    return { ...notes, pages: [...this.#pages.values()], stamps };
  }

  #remember(name: string, { given, notes, files }: KnownPage): void {
    this.#pages.set(name, [name, given, notes ? this.#notes.write(notes) : -1, files]);
  }

  #stillHolds(notes: Notes): boolean {
    let holds = this.#holds.get(notes);
    if (holds === undefined) {
      const { answers } = this.#known;
      holds =
        every(notes.within, (each) => this.#stillHolds(each)) &&
        every(notes.questions, (question) => this.answers.to(question) === answers.get(question)) &&
        every(notes.shared, (name) => this.#hasShared(name));
      this.#holds.set(notes, holds);
    }
    return holds;
  }

  #hasShared(name: string): boolean {
    let holds = this.#sharedHolds.get(name);
    if (holds === undefined) {
      const stamp = this.#known.shared.get(name);
      holds = stamp !== undefined && this.#isAsItWas(sharedDataAddress(name), stamp);
      this.#sharedHolds.set(name, holds);
    }
    return holds;
  }

  #isAsItWas(address: string, [size, modified, inode]: Stamp): boolean {
    const entry = entryAt(join(this.#last, address));
    return entry?.size === size && entry.mtimeMs === modified && entry.ino === inode;
  }

  #stampOf(address: string): Stamp {
    const folder = this.stays.has(address.slice(1)) ? this.#last : this.#next;
    const { size, mtimeMs, ino } = statSync(join(folder, address));
    return [size, mtimeMs, ino];
  }
}

function every<Value>(values: Iterable<Value>, holds: (value: Value) => boolean): boolean {
  for (const value of values) if (!holds(value)) return false;
  return true;
}

interface WrittenPages extends WrittenNotes {
  readonly pages: readonly WrittenPage[];
  /** Of shared data, by its place. */
  readonly stamps: readonly Stamp[];
}

type WrittenPage = readonly [name: string, given: string, notes: number, files: KnownPage['files']];

interface ReadPages {
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly answers: ReadonlyMap<string, string>;
  readonly shared: ReadonlyMap<string, Stamp>;
}

/** A file that is damaged, or of other code or settings, is as good as none. */
function readPages(file: string, madeOf: string): ReadPages {
  const none = { pages: new Map(), answers: new Map(), shared: new Map() };
  try {
    const text = readFileSync(file, 'utf8');
    const json = text.slice(0, text.lastIndexOf('\n'));
    return text === [...signed(madeOf, [json])].join('') ? parsed(json) : none;
  } catch {
    // The first build.
    return none;
  }
}

function parsed(json: string): ReadPages {
  const { pages, stamps, ...written } = JSON.parse(json) as WrittenPages;
  const { notes, answers } = readNotes(written);
  return {
    answers,
    pages: new Map(
      pages.map(([name, given, place, files]) => [name, { given, notes: notes[place], files }]),
    ),
    shared: new Map(
      written.shared.flatMap((name, place) => {
        const stamp = stamps[place];
        return stamp ? [[name, stamp] as const] : [];
      }),
    ),
  };
}

/** JSON, and in a last line the hash of it and of what it is made of. */
function* signed(madeOf: string, json: Iterable<string>): Generator<string> {
  const hash = createHash('sha256').update(madeOf).update('\n');
  for (const piece of json) {
    hash.update(piece);
    yield piece;
  }
  yield `\n${hash.digest('hex')}`;
}

/** A file for each folder that is built to. */
const cacheFolder = '.cache/pages';

const mostFiles = 10;
