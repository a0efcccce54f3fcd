import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostfix } from './mailPrograms.ts';

interface Postfix {
  /** The log, for tests that fail. */
  readonly log: () => string;
  stop(): Promise<void>;
}

interface PostfixOptions {
  /** The port at which it receives mails. */
  readonly port: number;
  /** The port of the server for each domain. No other mail leaves. */
  readonly servers: Readonly<Record<string, number>>;
  /** The address whose mails a program gets. */
  readonly piped: string;
  /** The program: gets the mail, and returns the exit code. */
  readonly program: (mail: string) => Promise<number>;
}

/**
 * Starts a Postfix with its own configuration, queue and port. The system's Postfix is left alone. Only root can start Postfix;
 * other users need sudo without a password.
 */
export async function startPostfix(options: PostfixOptions): Promise<Postfix> {
  const postfix = findPostfix();
  const folder = await mkdtemp(join(tmpdir(), 'collegium-postfix-'));
  // Postfix runs as several users.
  await chmod(folder, 0o755);
  const etc = join(folder, 'etc');
  const spool = join(folder, 'spool');
  const log = join(folder, 'log');
  for (const name of ['etc', 'queue', 'data', 'spool']) await mkdir(join(folder, name));
  await chmod(spool, 0o777);
  await writeFile(join(etc, 'main.cf'), mainCf(folder, log));
  await writeFile(join(etc, 'transport'), transports(options));
  await writeFile(join(etc, 'master.cf'), masterCf(options.port, spool));
  await writeFile(join(spool, 'pipe.sh'), pipe, { mode: 0o755 });
  asRoot('chown', 'postfix', join(folder, 'data'));
  asRoot(postfix, '-c', etc, 'start');
  const watched = watch(spool, options.program);
  return {
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      asRoot(postfix, '-c', etc, 'stop');
      await watched.stop();
      asRoot('rm', '-r', folder);
    },
  };
}

function asRoot(...command: readonly string[]): void {
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Repeats failed deliveries each second, and reports a delay after three. */
function mainCf(folder: string, log: string): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${log}
maillog_file_prefixes = ${folder}
myhostname = mail.example.org
mydestination =
local_recipient_maps =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
smtp_dns_support_level = disabled
smtp_host_lookup = native
recipient_delimiter = +
transport_maps = texthash:${folder}/etc/transport
default_transport = error:no mail leaves this computer
queue_run_delay = 1s
minimal_backoff_time = 1s
maximal_backoff_time = 1s
delay_warning_time = 3s
`;
}

function transports({ servers, piped }: PostfixOptions): string {
  const lines = Object.entries(servers).map(
    ([domain, port]) => `${domain} smtp:[127.0.0.1]:${port}`,
  );
  return [`${piped} collegium:`, ...lines, ''].join('\n');
}

/** The services of Debian's file that mails need, without a chroot, and the pipe of docs/operating.md. */
function masterCf(port: number, spool: string): string {
  const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
  return `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
smtp unix - - n - - smtp
retry unix - - n - - error
error unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
collegium unix - n n - - pipe
  user=${user} argv=${spool}/pipe.sh
`;
}

/**
 * Hands a mail to this process, and ends with its exit code. Postfix starts no program as root, and other users must not
 * read the secrets of the test's Directus, so the test itself runs the command.
 */
const pipe = `#!/bin/sh
mail="$(dirname "$0")/$$"
cat > "$mail.partial" && mv "$mail.partial" "$mail.mail"
while ! [ -e "$mail.code" ]; do sleep 0.1; done
code="$(cat "$mail.code")"
rm -f "$mail.mail" "$mail.code"
exit "$code"
`;

function watch(spool: string, program: PostfixOptions['program']) {
  let isOver = false;
  const taken = new Set<string>();
  const work = async () => {
    while (!isOver) {
      const names = await readdir(spool);
      for (const name of names.filter((each) => each.endsWith('.mail') && !taken.has(each))) {
        taken.add(name);
        const code = await program(await readFile(join(spool, name), 'utf8'));
        const answer = join(spool, name.replace('.mail', '.code'));
        await writeFile(`${answer}.partial`, String(code), { mode: 0o666 });
        await rename(`${answer}.partial`, answer);
      }
      await wait(50);
    }
  };
  const working = work();
  return {
    async stop() {
      isOver = true;
      await working;
    },
  };
}
