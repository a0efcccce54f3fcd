import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../runProgram.ts';
import { sshArguments } from '../sshArguments.ts';

/** Runs OpenSSH's `sftp` in a folder of a host. */
export class Sftp {
  readonly #host: string;
  readonly #folder: string;
  readonly #ssh: readonly string[];
  readonly #temporary = mkdtempSync(join(tmpdir(), 'collegium-sftp-'));

  constructor(host: string, folder: string, sshSettings: string | undefined) {
    this.#host = host;
    this.#folder = folder;
    this.#ssh = sshArguments(sshSettings);
  }

  /**
   * Runs commands one after the other.
   *
   * @throws PublishingError at the first one that fails, unless the command begins with a hyphen
   */
  async run(commands: readonly string[]): Promise<void> {
    const lines = [`-mkdir ${quoted(this.#folder)}`, `cd ${quoted(this.#folder)}`, ...commands];
    await runProgram(['sftp', ...this.#ssh, '-b', '-', this.#host], `${lines.join('\n')}\n`);
  }

  /** The text of a file, or undefined if there is none. */
  async read(path: string): Promise<string | undefined> {
    const copy = join(this.#temporary, 'read');
    await rm(copy, { force: true });
    await this.run([`-get ${quoted(path)} ${quoted(copy)}`]);
    return readFile(copy, 'utf8').catch(() => undefined);
  }

  /** The command that uploads a text. */
  async write(path: string, text: string): Promise<string> {
    const copy = join(this.#temporary, encodeURIComponent(path));
    await writeFile(copy, text);
    return `put ${quoted(copy)} ${quoted(path)}`;
  }

  close(): void {
    rmSync(this.#temporary, { recursive: true });
  }
}

/** A path for a command of `sftp`. Within quotes, its characters for patterns stand for themselves. */
export function quoted(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&')}"`;
}
