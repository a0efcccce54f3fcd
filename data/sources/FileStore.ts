import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import {
  extensionFor,
  extensionOf,
  folderOf,
  typeOf,
  type FileFolder,
} from '../fields/fileKinds.ts';
import { pictureType } from '../files/pictureType.ts';
import { svgSize } from './svgSize.ts';

/** A backend's description of a file. */
export interface BackendFile {
  readonly id: string;
  /** The name that its editor gave; not trusted. */
  readonly filename_download: string;
  /** MIME type */
  readonly type?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
  /** In px, from the left and from the top. */
  readonly focal_point_x?: number | null;
  readonly focal_point_y?: number | null;
  readonly title?: string | null;
  /** The author and the source, for the imprint. */
  readonly credit?: string | null;
  readonly licence?: string | null;
}

/** A picture for a record; its file is in the content's folder. */
export interface StoredImage {
  readonly file: string;
  readonly width?: number;
  readonly height?: number;
  /** In percent, from the left and from the top. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** Stores a backend's files in the content's folder, as in a folder of JSON files. */
export class FileStore {
  /** The files by the backend's ids. */
  readonly images: Map<string, StoredImage>;
  /**
   * The address of each file on the website, such as `/files/satzung.pdf`, by the backend's ids.
   */
  readonly addresses: Map<string, string>;
  readonly #folder: string;
  readonly #stored: Set<string>;

  /**
   * @param folder an empty folder for the files
   * @param known the files in the folder, if it is not empty
   */
  constructor(folder: string, known?: FileStore) {
    this.#folder = folder;
    this.images = known?.images ?? new Map<string, StoredImage>();
    this.addresses = known?.addresses ?? new Map<string, string>();
    this.#stored = known ? known.#stored : new Set<string>();
  }

  /** Returns the store for a folder to which the files have been moved. */
  movedTo(folder: string): FileStore {
    return new FileStore(folder, this);
  }

  /** True if the website publishes files of this kind. */
  static takes(file: BackendFile): boolean {
    return FileStore.folderFor(file) !== undefined;
  }

  /** The folder for files of this kind. */
  static folderFor(file: BackendFile): FileFolder | undefined {
    return folderOf(safeName(file));
  }

  /** Stores a file. The names are the same in each read if the files come in the same order. */
  async add(file: BackendFile, content: Uint8Array): Promise<void> {
    const named = safeName(file);
    const folder = folderOf(named);
    if (folder === undefined) return;
    const wanted = folder === 'images' ? await asPicture(named, content) : named;
    const name = this.#freeName(folder, wanted, file.id);
    await mkdir(join(this.#folder, folder), { recursive: true });
    await writeFile(join(this.#folder, folder, name), content);
    this.addresses.set(file.id, `/${folder}/${name}`);
    if (folder === 'images') {
      this.images.set(file.id, { file: name, ...sizeOf(file, name, content), ...focusOf(file) });
    }
  }

  #freeName(folder: FileFolder, wanted: string, id: string): string {
    const end = extname(wanted);
    const stem = wanted.slice(0, -end.length);
    const suffix = this.#stored.has(key(folder, wanted)) ? `-${slugify(id).slice(0, 8)}` : '';
    let name = stem + suffix + end;
    for (let count = 2; this.#stored.has(key(folder, name)); count += 1) {
      name = `${stem}${suffix}-${count}${end}`;
    }
    this.#stored.add(key(folder, name));
    return name;
  }
}

/** Some file systems treat `A.pdf` and `a.pdf` as the same. */
function key(folder: FileFolder, name: string): string {
  return `${folder}/${name.toLowerCase()}`;
}

const longestStem = 100;

/**
 * The editor's file name, made safe for paths and addresses. A safe name stays the same, so that
 * files from a folder keep their names. Only the extension's dot is kept: some web servers run
 * `x.php.pdf`.
 */
function safeName({ filename_download: original, type }: BackendFile): string {
  const end = extensionOf(original) || extensionFor(type ?? '') || '';
  const stem = original.slice(0, original.length - extname(original).length);
  const safe = /^[a-z\d][\w-]*$/i.test(stem) ? stem : slugify(stem, { decamelize: false });
  return `${safe.slice(0, longestStem) || 'file'}.${end}`;
}

/**
 * The name with the extension of the actual content, since the extension decides how the file is
 * checked and served: a drawing may contain scripts, whatever its name. Content that is no picture
 * keeps its name and is refused when the build reads it as a picture.
 */
async function asPicture(name: string, content: Uint8Array): Promise<string> {
  const type = await pictureType(content);
  const end = extensionFor(type ?? '');
  if (end === undefined || typeOf(name) === type) return name;
  return name.slice(0, -extname(name).length) + `.${end}`;
}

function sizeOf({ width, height }: BackendFile, name: string, content: Uint8Array) {
  if (width && height) return { width, height };
  return name.endsWith('.svg') ? svgSize(new TextDecoder().decode(content)) : undefined;
}

function focusOf({ width, height, focal_point_x: x, focal_point_y: y }: BackendFile) {
  if (!width || !height || typeof x !== 'number' || typeof y !== 'number') return undefined;
  const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  return isInside ? { focus: { x: percent(x, width), y: percent(y, height) } } : undefined;
}
