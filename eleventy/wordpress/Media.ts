import { basename } from 'node:path';
import { folderOf } from '../../data/fields/fileKinds.ts';
import { expectedInstead } from '../../data/files/drawings.ts';
import { pictureType } from '../../data/files/pictureType.ts';
import { FileStore } from '../../data/sources/FileStore.ts';
import type { NewPicture } from './bodyHtml.ts';
import type { ImportReport } from './ImportReport.ts';
import type { ReadFile } from './readFile.ts';
import type { ExportedItem } from './readExport.ts';

/** A picture or document of the old website. */
export interface OldFile {
  readonly id: string;
  readonly address: string;
  /** Empty without a description. */
  readonly alt: string;
}

/** Files that are in memory at once. */
const atOnce = 5;

/** Bytes of all files: several times what a website has. A hostile server could fill the disk. */
const maxInAll = 10_000_000_000;

/** The pictures and documents of the old website: finds, fetches and stores them. */
export class Media {
  readonly #byId = new Map<string, OldFile>();
  readonly #byAddress = new Map<string, OldFile>();
  /** The files by the address of the page that WordPress makes for each. */
  readonly #byPage = new Map<string, OldFile>();
  readonly #start: string;
  readonly #store: FileStore;
  /** Bytes of the files that were read. */
  #size = 0;

  /**
   * @param attachments all files of the export
   * @param start the address of the old website's start page
   * @param contentFolder in which the files are stored
   */
  constructor(attachments: readonly ExportedItem[], start: string, contentFolder: string) {
    this.#start = start;
    this.#store = new FileStore(contentFolder);
    for (const { id, file: address, link, meta } of attachments) {
      const file = {
        id,
        address,
        alt: (meta.get('_wp_attachment_image_alt') ?? '').trim(),
      };
      this.#byId.set(id, file);
      this.#byAddress.set(keyOf(address), file);
      this.#byPage.set(keyOf(link), file);
    }
  }

  /**
   * The file with this id, or at this address in any of the sizes that WordPress makes of a picture. An
   * upload address that the export does not list counts as a file, too: an export of some records has no
   * attachments.
   */
  find(id: string | undefined, address: string): OldFile | undefined {
    const key = keyOf(address);
    const known = this.#byId.get(id ?? '') ?? this.#byAddress.get(key);
    if (known || !this.#isUpload(address)) return known;
    const file = { id: key, address, alt: '' };
    this.#byAddress.set(key, file);
    return file;
  }

  #isUpload(address: string): boolean {
    const url = URL.parse(address);
    const isThere = url !== null && url.host === URL.parse(this.#start)?.host;
    return isThere && url.pathname.includes('/uploads/');
  }

  /** The file that an old address shows: the file's own, or that of the page about it. */
  shownAt(address: string): OldFile | undefined {
    return this.find(undefined, address) ?? this.#byPage.get(keyOf(address));
  }

  /** Fetches files and stores those that a website can offer. Reports all others. */
  async fetch(
    files: readonly OldFile[],
    read: ReadFile,
    report: ImportReport,
    progress: (done: number) => void,
  ): Promise<void> {
    for (let start = 0; start < files.length; start += atOnce) {
      const some = files.slice(start, start + atOnce);
      const found = await Promise.all(
        some.map(async (file) => ({
          file,
          content: await this.#contentOf(file, read),
        })),
      );
      // One after the other: files with one name then get the same names in each import.
      for (const { file, content } of found) {
        const problem = await this.#add(file, content);
        if (problem !== undefined) report.add('Files', `${file.address} ${problem}.`);
      }
      progress(start + some.length);
    }
  }

  /** Returns a file's content, or why it could not be read. */
  async #contentOf({ address }: OldFile, read: ReadFile): Promise<Uint8Array | string> {
    if (this.#size > maxInAll) return `was left out: all files have more than ${maxInAll / 1e9} GB`;
    try {
      const content = await read(address);
      this.#size += content.byteLength;
      return content;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /**
   * Stores a file under its name, except that of the new website's own logo.
   *
   * @param content or why the file could not be read
   * @returns why the file was not stored
   */
  async #add({ id, address }: OldFile, content: Uint8Array | string): Promise<string | undefined> {
    if (typeof content === 'string') return content;
    const name = fileName(address).replace(/^logo\.svg$/i, 'logo-alt.svg');
    const problem = await problemOf(name, content);
    if (problem === undefined) await this.#store.add({ id, filename_download: name }, content);
    return problem;
  }

  picture(id: string | undefined, address: string): NewPicture | undefined {
    const file = this.find(id, address);
    const image = file && this.#store.images.get(file.id);
    return image && { address: `/images/${image.file}`, alt: file.alt };
  }

  /** The new address of a picture or document. Undefined if it was not stored. */
  address({ id }: OldFile): string | undefined {
    return this.#store.addresses.get(id);
  }
}

function fileName(address: string): string {
  const path = URL.parse(address)?.pathname ?? address;
  try {
    return basename(decodeURIComponent(path));
  } catch {
    return basename(path);
  }
}

/** Returns the reason why a build would refuse the file, or undefined. */
async function problemOf(name: string, content: Uint8Array): Promise<string | undefined> {
  const folder = folderOf(name);
  if (folder === undefined) return 'is of a kind that this website does not offer';
  if (folder === 'files') return undefined;
  const type = await pictureType(content);
  if (type === undefined) return 'is not a picture that can be read';
  const expected = type === 'image/svg+xml' ? expectedInstead(Buffer.from(content)) : undefined;
  return expected && `was left out: expected ${expected}`;
}

/**
 * The part of a file's address that all its sizes share: WordPress makes `foto-300x200.jpg` and
 * `foto-scaled.jpg` from `foto.jpg`.
 */
function keyOf(address: string): string {
  // The pattern of sizes takes a time quadratic to the text. WordPress' addresses have 255 characters at most.
  const path = address
    .slice(0, 2000)
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '');
  const whole = path.replace(/(?:-scaled|-\d+x\d+)+(?=\.\w+$)/, '');
  return whole.replace(/\/$/, '').toLowerCase();
}
