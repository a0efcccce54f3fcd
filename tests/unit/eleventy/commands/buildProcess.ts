import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { format } from 'node:util';
import type { BuildRequest, FailingCall } from './Builds.ts';
import type { Finished } from './command.ts';

/*
 * Runs builds one after another, as often as the parent process asks. `Builds` starts this process.
 * Only the first build loads Eleventy, React and the components.
 */

const { PATH, HOME } = process.env;
const output: string[] = [];
const errors: string[] = [];
let builds = 0;

console.log = (...values) => void output.push(format(...values));
console.warn = console.error = (...values) => void errors.push(format(...values));
process.stderr.write = (text) => errors.push(String(text)) > 0;
shortenPauses();

process.on('message', ({ environment, folder, failing }: BuildRequest) => {
  process.chdir(folder);
  process.env = { PATH, HOME, NODE_ENV: 'production', ...environment };
  const restore = failing ? makeFail(failing) : () => undefined;
  // Without the channel, Node emits `beforeExit` when the build has nothing left to do.
  process.channel!.unref();
  // The query makes Node run the command's module again. Its imports stay loaded.
  void import(`../../../../eleventy/commands/build.ts?build=${(builds += 1)}`);
  // A failed build removes its files on the first `beforeExit`.
  process.once('beforeExit', () => {
    setImmediate(() => undefined);
    process.once('beforeExit', () => {
      restore();
      answer();
    });
  });
});

function answer(): void {
  const finished: Finished = {
    code: Number(process.exitCode ?? 0),
    output: linesOf(output.splice(0)),
    errors: linesOf(errors.splice(0)),
  };
  process.exitCode = undefined;
  process.channel!.ref();
  process.send!(finished);
}

function linesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}

/** Shortens the pauses before retries to a hundredth: they take seconds. */
function shortenPauses(): void {
  const wait = timers.setTimeout;
  timers.setTimeout = (milliseconds = 0, ...others) => wait(milliseconds / 100, ...others);
  syncBuiltinESMExports();
}

type AnyCall = (...values: unknown[]) => unknown;

/** @returns a function that restores the file system */
function makeFail({ call, part, code }: FailingCall): () => void {
  const isPromised = call.startsWith('promises.');
  const holder = (isPromised ? fs.promises : fs) as unknown as Record<string, AnyCall>;
  const name = call.replace('promises.', '');
  const real = holder[name]!;
  holder[name] = (...values) => {
    const place = String(name === 'copyFile' ? values[1] : values[0]);
    if (!place.includes('.partial/') || !place.includes(part)) return real(...values);
    const error = Object.assign(new Error(`${code}: it failed`), {
      ...{ code, syscall: 'write', path: String(values[0]) },
      ...(name === 'copyFile' && { dest: place }),
    });
    if (isPromised) return Promise.reject(error);
    throw error;
  };
  syncBuiltinESMExports();
  return () => {
    holder[name] = real;
    syncBuiltinESMExports();
  };
}
