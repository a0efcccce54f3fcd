import { foundOrInstalled, onPath } from '../programs.ts';

/** Programs that a mailbox provider uses: a spam filter with a check of DKIM, and a DNS server for the test's key. */
export interface MailPrograms {
  readonly spamAssassin: string;
  readonly dnsmasq: string;
}

/** Finds the programs, and installs the missing ones if the machine has apt-get and we are root. */
export function findMailPrograms(): MailPrograms {
  return foundOrInstalled(find, 'spamassassin dnsmasq-base');
}

function find(): MailPrograms | undefined {
  const spamAssassin = onPath('spamassassin');
  const dnsmasq = onPath('dnsmasq');
  return spamAssassin && dnsmasq ? { spamAssassin, dnsmasq } : undefined;
}

/** Finds Postfix, a mail server that many associations and providers use, or installs it. */
export function findPostfix(): string {
  return foundOrInstalled(() => onPath('postfix'), 'postfix');
}
