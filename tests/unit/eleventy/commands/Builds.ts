import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Finished } from './command.ts';

/** A call of Node's file system that fails for one path of the new site. */
export interface FailingCall {
  /** The name of the call, such as `writeFileSync` or `promises.mkdir`. */
  readonly call: string;
  /** A part of the path. */
  readonly part: string;
  readonly code: string;
}

export interface BuildRequest {
  readonly environment: Readonly<Record<string, string>>;
  /** The working folder with `.cache`. */
  readonly folder: string;
  readonly failing?: FailingCall | undefined;
}

/**
 * One process that runs many builds, one after another, each as `npm run build` does. Tests of the
 * command itself, such as of its exit code, run the command (`command.ts`).
 */
export class Builds {
  readonly #process: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  /** @param preloaded a module that is loaded before the product's */
  constructor(preloaded?: string) {
    const modules = ['tsx', ...(preloaded === undefined ? [] : [preloaded])];
    this.#process = fork('tests/unit/eleventy/commands/buildProcess.ts', {
      execArgv: modules.flatMap((name) => ['--import', name]),
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    });
  }

  /** @returns the output and the exit code of the build */
  run({
    environment = {},
    folder = process.cwd(),
    failing,
  }: Partial<BuildRequest>): Promise<Finished> {
    const build = this.#last.then(() => this.#build({ environment, folder, failing }));
    this.#last = build.catch(() => undefined);
    return build;
  }

  async #build(request: BuildRequest): Promise<Finished> {
    const ended = new AbortController();
    const { signal } = ended;
    try {
      this.#process.send(request);
      const [answer] = (await Promise.race([
        once(this.#process, 'message', { signal }),
        once(this.#process, 'exit', { signal }).then(([code]) => {
          throw new Error(`The process that builds has ended with ${code}.`);
        }),
      ])) as [Finished];
      return answer;
    } finally {
      ended.abort();
    }
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.disconnect();
    await once(this.#process, 'exit');
  }
}
