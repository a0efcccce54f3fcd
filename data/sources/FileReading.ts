import { downloadKinds } from '../files/fileKinds.ts';
import { warnEditors } from '../checks/editorWarnings.ts';
import { ContentProblems } from '../model/problems.ts';
import type { RawContent } from '../model/rawContent.ts';
import {
  fileReferences,
  withOwnAddresses,
  type FileReference,
  type ReadAddress,
} from './fileReferences.ts';
import { FileStore, type BackendFile, type StoredImage } from './FileStore.ts';

/** The part of a backend that keeps files. */
export interface FileLibrary {
  /** What is told of files, by what they are asked for by; nothing of those that can't be read. */
  describe(files: readonly string[]): Promise<ReadonlyMap<string, BackendFile>>;
  /** A file's content, or undefined where it can't be had. */
  read(id: string): Promise<Uint8Array | undefined>;
  readonly readAddress: ReadAddress;
  /** The host of the backend: an address there that leads nowhere is a mistake. */
  readonly host: string;
  /** What an editor does about a file that can't be read. */
  readonly mend: string;
}

/** A place of the content that refers to a file. */
interface FilePlace {
  readonly origin: string;
  readonly field: string;
  readonly file: string;
}

/** A field of the content that refers to a file of a kind. */
export interface FieldPlace extends FilePlace {
  readonly kind: keyof StoredFiles;
}

/** The files of fields as records refer to them, by what the backend knows them by. */
export interface StoredFiles {
  image(file: string): StoredImage | undefined;
  /** The address of a document. */
  document(file: string): string | undefined;
}

const atOnce = 10;

const folders = { image: 'images', document: 'files' } as const;

/** Puts the files that content refers to beside it, each once. */
export class FileReading implements StoredFiles {
  readonly #library: FileLibrary;
  readonly #store: FileStore;
  readonly #records: Map<string, BackendFile>;

  constructor(library: FileLibrary, store: FileStore, records = new Map<string, BackendFile>()) {
    this.#library = library;
    this.#store = store;
    this.#records = records;
  }

  /** Another read, which fetches what this one has not. @param folder in which its files are by now */
  goOn(library: FileLibrary, folder: string): FileReading {
    return new FileReading(library, this.#store.movedTo(folder), this.#records);
  }

  /** The image that a field refers to, once it was fetched. */
  image(file: string): StoredImage | undefined {
    return this.#store.images.get(this.#records.get(file)?.id ?? '');
  }

  /** Where the website has the document that a field refers to, once it was fetched. */
  document(file: string): string | undefined {
    return this.#store.addresses.get(this.#records.get(file)?.id ?? '');
  }

  /**
   * Fetches the files of fields.
   *
   * @throws ContentProblems with those that can't be had: a record is not published without what its
   *   editor chose for it
   */
  async fetchFields(places: readonly FieldPlace[]): Promise<void> {
    await this.#fetch(places.map(({ file }) => file));
    const problems = places
      .filter(({ kind, file }) => this[kind](file) === undefined)
      .map((place) => ({ ...place, expected: this.#expectedOf(place) }));
    if (problems.length > 0) throw new ContentProblems(problems);
  }

  /** Fetches what texts refer to, and has them refer to it where the website has it. */
  async localise(content: RawContent): Promise<RawContent> {
    const { readAddress } = this.#library;
    const references = fileReferences(content, readAddress);
    await this.#fetch(references.map(({ file }) => file));
    const addresses = new Map<string, string>();
    for (const [file, { id }] of this.#records) {
      const address = this.#store.addresses.get(id);
      if (address !== undefined) addresses.set(file, address);
    }
    this.#warnOfMissing(references, addresses);
    return withOwnAddresses(content, readAddress, addresses);
  }

  async #fetch(files: readonly string[]): Promise<void> {
    const asked = [...new Set(files)].filter((file) => !this.#records.has(file));
    if (asked.length === 0) return;
    for (const [file, record] of await this.#library.describe(asked))
      this.#records.set(file, record);

    const wanted = new Map<string, BackendFile>();
    for (const file of asked) {
      const record = this.#records.get(file);
      if (record && FileStore.takes(record) && !this.#store.addresses.has(record.id)) {
        wanted.set(record.id, record);
      }
    }
    // Some at a time, since all of them may be more than there is memory.
    for (const some of inPortions([...wanted.values()], atOnce)) {
      const contents = await Promise.all(some.map(({ id }) => this.#library.read(id)));
      for (const [index, file] of some.entries()) {
        const content = contents[index];
        if (content) await this.#store.add(file, content);
      }
    }
  }

  /**
   * Warns of addresses on hosts that are the backend's, now or earlier. One on any other host is
   * another backend's, and right there.
   */
  #warnOfMissing(
    references: readonly FileReference[],
    addresses: ReadonlyMap<string, string>,
  ): void {
    const found = references.filter(({ file }) => this.#records.has(file));
    const libraryHosts = new Set([undefined, this.#library.host, ...found.map(({ host }) => host)]);
    for (const reference of references) {
      if (addresses.has(reference.file) || !libraryHosts.has(reference.host)) continue;
      // Without its query, in which an editor may have left a token.
      this.#warn(reference, reference.written.replace(/[?#].*$/, ''));
    }
  }

  #expectedOf({ kind, file }: FieldPlace): string {
    const record = this.#records.get(file);
    const what = { image: 'a picture', document: `a document (${downloadKinds})` }[kind];
    if (record && FileStore.folderFor(record) !== folders[kind]) {
      return `${what}, found ${record.filename_download}`;
    }
    return `${what} that the build may read, found none as ${file}: ${this.#library.mend}`;
  }

  #warn({ origin, field, file }: FilePlace, written: string): void {
    const record = this.#records.get(file);
    const reason =
      record && !FileStore.takes(record)
        ? `${record.filename_download} is left out, since it is neither a picture nor a document that the website offers (${downloadKinds}).`
        : `the file ${written} is missing, or may not be read by the build: ${this.#library.mend}`;
    warnEditors(origin, field, reason);
  }
}

function inPortions<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
