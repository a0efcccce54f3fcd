import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * Compresses the texts of a site with brotli's best level. That takes up to half a second a file,
 * so the result is cached until the file changes.
 */
export class CompressedFiles {
  /** Folder of the compressed files. They have the extensions and dates of the originals. */
  readonly folder = mkdtempSync(join(tmpdir(), 'collegium-'));
  readonly #made = new Map<string, { readonly version: string; readonly name: Promise<string> }>();

  /**
   * @param path of a file
   * @returns the compressed file's name in the folder, or nothing if compression gains nothing
   */
  async nameOf(path: string): Promise<string | undefined> {
    if (!texts.has(extname(path))) return undefined;
    const { size, mtime } = await stat(path);
    const version = `${size} ${mtime.getTime()}`;
    const made = this.#made.get(path);
    if (made?.version === version) return made.name;
    const name = this.#compress(path, version, mtime);
    this.#made.set(path, { version, name });
    // The build may have been replacing the file, so try again at the next request.
    name.catch(() => this.#made.delete(path));
    return name;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #compress(path: string, version: string, mtime: Date): Promise<string> {
    const name = createHash('sha256').update(path).digest('hex') + extname(path);
    const file = join(this.folder, name);
    const partial = `${file}.${version}`;
    await writeFile(partial, await brotli(await readFile(path)));
    await utimes(partial, mtime, mtime);
    await rename(partial, file);
    return name;
  }
}

const brotli = promisify(brotliCompress);

/** File types to compress. All others are compressed formats already. */
const texts = new Set(
  ['html', 'js', 'json', 'css', 'svg', 'xml', 'txt', 'webmanifest'].map((ending) => `.${ending}`),
);
