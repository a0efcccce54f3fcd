import { randomUUID } from 'node:crypto';
import { install } from '../../../cms/install.ts';
import { freePorts, startCms, type Ports } from '../commands.ts';
import { newInstallation, type CaughtMail } from '../installation.ts';
import { soon } from '../soon.ts';
import { doorEnvironment, newMessage, sendMessage } from './door.ts';
import { header, mailsTo, signUp } from './subscribers.ts';

/** What reaches a real mail server, and when: it is the tests' own, and comes and goes. */
const cms = await newInstallation();
const office = 'info@vhm.example';
const key = 'a'.repeat(64);

let ports: Ports;
let environment: Readonly<Record<string, string>>;
let catcher: { stop(): Promise<void> } | undefined;
let administrator: string;
let editor: string;

beforeAll(async () => {
  await install();
  ports = await freePorts();
  environment = {
    ...doorEnvironment,
    ...{ EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: String(ports.smtp) },
    ...{ EMAIL_SMTP_IGNORE_TLS: 'true', CMS_MAIL_PAUSES: Array(50).fill(1).join() },
  };
  await openMailServer();
  await start();
}, 900_000);

afterAll(async () => {
  await cms.remove();
  await catcher?.stop();
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
  const [mail] = await mailsAbout('Berta');
  expect(mail!.headers).not.toMatch(/^Bcc/im);
  expect(mail!.to).toBe(office);
  expect(
    mail!.headers.split('\r\n').filter((line) => /^(to|reply-to|subject):/i.test(line)),
  ).toHaveLength(3);
});

test('mails are worded in Directus, and a later start leaves the words alone', async () => {
  const [text] = (await ask('GET', texts('newsletter_confirm', 'en'))) as { id: number }[];
  const path = `/items/mail_texts_translations/${text!.id}`;
  const words = { subject: 'Ready, {{email}}?', body: 'Just one {{nothing}} click.', button: '' };
  // Whose link is secret is administrators'; all others are the editors'.
  expect((await cms.ask('PATCH', path, words, administrator)).status).toBe(200);
  const [other] = (await ask('GET', texts('newsletter_welcome', 'en'))) as { id: number }[];
  const otherPath = `/items/mail_texts_translations/${other!.id}`;
  expect((await cms.ask('PATCH', otherPath, { subject: 'Hello' }, editor)).status).toBe(200);

  await cms.stop();
  await start();
  await signUp(cms.url, { email: 'words@example.org', language: 'en' });
  const [mail] = await mailsTo(caughtMail, 'words@example.org');
  expect(mail!.subject).toBe('Ready, words@example.org?');
  // The link that a mail is for is never forgotten, and an empty field is as it was in the beginning.
  expect(mail!.text).toMatch(
    /^Just one {2}click\.\n\nConfirm sign-up\nhttps:\/\/www\.example\.org\/en\/newsletter\/confirm#/,
  );
});

test('while the mail server is away nothing is lost, over a restart, and all arrives once', async () => {
  await closeMailServer();
  const names = Array.from({ length: 20 }, (_, index) => `Waiting ${index}.`);
  const sent = await Promise.all(
    names.map(async (name) =>
      sendMessage(cms.url, await newMessage(cms.url, { name }), fromEach()),
    ),
  );
  expect(new Set(sent.map(({ told }) => told))).toEqual(new Set(['stored']));
  await signUp(cms.url, { email: 'later@example.org' });
  await soon(
    () =>
      ask('GET', '/items/outgoing_mails?limit=-1&filter[error][_nnull]=true') as Promise<object[]>,
    (tried) => tried.length > 0,
  );
  expect(await stateOf('Waiting 7.')).toBe('waiting');

  await cms.stop();
  await start();
  await openMailServer();
  await mailsTo(caughtMail, 'later@example.org');
  // What was being tried when Directus was stopped is its own for a minute.
  const arrived = await soon(
    async () => (await caughtMail()).filter(({ subject }) => subject.includes('Waiting')),
    (mails) => mails.length >= names.length,
  );
  expect(arrived.map(({ subject }) => subject).toSorted()).toEqual(
    names.map((name) => `Nachricht von ${name}: Kontaktformular`).toSorted(),
  );
  await soon(
    () =>
      ask('GET', '/items/outgoing_mails?limit=-1&filter[state][_eq]=waiting') as Promise<object[]>,
    (waiting) => waiting.length === 0,
  );
  expect((await caughtMail()).filter(({ subject }) => subject.includes('Waiting'))).toHaveLength(
    20,
  );
  expect(await stateOf('Waiting 7.')).toBe('sent');
  // A log tells that something was not sent, and nothing of whom.
  expect(cms.output()).toMatch(/Mail \d+ \(message\) was not sent: E[A-Z]+; it is tried again\./);
  for (const personal of ['Waiting 7', 'later@', office])
    expect(cms.output()).not.toContain(personal);
});

