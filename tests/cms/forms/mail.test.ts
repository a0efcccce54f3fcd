import { randomUUID } from 'node:crypto';
import { checkCms } from '../commands.ts';
import type { CaughtMail } from '../installation.ts';
import { refusingServer } from '../refusingServer.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';
import { newMessage, sendMessage } from './endpoint.ts';
import { header, mailsTo, signUp } from './subscribers.ts';

/** Checks which mails reach the mail server, and when. */
const cms = await sharedCms();
const caughtMail = () => cms.caughtMail();
const office = 'info@vhm.example';

let administrator: string;
let editor: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
});

test('a message reaches the office once, with the visitor to answer', async () => {
  const email = 'anna@example.org';
  const message = await newMessage(cms.url, {
    ...{ email, name: 'Anna Beispiel', topic: 'Mitgliedschaft', language: 'fr' },
    message: 'Guten Tag,\n\nwie werde ich Mitglied?',
  });
  await sendMessage(cms.url, message);
  await sendMessage(cms.url, message);
  const [mail] = await mailsAbout('Anna Beispiel');
  expect(mail).toMatchObject({
    to: office,
    replyTo: `"Anna Beispiel" <${email}>`,
    subject: 'Nachricht von Anna Beispiel: Mitgliedschaft',
  });
  expect(mail!.text).toContain('(Sprache: Französisch)');
  expect(mail!.text).toContain('> Guten Tag,\n>\n> wie werde ich Mitglied?');
  expect(mail!.html).toContain('background:#17665a');
  expect(mail!.headers).toMatch(/^From: .*<cms@example\.org>/m);
  expect(header(mail!, 'List-Unsubscribe')).toBeUndefined();

  const stored = await soon(
    () => messageWith(message.key),
    (found) => found!['mail'] === 'sent',
  );
  expect(stored).toMatchObject({ mail: 'sent', state: 'new' });
  const { links } = mail!;
  expect(links).toEqual([`${cms.url}/admin/content/messages/${String(stored!['id'])}`]);
  expect(await mailsAbout('Anna Beispiel')).toHaveLength(1);
});

