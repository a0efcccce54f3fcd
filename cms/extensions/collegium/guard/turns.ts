/**
 * Maximum number of tasks of one network that run at the same time. A build sends ten requests at once: six of them wait, which
 * only makes the build slower.
 */
const maxRunning = 4;

/**
 * Maximum number of tasks of one network that wait. A waiting request takes some ten kilobytes. Even if all people of an
 * office open their pages at the same moment, there are fewer requests.
 */
const maxWaiting = 200;

/** The tasks of one network. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets a few tasks of each network run at the same time. All others of the same network wait. */
export class Turns {
  readonly #lines = new Map<string, Line>();

  /**
   * Starts a task, now or when it is its turn. The task ends with a call of `end`.
   *
   * @returns false if too many tasks of this network are waiting
   */
  start(network: string, task: () => void): boolean {
    const line = this.#lines.get(network) ?? { running: 0, waiting: [] };
    this.#lines.set(network, line);
    if (line.running < maxRunning) {
      line.running += 1;
      task();
      return true;
    }
    if (line.waiting.length >= maxWaiting) return false;
    line.waiting.push(task);
    return true;
  }

  end(network: string): void {
    const line = this.#lines.get(network);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(network);
  }
}
