import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PublishTarget } from '../../data/settings/publishTarget.ts';
import { runProgram, type Command } from './runProgram.ts';
import { sshArguments } from './sshArguments.ts';

/** The functions that run at the place. */
const script = readFileSync(join(import.meta.dirname, 'target.sh'), 'utf8');

/** Where a site is published, and one process that publishes there. */
export class Place {
  /** Names the files of this process there. */
  readonly key = randomUUID();
  /** The folder there. */
  readonly folder: string;
  /** As the operator wrote it. */
  readonly printed: string;
  readonly #host: string | undefined;
  readonly #ssh: readonly string[];

  /** @param sshSettings a file for `ssh -F` */
  constructor({ folder, host }: PublishTarget, sshSettings?: string) {
    this.#host = host;
    this.#ssh = sshArguments(sshSettings);
    this.folder = host === undefined ? resolve(folder) : folder.replace(/(?<=.)\/+$/, '');
    this.printed = host === undefined ? folder : `${host}:${folder}`;
  }

  /** The command that runs a function of `target.sh` there. */
  command(name: string, ...args: readonly string[]): Command {
    const shell = ['-c', script, 'collegium', name, this.folder, this.key, ...args];
    if (this.#host === undefined) return ['sh', ...shell];
    // The shell of the account reads one line of text, whichever arguments `ssh` has.
    const host = this.#host.replace(/[[\]]/g, '');
    return ['ssh', ...this.#ssh, '--', host, ['sh', ...shell].map(quoted).join(' ')];
  }

  /** Runs a function of `target.sh` there. */
  async run(name: string, args: readonly string[] = [], input?: string): Promise<string> {
    return runProgram(this.command(name, ...args), input);
  }

  /** The arguments of rsync for a folder there. */
  rsync(folder: string): readonly string[] {
    const path = `${this.folder}/${folder}/`;
    if (this.#host === undefined) return [path];
    const ssh = ['ssh', ...this.#ssh].map(quotedForRsync).join(' ');
    return ['--compress', `--rsh=${ssh}`, `${this.#host}:${path}`];
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Within single quotes, rsync takes two of them for one. */
function quotedForRsync(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
