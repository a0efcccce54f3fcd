import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * The texts of a site as small as brotli makes them. That takes up to half a second of a file, so each is compressed
 * once for as long as it is the same.
 */
export class CompressedFiles {
  /** Where they are, with the endings and dates of the files that they are made of. */
  readonly folder = mkdtempSync(join(tmpdir(), 'collegium-'));
  readonly #made = new Map<string, { readonly version: string; readonly name: Promise<string> }>();

  /**
   * @param path of a file
   * @returns its name in the folder; none where nothing is gained by it
   */
  async nameOf(path: string): Promise<string | undefined> {
    if (!texts.has(extname(path))) return undefined;
    const { size, mtime } = await stat(path);
    const version = `${size} ${mtime.getTime()}`;
    const made = this.#made.get(path);
    if (made?.version === version) return made.name;
    const name = this.#compress(path, version, mtime);
    this.#made.set(path, { version, name });
    // It may have been in the middle of being replaced.
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

/** By their endings; all else is compressed already. */
const texts = new Set(
  ['html', 'js', 'json', 'css', 'svg', 'xml', 'txt', 'webmanifest'].map((ending) => `.${ending}`),
);
