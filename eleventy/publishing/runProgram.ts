import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { LostConnectionError, PublishingError, reasonIn } from './PublishingError.ts';

/** A program with its arguments. */
export type Command = readonly [program: string, ...args: readonly string[]];

/**
 * Runs a program until it ends.
 *
 * @param input what it reads
 * @returns what it prints
 * @throws PublishingError with the reason that it prints
 */
export async function runProgram([program, ...args]: Command, input = ''): Promise<string> {
  const child = spawn(program, args, { stdio: 'pipe' });
  // A program that ends early does not read its input; its exit code and its errors name the reason.
  child.stdin.on('error', () => undefined).end(input);
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended(child, program),
  ]);
  if (code === 0) return output;
  const isLost = program === 'ssh' && code === sshFailed;
  throw new (isLost ? LostConnectionError : PublishingError)(reasonIn(errors, program));
}

/** The exit code of `ssh` for its own faults; others are those of the program at the host. */
const sshFailed = 255;

/** @throws PublishingError if the program can't be started */
export async function ended(child: ChildProcess, program: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('close', resolve).once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'ENOENT' ? `install ${program} on this computer` : error.message;
      reject(new PublishingError(reason));
    });
  });
}
