import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portsOfCms } from '../cms/commands.ts';

/** Starts a temporary PostgreSQL that only this computer can connect to. */
export async function startPostgres() {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  if (bin === undefined) throw new Error('PostgreSQL is not installed (Debian: postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'collegium-postgres-'));
  const port = String((await portsOfCms()).site);
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };

  const data = join(folder, 'data');
  const init = [
    '--pgdata',
    data,
    '--username',
    'collegium',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
  ];
  execFileSync(join(bin, 'initdb'), init, { ...asOwner, stdio: 'ignore' });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', port, '-k', folder, '-h', '127.0.0.1'],
    { ...asOwner, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const ask = ['-h', '127.0.0.1', '-p', port, '-U', 'collegium'];
  while (!succeeds(join(bin, 'pg_isready'), ask, asOwner)) await wait(200);
  execFileSync(join(bin, 'createdb'), [...ask, 'collegium'], asOwner);
  return {
    environment: {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: port,
      DB_DATABASE: 'collegium',
      DB_USER: 'collegium',
    },
    async stop(): Promise<void> {
      // Stop immediately: no data is kept.
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
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