test('nothing that a visitor writes becomes a header, an address, an element or a link', async () => {
  const html =
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://e.example">x</a>';
  const message = await newMessage(cms.url, {
    email: 'html@example.org',
    ...{ name: `${html}", evil@e.example`.slice(0, 100), topic: html, message: html },
  });
  expect((await sendMessage(cms.url, message)).told).toBe('stored');
  const [mail] = await mailsAbout(html);
  expect(mail!.to).toBe(office);
  expect(mail!.replyTo).toContain('<html@example.org>');
  expect(addressesIn(header(mail!, 'Reply-To')!)).toEqual(['html@example.org']);
  expect(mail!.html).not.toMatch(/<script|<img|<a href="https:\/\/e\.example/);
  expect(mail!.html).toContain('&lt;script&gt;');

  for (const field of ['name', 'email', 'topic']) {
    const broken = await newMessage(cms.url, { [field]: 'a@example.org\r\nBcc: evil@e.example' });
    const { status, extensions } = await sendMessage(cms.url, broken);
    expect([status, extensions['field']]).toEqual([400, field]);
  }
});

test('line breaks that got into Directus by another way stay out of headers, too', async () => {
  const evil = 'Berta\r\nBcc: evil@e.example\r\n\r\n<p>x</p>';
  const stored = await ask('POST', '/items/messages', {
    ...{ name: evil, topic: evil, message: 'x', language: 'de', key: randomUUID() },
    email: 'berta@example.org\r\nBcc: evil@e.example',
  });
  const now = new Date().toISOString();
  await ask('POST', '/items/outgoing_mails', {
    ...{ kind: 'message', about: (stored as { id: number }).id, key: randomUUID() },
    ...{ attempts: 0, queued_at: now, next_at: now },
  });
  await cms.sendWaitingMail();
  const [mail] = await mailsAbout('Berta');
  expect(mail!.headers).not.toMatch(/^Bcc/im);
  expect(mail!.to).toBe(office);
  expect(
    mail!.headers.split('\r\n').filter((line) => /^(to|reply-to|subject):/i.test(line)),
  ).toHaveLength(3);
});

test('editors word mails', async () => {
  const [text] = (await ask('GET', texts('newsletter_confirm', 'en'))) as { id: number }[];
  const path = `/items/mail_texts_translations/${text!.id}`;
  const words = { subject: 'Ready, {{email}}?', body: 'Just one {{nothing}} click.', button: '' };
  // Only administrators may edit texts for mails with a secret link. Editors may edit the others.
  expect((await cms.ask('PATCH', path, words, administrator)).status).toBe(200);
  const [other] = (await ask('GET', texts('newsletter_welcome', 'en'))) as { id: number }[];
  const otherPath = `/items/mail_texts_translations/${other!.id}`;
  expect((await cms.ask('PATCH', otherPath, { subject: 'Hello' }, editor)).status).toBe(200);

  await signUp(cms.url, { email: 'words@example.org', language: 'en' });
  const [mail] = await mailsTo(caughtMail, 'words@example.org');
  expect(mail!.subject).toBe('Ready, words@example.org?');
  // The mail's own link is always added, and an empty field gets the default text.
  expect(mail!.text).toMatch(
    /^Just one {2}click\.\n\nConfirm sign-up\nhttp:\/\/localhost:\d+\/en\/newsletter\/confirm#/,
  );
});

test('while the mail server is away nothing is lost, and all arrives once', async () => {
  await cms.mailServerGoesAway();
  const names = Array.from({ length: 20 }, (_, index) => `Waiting ${index}.`);
  const sent = await Promise.all(
    names.map(async (name) => sendMessage(cms.url, await newMessage(cms.url, { name }))),
  );
  expect(new Set(sent.map(({ told }) => told))).toEqual(new Set(['stored']));
  await signUp(cms.url, { email: 'later@example.org' });
  await soon(
    () => mailsInOutbox('filter[error][_nnull]=true'),
    (tried) => tried.length > 0,
  );
  expect(await stateOf('Waiting 7.')).toBe('waiting');
  expect((await checkCms(cms.data, cms.ports)).output).toMatch(
    /^EMAIL_SMTP_HOST: expected a mail server that accepts Directus’ log-in, found E[A-Z]+; /m,
  );

  await cms.mailServerComesBack();
  await cms.sendWaitingMail();
  await mailsTo(caughtMail, 'later@example.org');
  await soon(
    () => mailsInOutbox('filter[state][_eq]=waiting'),
    (waiting) => waiting.length === 0,
  );
  const arrived = (await caughtMail()).filter(({ subject }) => subject.includes('Waiting'));
  expect(arrived.map(({ subject }) => subject).toSorted()).toEqual(
    names.map((name) => `Nachricht von ${name}: Kontaktformular`).toSorted(),
  );
  expect(await stateOf('Waiting 7.')).toBe('sent');
  // The log reports that a mail was not sent, but contains no personal data.
  expect(cms.output()).toMatch(/Mail \d+ \(message\) was not sent: E[A-Z]+; it is tried again\./);
  for (const personal of ['Waiting 7', 'later@', office])
    expect(cms.output()).not.toContain(personal);
});

test('what can’t be sent is given up after three days, and editors see it beside the message', async () => {
  await cms.mailServerGoesAway();
  const message = await newMessage(cms.url, { name: 'Given up' });
  await sendMessage(cms.url, message);
  await soon(
    () => mailsInOutbox('filter[error][_nnull]=true&filter[state][_eq]=waiting'),
    (tried) => tried.length > 0,
  );
  expect(await stateOf('Given up')).toBe('waiting');
  // docs/operating.md: ten more attempts after the first, the last after three days.
  cms.inDatabase(`update outgoing_mails set attempts = 9 where state = 'waiting'`);
  await cms.sendWaitingMail();
  await soon(
    () => mailsInOutbox('filter[attempts][_eq]=10&filter[claim][_null]=true'),
    (tried) => tried.length > 0,
  );
  expect(await stateOf('Given up')).toBe('waiting');
  await cms.sendWaitingMail();
  const given = await soon(
    () => messageWith(message.key),
    (found) => found!['mail'] === 'not_sent',
  );
  expect(given).toMatchObject({ mail: 'not_sent', name: 'Given up', state: 'new' });
  expect(cms.output()).toContain('given up.');
  await cms.mailServerComesBack();
});

test.each([
  ['550 5.1.1', 'no such user', 'not_sent', 1],
  ['550 5.2.1', 'mailbox disabled', 'not_sent', 1],
  ['554 5.7.1', 'relay access denied', 'waiting', 1],
  ['450 4.2.0', 'try again later', 'waiting', 1],
])('after “%s %s” a mail is %s, after %i attempt', async (code, words, state, attempts) => {
  cms.inDatabase('delete from outgoing_mails');
  await cms.mailServerGoesAway();
  const refusing = await refusingServer(cms.ports.smtp, `${code} ${words}`);
  const email = `${code.replace(' ', '-')}@example.org`;
  try {
    await signUp(cms.url, { email });
    const [mail] = await soon(
      () => mailsInOutbox('filter[error][_nnull]=true&filter[claim][_null]=true'),
      (tried) => tried.length > 0,
    );
    const error = expect.stringContaining(code.slice(0, 3)) as unknown;
    expect(mail).toMatchObject({ state, attempts, error });
    const found = await ask('GET', `/items/subscribers?filter[email][_eq]=${email}`);
    expect(found).toEqual([expect.objectContaining({ mail: state })]);
    expect(cms.output()).not.toContain(email);
  } finally {
    await refusing.stop();
    await cms.mailServerComesBack();
  }
});

test.each([
  ['550 5.1.1', 'unsubscribed'],
  ['450 4.2.0', 'confirmed'],
])('after “%s” a subscriber is %s', async (code, state) => {
  cms.inDatabase('delete from outgoing_mails');
  await cms.mailServerGoesAway();
  const refusing = await refusingServer(cms.ports.smtp, `${code} words`);
  const email = `subscribed-${code.replace(' ', '-')}@example.org`;
  await ask('POST', '/items/subscribers', { email, state: 'confirmed', language: 'de' });
  try {
    await signUp(cms.url, { email });
    await soon(
      () => mailsInOutbox('filter[error][_nnull]=true&filter[claim][_null]=true'),
      (tried) => tried.length > 0,
    );
    const found = () =>
      ask('GET', `/items/subscribers?filter[email][_eq]=${email}`) as Promise<{ state: string }[]>;
    // The outbox is updated first.
    await soon(found, ([subscriber]) => subscriber!.state === state);
    expect(await found()).toEqual([expect.objectContaining({ state })]);
  } finally {
    await refusing.stop();
    await cms.mailServerComesBack();
  }
});

function mailsInOutbox(query: string) {
  return ask('GET', `/items/outgoing_mails?limit=-1&${query}`) as Promise<object[]>;
}

async function mailsAbout(name: string): Promise<readonly CaughtMail[]> {
  return soon(
    async () =>
      (await mailsTo(caughtMail, office)).filter(({ subject }) =>
        subject.includes(name.slice(0, 20)),
      ),
    (found) => found.length > 0,
  );
}

/** The addresses that a reply would go to. Ignores display names, which may look like addresses. */
function addressesIn(line: string): string[] {
  const withoutNames = line.replace(/"(\\.|[^"\\])*"|=\?[^?]+\?[^?]+\?[^?]*\?=/g, '');
  return [...withoutNames.matchAll(/[^\s<>,;]+@[^\s<>,;]+/g)].map(([address]) => address);
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await cms.ask(method, path, body, administrator);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

async function messageWith(messageKey: string) {
  const found = await ask('GET', `/items/messages?filter[key][_eq]=${messageKey}`);
  return (found as Readonly<Record<string, unknown>>[])[0];
}

async function stateOf(name: string): Promise<unknown> {
  const found = await ask('GET', `/items/messages?filter[name][_eq]=${encodeURIComponent(name)}`);
  return (found as Readonly<Record<string, unknown>>[])[0]!['mail'];
}

function texts(text: string, language: string): string {
  return `/items/mail_texts_translations?filter[mail_texts_id][key][_eq]=${text}&filter[language][_eq]=${language}`;
}
