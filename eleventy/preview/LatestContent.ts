import type { Content } from '../../data/Content.ts';
import { isMistake } from '../commands/reportMistake.ts';

/**
 * The content for `npm run dev`. While the content has a mistake, the last valid content is used,
 * so that the site stays as it was.
 */
export class LatestContent {
  readonly #read: () => Promise<Content>;
  #good: Content | undefined;
  #hasChanged = true;
  #problems: readonly string[] = [];

  constructor(read: () => Promise<Content>) {
    this.#read = read;
  }

  /** The last valid content. */
  get good(): Content | undefined {
    return this.#good;
  }

  /** Problems to fix, one line each; empty if the content is valid. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Marks the content as changed: the next `read` reads it again. */
  change(): void {
    this.#hasChanged = true;
  }

  /**
   * Reads the content if it has changed, and prints problems in the terminal.
   * @throws the error of reading, if there is no earlier valid content
   */
  async read(): Promise<Content> {
    if (this.#good && !this.#hasChanged) return this.#good;
    // Reset before reading: a change during the reading must cause another one.
    this.#hasChanged = false;
    try {
      this.#good = await this.#read();
      this.#problems = [];
      return this.#good;
    } catch (error) {
      this.#hasChanged = true;
      if (!isMistake(error)) throw error;
      this.#report(error.message);
      if (!this.#good) throw error;
      return this.#good;
    }
  }

  /** Prints a message only once in a row. */
  #report(message: string): void {
    if (message === this.#problems.join('\n')) return;
    this.#problems = message.split('\n');
    console.error(message);
  }
}
