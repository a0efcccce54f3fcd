import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files to a build's output folder. It writes synchronously: files need not be kept in memory, and
 * asynchronous writing takes longer for thousands of small files.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param address the file's path on the website, such as `/feed.xml` */
  write(address: string, text: string): void {
    writeFileSync(this.#place(address), text);
  }

  #place(address: string): string {
    const file = join(this.#folder, address);
    const folder = dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return file;
  }
}
