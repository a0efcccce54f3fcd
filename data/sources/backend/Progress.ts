/** Seconds without news after which it is said that a backend is waited for. */
const calm = 3;

/**
 * Tells on stderr how far a long read is, and that a backend is waited for, where somebody watches:
 * not in CI, nor into a file.
 *
 * @param backend whom to wait for, such as "Directus at https://cms.example.org"
 */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #isWatched: boolean;
  readonly #clock: NodeJS.Timeout | undefined;
  #heard = Date.now();
  #isShown = false;

  constructor(backend: string, stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
    this.#isWatched = stream.isTTY && !process.env['CI'];
    if (!this.#isWatched) return;
    this.#clock = setInterval(() => {
      const seconds = Math.floor((Date.now() - this.#heard) / 1000);
      if (seconds >= calm) this.#show(`Waiting for ${backend} (${seconds} s)`);
    }, 1000);
    this.#clock.unref();
  }

  /** The same `fetch`, with every answer taken for news. */
  hearing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (...request) => {
      const response = await fetch(...request);
      this.#heard = Date.now();
      return response;
    };
  }

  tell(what: string, done: number, total: number): void {
    if (this.#isWatched) this.#show(`Reading ${what}: ${done} of ${total}`);
  }

  end(): void {
    clearInterval(this.#clock);
    if (this.#isShown) this.#stream.write('\r\u001b[K');
    this.#isShown = false;
  }

  #show(line: string): void {
    this.#isShown = true;
    this.#stream.write(`\r\u001b[K${line}`);
  }
}