test('several instances send each mail once', async () => {
  await closeMailServer();
  const names = Array.from({ length: 30 }, (_, index) => `Shared ${index}.`);
  for (const name of names) {
    await sendMessage(cms.url, await newMessage(cms.url, { name }, fromEach()), fromEach());
  }
  const otherPorts = await freePorts();
  const other = await startCms(cms.data, otherPorts, { environment });
  try {
    await openMailServer();
    await soon(
      async () => (await caughtMail()).filter(({ subject }) => subject.includes('Shared')),
      (mails) => mails.length >= names.length,
    );
    await soon(
      () =>
        ask('GET', '/items/outgoing_mails?limit=-1&filter[state][_eq]=waiting') as Promise<
          object[]
        >,
      (waiting) => waiting.length === 0,
    );
    const subjects = (await caughtMail()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Shared')).toSorted()).toEqual(
      names.map((name) => `Nachricht von ${name}: Kontaktformular`).toSorted(),
    );
  } finally {
    await other.stop();
  }
});

test('what can’t be sent is given up, and editors see it beside the message', async () => {
  await closeMailServer();
  await cms.stop();
  await start({ CMS_MAIL_PAUSES: '0', CMS_MAIL_TO: 'elsewhere@vhm.example' });
  const message = await newMessage(cms.url, { name: 'Given up' });
  await sendMessage(cms.url, message);
  const given = await soon(
    () => messageWith(message.key),
    (found) => found!['mail'] === 'not_sent',
  );
  expect(given).toMatchObject({ mail: 'not_sent', name: 'Given up', state: 'new' });
  expect(cms.output()).toContain('given up.');

  await openMailServer();
  const second = await newMessage(cms.url, { name: 'Elsewhere' });
  await sendMessage(cms.url, second);
  const [mail] = await mailsAbout('Elsewhere', 'elsewhere@vhm.example');
  expect(mail!.subject).toContain('Elsewhere');
});

async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
  await cms.start({ environment: { ...environment, ...more } });
  administrator = await cms.signIn('administrator');
  editor = await cms.signIn('editor');
}

async function openMailServer(): Promise<void> {
  const { startMailCatcher } = await import('../../../cms/mailCatcher.ts');
  catcher = await startMailCatcher({ smtpPort: ports.smtp, mailPort: ports.mail }, key);
}

async function closeMailServer(): Promise<void> {
  await catcher?.stop();
  catcher = undefined;
}

/** Only since it was last opened. */
async function caughtMail(): Promise<readonly CaughtMail[]> {
  const response = await fetch(`http://localhost:${ports.mail}/${key}/messages`);
  return (await response.json()) as CaughtMail[];
}

async function mailsAbout(name: string, to = office): Promise<readonly CaughtMail[]> {
  return soon(
    async () =>
      (await mailsTo(caughtMail, to)).filter(({ subject }) => subject.includes(name.slice(0, 20))),
    (found) => found.length > 0,
  );
}

/** An answer goes nowhere else, whatever a name looks like. */
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

let asked = 0;

/** Somebody else each time. */
function fromEach() {
  asked += 1;
  return { from: `10.3.0.${asked}` };
}
