import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../locales/languages.ts';
import { remember } from '../cache/remember.ts';
import type { PageWords } from './pageWords.ts';
import type { RememberedPages } from './LanguageIndex.ts';

/**
 * Stores the words of a site's pages between builds: one file for each language, with the pages of
 * the last build that read one. A file that is damaged or written by other code is ignored.
 */
export class SearchMemory {
  readonly #folder: string;
  readonly #madeBy: string;

  /**
   * @param folder in `.cache/`, one for each site
   * @param madeBy cache key of the code
   */
  constructor(folder: string, madeBy: string) {
    this.#folder = folder;
    this.#madeBy = `${madeBy} ${endianness()}`;
  }

  read(language: Language): RememberedPages | undefined {
    try {
      const file = readFileSync(this.#file(language));
      const content = file.subarray(signatureLength);
      const isWhole =
        file.toString('latin1', 0, signatureLength) === this.#signed(language, content);
      return isWhole ? parse(content) : undefined;
    } catch {
      // There is no file before the first build.
      return undefined;
    }
  }

  async keep(language: Language, pages: RememberedPages): Promise<void> {
    const content = stringify(pages);
    const signature = this.#signed(language, content);
    await remember(this.#file(language), (partial) => writeFile(partial, [signature, content]));
  }

  #file(language: Language): string {
    return join(this.#folder, language);
  }

  #signed(language: Language, content: Uint8Array): string {
    const hash = createHash('sha256').update(`${this.#madeBy} ${language}`);
    return hash.update(content).digest('hex');
  }
}

/** Hexadecimal digits of a SHA-256 hash. */
const signatureLength = 64;

/** The first line of a file. The packed words of all pages follow. */
interface Heading {
  readonly words: readonly string[];
  /** Each page's key with the count of its words. */
  readonly pages: readonly (readonly [name: string, words: number])[];
}

function stringify({ words, pages }: RememberedPages): Buffer {
  const heading: Heading = {
    words,
    pages: [...pages].map(([name, { length }]) => [name, length]),
  };
  const numbers = [...pages.values()].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), ...numbers]);
}

function parse(content: Buffer): RememberedPages {
  const end = content.indexOf('\n');
  const { words, pages } = JSON.parse(content.toString('utf8', 0, end)) as Heading;
  // Copied, since a Uint32Array must start at a multiple of four bytes.
  const numbers = new Uint32Array(Uint8Array.from(content.subarray(end + 1)).buffer);
  let start = 0;
  return {
    words,
    pages: new Map(
      pages.map(([name, length]): [string, PageWords] => [
        name,
        numbers.subarray(start, (start += length)),
      ]),
    ),
  };
}
