import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Place } from './Place.ts';
import { PublishingError, reasonIn } from './PublishingError.ts';
import { ended } from './runProgram.ts';

/** `target.sh` takes a lock that was not touched for a minute for a lost one. */
const heartbeat = 10_000;

/** The right to publish somewhere, which one process has at a time. */
export class Lock {
  /** The number of the next publication. */
  readonly next: number;
  /** The number of the publication that visitors see, if there is one. */
  readonly visible: number | undefined;
  readonly #holder: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #end: Promise<unknown>;
  readonly #heartbeats: NodeJS.Timeout;

  private constructor(
    holder: ChildProcessByStdio<Writable, Readable, Readable>,
    end: Promise<unknown>,
    state: ReadonlyMap<string, number>,
  ) {
    this.#holder = holder;
    this.#end = end;
    this.next = state.get('next') ?? 1;
    this.visible = state.get('visible');
    this.#heartbeats = setInterval(() => holder.stdin.write('\n'), heartbeat);
  }

  /**
   * Takes the lock. It ends with this process: `target.sh` removes it when its input ends.
   *
   * @throws PublishingError that says who publishes at the moment, or why the place can't be written
   */
  static async take(place: Place, by: string, since: Date): Promise<Lock> {
    const [program, ...args] = place.command(
      'hold',
      `${by} has been publishing since ${utc(since)}`,
    );
    const holder = spawn(program, args, { stdio: 'pipe' });
    holder.stdin.on('error', () => undefined);
    const errors = text(holder.stderr);
    const end = ended(holder, program);
    // Reported below, if the lock was not taken; later, the next step at the place fails as well.
    end.catch(() => undefined);
    const state = new Map<string, number>();
    for await (const line of createInterface(holder.stdout)) {
      if (line === 'held') {
        // Node reports the end of a process only when its output was read.
        holder.stdout.resume();
        return new Lock(holder, end, state);
      }
      const [name = '', number] = line.split(' ');
      if (number) state.set(name, Number(number));
    }
    await end;
    throw new PublishingError(reasonIn(await errors));
  }

  async release(): Promise<void> {
    clearInterval(this.#heartbeats);
    this.#holder.stdin.end();
    await this.#end;
  }
}

/** A time for people, to the minute: `2026-11-28 14:03 UTC`. */
export function utc(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
