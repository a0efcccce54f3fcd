import { downloadKinds } from '../fields/fileKinds.ts';
import { warnEditors } from '../problems/editorWarnings.ts';
import type { Problem } from '../problems/problems.ts';
import type { RawContent } from '../model/rawContent.ts';
import {
  fileReferences,
  withOwnAddresses,
  type FileReference,
  type ReadAddress,
} from './fileReferences.ts';
import { FileStore, type BackendFile, type StoredImage } from './FileStore.ts';

/** The files of a backend. */
export interface FileLibrary {
  /** The descriptions of files, by their references. Unreadable files are left out. */
  describe(files: readonly string[]): Promise<ReadonlyMap<string, BackendFile>>;
  /** A file's content. Undefined if it can't be read. */
  read(id: string): Promise<Uint8Array | undefined>;
  readonly readAddress: ReadAddress;
  /** The host of the backend. An address there without a file is reported. */
  readonly host: string;
  /** The editor's fix for an unreadable file. */
  readonly fix: string;
}

/** A reference to a file in the content. */
interface FileUse {
  readonly origin: string;
  readonly field: string;
  readonly file: string;
}

/** A field that refers to a file of one kind. */
export interface FieldReference extends FileUse {
  readonly kind: keyof StoredFiles;
}

/** The stored files of fields, by their references in the backend. */
export interface StoredFiles {
  image(file: string): StoredImage | undefined;
  /** The address of a document on the website. */
  document(file: string): string | undefined;
}

const atOnce = 10;

const folders = { image: 'images', document: 'files' } as const;

/** Stores the files that the content refers to in its folder, each once. */
export class FileReading implements StoredFiles {
  readonly #library: FileLibrary;
  readonly #store: FileStore;
  readonly #records: Map<string, BackendFile>;
  /** The references of this read. */
  readonly #used = new Set<string>();
  /** The unreadable files of fields. */
  #problems: readonly Problem[] = [];

  constructor(library: FileLibrary, store: FileStore, records = new Map<string, BackendFile>()) {
    this.#library = library;
    this.#store = store;
    this.#records = records;
  }

  /**
   * Another read, which fetches only new files.
   *
   * @param folder the folder to which the files have been moved
   */
  goOn(library: FileLibrary, folder: string): FileReading {
    return new FileReading(library, this.#store.movedTo(folder), this.#records);
  }

  /** The image that a field refers to, after it was fetched. */
  image(file: string): StoredImage | undefined {
    return this.#store.images.get(this.#records.get(file)?.id ?? '');
  }

  /** The address on the website of a field's document, after it was fetched. */
  document(file: string): string | undefined {
    return this.#store.addresses.get(this.#records.get(file)?.id ?? '');
  }

  /** The descriptions of the stored pictures that this read refers to, in the order of their references. */
  pictures(): BackendFile[] {
    const used = [...this.#used].map((file) => this.#records.get(file));
    const pictures = used.filter((file) => file && this.#store.images.has(file.id));
    return [...new Set(pictures)] as BackendFile[];
  }

  /** Fetches the files of fields. Remembers which of them are unreadable. */
  async fetchFields(references: readonly FieldReference[]): Promise<void> {
    await this.#fetch(references.map(({ file }) => file));
    this.#problems = references
      .filter(({ kind, file }) => this[kind](file) === undefined)
      .map((place) => ({
        origin: place.origin,
        field: place.field,
        expected: this.#expectedOf(place),
      }));
  }

  /**
   * Fetches the files that texts refer to, and replaces their addresses by those on the website.
   * Records with an unreadable file in a field have that as a problem: a record is not published
   * without the file that its editor chose, and all others are.
   */
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
    return this.#withProblems(withOwnAddresses(content, readAddress, addresses));
  }

  #withProblems(content: RawContent): RawContent {
    if (this.#problems.length === 0) return content;
    const byOrigin = Map.groupBy(this.#problems, ({ origin }) => origin);
    const kinds = Object.entries(content).map(([kind, records]) => [
      kind,
      records.map((record) => {
        const problems = byOrigin.get(record.origin);
        return problems ? { ...record, problems } : record;
      }),
    ]);
    return Object.fromEntries(kinds) as RawContent;
  }

  async #fetch(files: readonly string[]): Promise<void> {
    for (const file of files) this.#used.add(file);
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
    // Limited, since all of them may not fit into memory.
    for (const some of inPortions([...wanted.values()], atOnce)) {
      const contents = await Promise.all(some.map(({ id }) => this.#library.read(id)));
      for (const [index, file] of some.entries()) {
        const content = contents[index];
        if (content) await this.#store.add(file, content);
      }
    }
  }

  /**
   * Warns about addresses without a file on the backend's current and earlier hosts. An address on
   * any other host belongs to another backend and is valid.
   */
  #warnOfMissing(
    references: readonly FileReference[],
    addresses: ReadonlyMap<string, string>,
  ): void {
    const found = references.filter(({ file }) => this.#records.has(file));
    const libraryHosts = new Set([undefined, this.#library.host, ...found.map(({ host }) => host)]);
    for (const reference of references) {
      if (addresses.has(reference.file) || !libraryHosts.has(reference.host)) continue;
      // Without its query, which may contain a token.
      this.#warn(reference, reference.written.replace(/[?#].*$/, ''));
    }
  }

  #expectedOf({ kind, file }: FieldReference): string {
    const record = this.#records.get(file);
    const what = { image: 'a picture', document: `a document (${downloadKinds})` }[kind];
    if (record && FileStore.folderFor(record) !== folders[kind]) {
      return `${what}, found ${record.filename_download}`;
    }
    return `${what} that the build may read, found none as ${file}: ${this.#library.fix}`;
  }

  #warn({ origin, field, file }: FileUse, written: string): void {
    const record = this.#records.get(file);
    const reason =
      record && !FileStore.takes(record)
        ? `${record.filename_download} is left out, since it is neither a picture nor a document that the website offers (${downloadKinds}).`
        : `the file ${written} is missing, or may not be read by the build: ${this.#library.fix}`;
    warnEditors(origin, field, reason);
  }
}

function inPortions<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
