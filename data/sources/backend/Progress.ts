/** Seconds without a response until the wait for a backend is shown. */
const calm = 3;

/**
 * Shows on stderr the progress of a long read and the wait for a backend. Only on a terminal, not
 * in CI or in a file.
 *
 * @param backend its name, such as "Directus at https://cms.example.org"
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

  /** Wraps `fetch`: each response restarts the waiting time. */
  hearing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (...request) => {
      const response = await fetch(...request);
      this.#heard = Date.now();
      return response;
    };
  }

  report(what: string, done: number, total: number): void {
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
