import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foundOrInstalled, onPath } from '../programs.ts';

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
  // `apache2-bin` contains only the program. It does not start a server automatically.
  return foundOrInstalled(find, 'nginx apache2-bin media-types');
}

function find(): Programs | undefined {
  const nginx = onPath('nginx');
  const apache = onPath('apache2', 'httpd');
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

function first(...paths: string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`Apache: there is none of ${paths.join(', ')}.`);
  return found;
}

/** Programs with which `npm run publish` reaches a host, and the host's. */
export interface PublishingPrograms {
  readonly rsync: string;
  readonly ssh: string;
  readonly sshd: string;
  readonly keygen: string;
}

/** Finds them, or installs missing ones if possible. */
export function findPublishingPrograms(): PublishingPrograms {
  return foundOrInstalled(() => {
    const [rsync, ssh] = [onPath('rsync'), onPath('ssh')];
    const [sshd, keygen] = [onPath('sshd'), onPath('ssh-keygen')];
    return rsync && ssh && sshd && keygen ? { rsync, ssh, sshd, keygen } : undefined;
  }, 'rsync openssh-client openssh-server');
}

/** Programs that read the files of cms/hosting. */
export interface ContainerTools {
  /** `systemd-analyze` */
  readonly systemd: string;
  /** `docker-compose` */
  readonly compose: string;
}

/** Finds them, or installs missing ones if possible. */
export function findContainerTools(): ContainerTools {
  return foundOrInstalled(() => {
    const [systemd, compose] = [onPath('systemd-analyze'), onPath('docker-compose')];
    return systemd && compose ? { systemd, compose } : undefined;
  }, 'systemd docker-compose');
}
