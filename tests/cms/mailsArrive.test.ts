import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../cms/people.ts';
import { confirmPath } from '../../contract/forms/endpoints.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { newsletterConfirmPages } from '../../locales/languages.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { freePort } from '../freePort.ts';
import { newMessage, sendMessage } from './forms/endpoint.ts';
import { header, mailsTo, post, signUp, tokenIn } from './forms/subscribers.ts';
import type { CaughtMail } from './installation.ts';
import { findMailPrograms } from './mailPrograms.ts';
import { sharedCms } from './sharedCms.ts';
import { dkimSelector } from './shared/server.ts';
import { soon } from './soon.ts';

/**
 * Lets the software of mailbox providers judge each kind of mail. SpamAssassin also checks the signatures, for
 * which it asks a DNS server that knows the key.
 */
const cms = await sharedCms();
const { spamAssassin, dnsmasq } = findMailPrograms();
const caughtMail = () => cms.caughtMail();

/** The only kind without HTML. */
const plainMail = 'Anmeldung vorübergehend gesperrt';

/** The subjects of all kinds of mails, in German and in the languages of visitors and members. */
const kinds = [
  'Nachricht von Anna Beispiel: Mitgliedschaft',
  'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
  'Please confirm your newsletter sign-up',
  'Merci de confirmer votre inscription à la lettre d’information',
  'Willkommen beim Newsletter',
  'Welcome to the newsletter',
  'Bienvenue parmi les lecteurs de la lettre d’information',
  'Votre accès à l’espace membres',
  'Änderungswunsch von Mika Mitglied',
  'Neues Passwort wählen',
  plainMail,
];

let dns: ChildProcess;
let dnsPort: number;
let verdicts: ReadonlyMap<string, Verdict>;
let mails: ReadonlyMap<string, CaughtMail>;

beforeAll(async () => {
  await causeMails();
  const caught = await soon(caughtMail, (found) => new Set(subjectsOf(found)).size >= kinds.length);
  mails = new Map(caught.map((mail) => [mail.subject, mail]));
  dnsPort = await freePort();
  dns = startDns();
  verdicts = await judge([...mails.values()]);
});

afterAll(() => dns.kill());

test('all kinds of mails are judged', () => {
  expect([...mails.keys()].sort()).toEqual([...kinds].sort());
});

test.each(kinds)('a spam filter has no doubts about “%s”', (subject) => {
  const { score, rules } = verdicts.get(subject)!;
  // With the rules, so that a failure names them.
  expect({ isSuspicious: score >= 1, rules }).toEqual({ isSuspicious: false, rules });
  // The filter has read the body.
  expect(rules.includes('HTML_MESSAGE')).toBe(subject !== plainMail);
});

test.each(kinds)('the signature of “%s” is valid, and by the domain of its sender', (subject) => {
  expect(verdicts.get(subject)!.rules).toEqual(
    expect.arrayContaining(['DKIM_SIGNED', 'DKIM_VALID', 'DKIM_VALID_AU']),
  );
});

test('the signature covers the unsubscribe button of mail programs (RFC 8058)', () => {
  const mail = mails.get('Willkommen beim Newsletter')!;
  expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const signed = /\bh=([^;]+);/.exec(header(mail, 'DKIM-Signature')!)![1]!.toLowerCase();
  expect(signed.replaceAll(/\s/g, '').split(':')).toEqual(
    expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
});

test('a changed mail has no valid signature', async () => {
  const [mail] = mails.values();
  const changed = { ...mail!, source: mail!.source.replace(/^Subject: /m, 'Subject: x') };
  const [{ rules }] = [...(await judge([changed])).values()] as [Verdict];
  expect(rules).toContain('DKIM_SIGNED');
  expect(rules).not.toContain('DKIM_VALID');
});

interface Verdict {
  readonly score: number;
  /** The names of the rules that apply. */
  readonly rules: readonly string[];
}

/** Lets our Directus send each kind of mail. */
async function causeMails(): Promise<void> {
  const { url, ask } = cms;
  const office = await cms.logIn('members-editor');
  const member = await cms.logIn('member');
  await sendMessage(
    url,
    await newMessage(url, {
      ...{ name: 'Anna Beispiel', email: 'anna@example.org', topic: 'Mitgliedschaft' },
      message: 'Guten Tag,\n\nwie werde ich Mitglied?',
    }),
  );
  for (const language of sampleLanguages) {
    const email = `arrives-${language}@example.org`;
    await signUp(url, { email, language, wording: 'newsletter-1' });
    const [asking] = await mailsTo(caughtMail, email);
    await post(url, confirmPath, {
      token: tokenIn(asking!, `${cms.site}${newsletterConfirmPages[language]}`),
    });
  }
  const claire = { email: 'claire@example.org', first_name: 'Claire', role: memberRoles.vhm };
  await ask('POST', '/users', { ...claire, language: 'fr-FR' }, office);
  const text = 'Bitte die Adresse ändern: Beispielweg 3, 12345 Musterstadt';
  await ask('POST', '/items/change_requests', { text, language: 'de' }, member);
  await ask('POST', '/auth/password/request', { email: demoPeople.member.email });
  const { email } = demoPeople.editor;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await cms.askFrom(from, {
      method: 'POST',
      path: '/auth/login',
      body: { email, password: 'x' },
    });
  }
}

function subjectsOf(caught: readonly CaughtMail[]): string[] {
  return caught.map(({ subject }) => subject);
}

/** Starts a DNS server that knows only the public key. */
function startDns(): ChildProcess {
  // A text in DNS consists of strings of at most 255 bytes.
  const strings = `v=DKIM1; k=rsa; p=${cms.dkimKey}`.match(/.{1,250}/g)!;
  return spawn(dnsmasq, [
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
}

/** Lets SpamAssassin judge mails. Returns its verdicts, by the mails' subjects. */
async function judge(judged: readonly CaughtMail[]): Promise<ReadonlyMap<string, Verdict>> {
  const files = judged.map((_, place) => join(cms.temp, `${place}.eml`));
  await Promise.all(files.map((file, place) => writeFile(file, judged[place]!.source)));
  const { stdout, stderr } = spawnSync(
    spamAssassin,
    [
      ...['--test-mode', '--nocreate-prefs', `--cf=dns_server [127.0.0.1]:${dnsPort}`],
      // Lists of senders need the internet.
      ...['--cf=skip_rbl_checks 1', '--cf=use_bayes 0', '--cf=fold_headers 0'],
      ...['--cf=add_header all Verdict _SCORE_ _TESTS_', ...files],
    ],
    { encoding: 'utf8', env: { ...process.env, HOME: cms.temp } },
  );
  const found = [...stdout.matchAll(/^X-Spam-Verdict: (-?[\d.]+) (\S+)\r?$/gm)];
  if (found.length !== judged.length) throw new Error(`${found.length} verdicts: ${stderr}`);
  return new Map(
    found.map(([, score, rules], place) => [
      judged[place]!.subject,
      { score: Number(score), rules: rules!.split(',') },
    ]),
  );
}
