/** Lets only so many tasks run at once; others wait in the order in which they came. */
export class RequestQueue {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #leave() {
    const next = this.#waiting.shift();
    // A place is handed on, not freed, so that nobody slips in between.
    if (next) next();
    else this.#free += 1;
  }
}
