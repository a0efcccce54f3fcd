import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that a build writes to. What pages are made of is written at once, so that none of it is
 * kept in memory, and without waiting, which would take longer than the writing.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes the file that has an address. */
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
