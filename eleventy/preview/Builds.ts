import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which a page that was served opens the connection by which it is told of builds. */
const longestWay = 10_000;

/** Milliseconds after which a build that does not end holds nobody up. */
const longestBuild = 10_000;

/**
 * The builds of `npm run dev`, as who looks at a page meets them: who asks while one runs gets what it
 * makes, and who got a page of the one before in the last moment is told to ask again.
 */
export class Builds {
  #ended = 0;
  #running: { readonly over: Promise<void>; readonly end: () => void } | undefined;
  #served: { readonly ended: number; readonly at: number }[] = [];

  /** Something has changed, so a build is coming. */
  begin(): void {
    if (this.#running) return;
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    this.#running = { over, end };
  }

  end(): void {
    this.#ended += 1;
    this.#running?.end();
    this.#running = undefined;
  }

  /** Resolves when there is something to show that does not change in a moment. */
  async settled(): Promise<void> {
    if (!this.#running) return;
    const given = new AbortController();
    const tooLong = wait(longestBuild, undefined, { signal: given.signal }).catch(() => undefined);
    await Promise.race([this.#running.over, tooLong]);
    given.abort();
  }

  /** A page of the last build is given to a browser. */
  serve(): void {
    this.#served.push({ ended: this.#ended, at: Date.now() });
  }

  /**
   * Whether the browser that connects now may have got its page before the last build, which nobody
   * could tell it of: a page that is loading has no connection yet.
   */
  isBehind(): boolean {
    const isBehind = this.#served.some(
      ({ ended, at }) => ended < this.#ended && Date.now() - at < longestWay,
    );
    this.#served = this.#served.filter(
      ({ ended, at }) => ended === this.#ended && Date.now() - at < longestWay,
    );
    return isBehind;
  }
}
