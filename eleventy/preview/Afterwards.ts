import type { EleventyConfig, FinishedBuild } from '../eleventyConfig.ts';

type Listener = (build: FinishedBuild) => unknown;

/**
 * Has what a build does after its pages wait until the browser has been told of them: nobody looks at
 * the sitemap or the files for hosts while an edit is to be seen. With the first build they come
 * before the server, since the search is one of them.
 */
export class Afterwards {
  readonly #listeners: Listener[] = [];
  #isFirst = true;
  #finished: FinishedBuild | undefined;
  #running: Promise<void> = Promise.resolve();

  /**
   * @param config takes the listeners of those who come after this
   * @param onFinished is called when the pages of a build are known
   */
  constructor(config: EleventyConfig, onFinished: () => void) {
    const on = config.on.bind(config) as (event: string, listener: Listener) => void;
    on('eleventy.after', async (build) => {
      this.#finished = build;
      onFinished();
      if (this.#isFirst) await this.#callAll(build);
      this.#isFirst = false;
    });
    config.on = (event: string, listener: (...told: never[]) => unknown) => {
      if (event === 'eleventy.after') this.#listeners.push(listener as Listener);
      else on(event, listener as Listener);
    };
  }

  /** Once the browser has been told. What comes too late is left to the build that has come since. */
  catchUp(): Promise<void> {
    const build = this.#finished;
    this.#running = this.#running.then(async () => {
      if (build && build === this.#finished) await this.#callAll(build);
    });
    return this.#running;
  }

  async #callAll(build: FinishedBuild): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener(build)));
  }
}
