import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { foundOrInstalled } from './programs.ts';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a temporary PostgreSQL that only this computer can connect to. */
export async function startPostgres() {
  const bin = foundOrInstalled(findPrograms, 'postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'collegium-postgres-'));
  const port = String(await freePort());
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const ask = ['-h', '127.0.0.1', '-p', port, '-U', 'collegium'];

  const data = join(folder, 'data');
  const init = ['--username', 'collegium', '--auth', 'trust', '--encoding', 'UTF8'];
  execFileSync(join(bin, 'initdb'), ['--pgdata', data, ...init], { ...asOwner, stdio: 'ignore' });
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const args = ['-D', data, '-p', port, '-k', folder, '-h', '127.0.0.1'];
    server = spawn(join(bin, 'postgres'), args, { ...asOwner, stdio: 'ignore' });
    while (!succeeds(join(bin, 'pg_isready'), ask, asOwner)) await wait(200);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    server = undefined;
    await ended;
  };

  await start();
  execFileSync(join(bin, 'createdb'), [...ask, 'collegium'], asOwner);
  return {
    environment: {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: port,
      DB_DATABASE: 'collegium',
      DB_USER: 'collegium',
    },
    /** Runs a statement. Returns the rows as text, with `|` between the columns. */
    query(statement: string): string[] {
      const options = ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet'];
      const args = [...ask, ...options, '--command', statement, 'collegium'];
      const text = execFileSync(join(bin, 'psql'), args, { ...asOwner, encoding: 'utf8' });
      return text.split('\n').filter((row) => row !== '');
    },
    /** Ends it as `systemctl stop` does: connections are closed, transactions are rolled back. */
    goAway: () => end('SIGINT'),
    /** Starts it again, with the same data and port. */
    comeBack: start,
    async stop(): Promise<void> {
      // Stop immediately: no data is kept.
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the newest version's programs. */
function findPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function succeeds(command: string, args: readonly string[], options: object): boolean {
  try {
    execFileSync(command, args, { ...options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
