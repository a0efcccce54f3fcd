import { spawnSync } from 'node:child_process';
import { onPath } from '../hosts/programs.ts';

/** Programs that a mailbox provider uses: a spam filter with a check of DKIM, and a DNS server for the test's key. */
export interface MailPrograms {
  readonly spamAssassin: string;
  readonly dnsmasq: string;
}

/** Finds the programs, and installs the missing ones if the machine has apt-get and we are root. */
export function findMailPrograms(): MailPrograms {
  return find() ?? install();
}

function find(): MailPrograms | undefined {
  const spamAssassin = onPath('spamassassin');
  const dnsmasq = onPath('dnsmasq');
  return spamAssassin && dnsmasq ? { spamAssassin, dnsmasq } : undefined;
}

const packages = 'spamassassin dnsmasq-base';

function install(): MailPrograms {
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${packages}`;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`No SpamAssassin or dnsmasq found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `SpamAssassin or dnsmasq is missing: install both, for example with "sudo apt-get install ${packages}".`,
  );
}
