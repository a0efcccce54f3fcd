import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which a browser opens the live-reload connection after it got a page. */
const maxDelay = 10_000;

/** Milliseconds that a request waits for a build at most. */
const longestBuild = 10_000;

/**
 * The builds of `npm run dev`. A request during a build waits for its result. A browser that got a
 * page just before a build ended is sent a reload.
 */
export class Builds {
  #ended = 0;
  #running: { readonly over: Promise<void>; readonly end: () => void } | undefined;
  #served: { readonly ended: number; readonly at: number }[] = [];

  /** A change was reported, so a build follows. */
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

  /** Resolves when no build is running, or after `longestBuild`. */
  async settled(): Promise<void> {
    if (!this.#running) return;
    const given = new AbortController();
    const tooLong = wait(longestBuild, undefined, { signal: given.signal }).catch(() => undefined);
    await Promise.race([this.#running.over, tooLong]);
    given.abort();
  }

  /** Records that a browser got a page of the last build. */
  serve(): void {
    this.#served.push({ ended: this.#ended, at: Date.now() });
  }

  /**
   * True if a browser that connects now may have a page from before the last build. It had no
   * connection yet, so no reload could be sent.
   */
  isBehind(): boolean {
    const isBehind = this.#served.some(
      ({ ended, at }) => ended < this.#ended && Date.now() - at < maxDelay,
    );
    this.#served = this.#served.filter(
      ({ ended, at }) => ended === this.#ended && Date.now() - at < maxDelay,
    );
    return isBehind;
  }
}
