import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The web servers on this machine that the tests start. */
export interface Programs {
  readonly nginx: string;
  /** The path of nginx's table of media types, from its package. */
  readonly nginxTypes: string;
  readonly apache: string;
  readonly apacheModules: string;
  readonly apacheTypes: string;
}

/** Finds nginx and Apache, or installs missing ones if possible. */
export function findPrograms(): Programs {
  return find() ?? install();
}

function find(): Programs | undefined {
  const nginx = onPath('nginx');
  const apache = onPath('apache2') ?? onPath('httpd');
  if (!nginx || !apache) return undefined;
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const settings = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return {
    nginx,
    nginxTypes: join(dirname(settings), 'mime.types'),
    apache,
    apacheModules: first(
      '/usr/lib/apache2/modules',
      '/usr/lib64/httpd/modules',
      '/usr/lib/httpd/modules',
      '/opt/homebrew/lib/httpd/modules',
      '/usr/libexec/apache2',
    ),
    apacheTypes: first(
      '/etc/mime.types',
      '/opt/homebrew/etc/httpd/mime.types',
      '/etc/apache2/mime.types',
    ),
  };
}

/** Finds a program on the PATH or in folders for administrators. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function first(...paths: string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`Apache: there is none of ${paths.join(', ')}.`);
  return found;
}

function install(): Programs {
  // `apache2-bin` contains only the program. It does not start a server automatically.
  const command =
    'apt-get update && apt-get install --yes --no-install-recommends nginx apache2-bin media-types';
  if (process.getuid?.() === 0) {
    console.log(`No nginx or no Apache found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'No nginx or no Apache: install both, such as with "sudo apt-get install nginx apache2-bin media-types" ' +
      'or "brew install nginx httpd".',
  );
}
