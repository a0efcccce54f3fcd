import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import type { CaughtMail } from './installation.ts';
import { findMailPrograms } from './mailPrograms.ts';
import type { SharedCms } from './sharedCms.ts';
import { dkimSelector } from './shared/server.ts';

export interface Verdict {
  readonly score: number;
  /** The names of the rules that apply. */
  readonly rules: readonly string[];
}

export interface MailFilter {
  /** Returns the verdicts by the mails' subjects. */
  judge(mails: readonly CaughtMail[]): Promise<ReadonlyMap<string, Verdict>>;
  stop(): void;
}

/** Starts what SpamAssassin needs to check signatures: a DNS server that knows only the public key. */
export async function startMailFilter({ temp, dkimKey }: SharedCms): Promise<MailFilter> {
  const { spamAssassin, dnsmasq } = findMailPrograms();
  const dnsPort = await freePort();
  // A text in DNS consists of strings of at most 255 bytes.
  const strings = `v=DKIM1; k=rsa; p=${dkimKey}`.match(/.{1,250}/g)!;
  const dns = spawn(dnsmasq, [
    ...[
      '--keep-in-foreground',
      '--conf-file=/dev/null',
      '--no-resolv',
      '--no-hosts',
      '--pid-file=',
    ],
    ...['--listen-address=127.0.0.1', '--bind-interfaces', `--port=${dnsPort}`],
    `--txt-record=${dkimSelector}._domainkey.example.org,${strings.join()}`,
  ]);
  return {
    async judge(mails) {
      const files = mails.map((_, place) => join(temp, `${place}.eml`));
      await Promise.all(files.map((file, place) => writeFile(file, mails[place]!.source)));
      const { stdout, stderr } = spawnSync(
        spamAssassin,
        [
          ...['--test-mode', '--nocreate-prefs', `--cf=dns_server [127.0.0.1]:${dnsPort}`],
          // Lists of senders need the internet.
          ...['--cf=skip_rbl_checks 1', '--cf=use_bayes 0', '--cf=fold_headers 0'],
          ...['--cf=add_header all Verdict _SCORE_ _TESTS_', ...files],
        ],
        { encoding: 'utf8', env: { ...process.env, HOME: temp } },
      );
      const found = [...stdout.matchAll(/^X-Spam-Verdict: (-?[\d.]+) (\S+)\r?$/gm)];
      if (found.length !== mails.length) throw new Error(`${found.length} verdicts: ${stderr}`);
      return new Map(
        found.map(([, score, rules], place) => [
          mails[place]!.subject,
          { score: Number(score), rules: rules!.split(',') },
        ]),
      );
    },
    stop: () => dns.kill(),
  };
}
