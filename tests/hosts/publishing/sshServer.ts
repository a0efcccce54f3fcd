import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../freePort.ts';
import { findPublishingPrograms } from '../programs.ts';
import { UnsteadyLine } from './UnsteadyLine.ts';

/** A real SSH server for the user of the tests. */
export interface SshServer {
  /** `user@host`, for PUBLISH_TO. */
  readonly host: string;
  /** A file for PUBLISH_SSH_CONFIG. */
  readonly settings: string;
  /** The line between `ssh` and the server. */
  readonly line: UnsteadyLine;
  readonly stop: () => Promise<void>;
}

/** @param rules further settings of sshd */
export async function startSshServer(rules = ''): Promise<SshServer> {
  const { sshd, keygen } = findPublishingPrograms();
  const own = mkdtempSync(join(tmpdir(), 'collegium-ssh-'));
  for (const name of ['host', 'user']) {
    spawnSync(keygen, ['-q', '-t', 'ed25519', '-N', '', '-f', join(own, name)]);
  }
  copyFileSync(join(own, 'user.pub'), join(own, 'authorized_keys'));
  const port = await freePort();
  const configuration = join(own, 'sshd_config');
  // A shell at the second level does not read ~/.bashrc of the person who runs the tests, which may be slow.
  writeFileSync(
    configuration,
    `ListenAddress 127.0.0.1:${port}
     HostKey ${own}/host
     AuthorizedKeysFile ${own}/authorized_keys
     PidFile none
     UsePAM no
     StrictModes no
     PasswordAuthentication no
     Subsystem sftp internal-sftp
     SetEnv SHLVL=1
     ${rules}`,
  );
  // Debian's package creates it when the service starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const server = spawn(sshd, ['-D', '-e', '-f', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(server.stderr);
  const line = await UnsteadyLine.to(port);
  const settings = join(own, 'ssh_config');
  writeFileSync(
    settings,
    `Port ${line.port}
     IdentityFile ${own}/user
     IdentitiesOnly yes
     UserKnownHostsFile ${own}/known_hosts`,
  );
  const hostKey = readFileSync(join(own, 'host.pub'), 'utf8');
  writeFileSync(join(own, 'known_hosts'), `[127.0.0.1]:${line.port} ${hostKey}`);
  return {
    host: `${userInfo().username}@127.0.0.1`,
    settings,
    line,
    stop: async () => {
      line.close();
      const end = once(server, 'exit');
      server.kill();
      await end;
      rmSync(own, { recursive: true });
    },
  };
}

async function untilListening(stderr: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface(stderr)) {
    said.push(line);
    if (!line.startsWith('Server listening')) continue;
    stderr.resume();
    return;
  }
  throw new Error(`sshd does not start:\n${said.join('\n')}`);
}
