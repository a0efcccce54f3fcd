import { demoPeople } from '../../cms/people.ts';
import { confirmPath } from '../../contract/forms/endpoints.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { newsletterConfirmPages } from '../../locales/languages.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { newMessage, sendMessage } from './forms/endpoint.ts';
import { header, mailsTo, post, signUp, tokenIn } from './forms/subscribers.ts';
import type { CaughtMail } from './installation.ts';
import { startMailFilter, type MailFilter, type Verdict } from './mailFilter.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** Lets the software of mailbox providers judge each kind of mail. */
const cms = await sharedCms();
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

let filter: MailFilter;
let verdicts: ReadonlyMap<string, Verdict>;
let mails: ReadonlyMap<string, CaughtMail>;

beforeAll(async () => {
  await causeMails();
  const caught = await soon(caughtMail, (found) => new Set(subjectsOf(found)).size >= kinds.length);
  mails = new Map(caught.map((mail) => [mail.subject, mail]));
  filter = await startMailFilter(cms);
  verdicts = await filter.judge([...mails.values()]);
});

afterAll(() => filter.stop());

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
  const [{ rules }] = [...(await filter.judge([changed])).values()] as [Verdict];
  expect(rules).toContain('DKIM_SIGNED');
  expect(rules).not.toContain('DKIM_VALID');
});

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
