import type { Content } from '../../data/Content.ts';
import { isMistake } from '../commands/reportMistake.ts';

/**
 * The content as an author of `npm run dev` has it: while it has a mistake, the last good one
 * stands in, so that the site stays as it was.
 */
export class LatestContent {
  readonly #read: () => Promise<Content>;
  #good: Content | undefined;
  #hasChanged = true;
  #problems: readonly string[] = [];

  constructor(read: () => Promise<Content>) {
    this.#read = read;
  }

  /** The last content without a mistake. */
  get good(): Content | undefined {
    return this.#good;
  }

  /** What has to be mended, one line each; empty if all is well. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Something of it is another, so who asks for it next has it read again. */
  change(): void {
    this.#hasChanged = true;
  }

  /**
   * Reads the content if it has changed, and tells in the terminal what has to be mended.
   *
   * @throws what reading throws, if there is no good content to stand in
   */
  async read(): Promise<Content> {
    if (this.#good && !this.#hasChanged) return this.#good;
    // What changes while it is read counts for the next time.
    this.#hasChanged = false;
    try {
      this.#good = await this.#read();
      this.#problems = [];
      return this.#good;
    } catch (error) {
      this.#hasChanged = true;
      if (!isMistake(error)) throw error;
      this.#tell(error.message);
      if (!this.#good) throw error;
      return this.#good;
    }
  }

  /** Once, however often it is read again. */
  #tell(message: string): void {
    if (message === this.#problems.join('\n')) return;
    this.#problems = message.split('\n');
    console.error(message);
  }
}
