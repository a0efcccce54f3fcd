import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoPeople } from '../../../cms/people.ts';
import { portsOfCms, startCms, type RunningCms } from '../commands.ts';
import { newInstallation, passwordOf, type CaughtMail } from '../installation.ts';
import { sharedEnvironment } from '../shared/server.ts';
import { soon } from '../soon.ts';
import { newMessage, sendMessage } from './endpoint.ts';
import { mailsTo, signUp } from './subscribers.ts';
import { range, tally } from './tally.ts';

/**
 * Two instances with one database, and then a restart. Checks what is counted, stored, sent and
 * deleted. Uses the test's own mail server. The tests depend on their order.
 */
const cms = await newInstallation();
const perAddress = 20;
const key = 'a'.repeat(64);

let environment: Readonly<Record<string, string>>;
let mailPort: number;
let smtpPort: number;
let mailServer: { stop(): Promise<void> } | undefined;
let other: RunningCms | undefined;
let urls: readonly string[];
let administrator: string;

beforeAll(async () => {
  ({ mail: mailPort, smtp: smtpPort } = await portsOfCms());
  environment = {
    ...sharedEnvironment(cms.ports),
    ...{ EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: String(smtpPort) },
    EMAIL_SMTP_IGNORE_TLS: 'true',
  };
  await openMailServer();
  await cms.start({ environment });
  const ports = await portsOfCms();
  // As several instances usually have.
  const caching = { CACHE_ENABLED: 'true', CACHE_STATUS_HEADER: 'x-cache' };
  other = await startCms(cms.data, ports, { environment: { ...environment, ...caching } });
  urls = [cms.url, `http://localhost:${ports.directus}`];
  administrator = await cms.logIn('administrator');
});

afterAll(async () => {
  await other?.stop();
  await cms.remove();
  await mailServer?.stop();
});

test('count together, and keep each message once', async () => {
  const from = '203.0.113.99';
  const messages = await Promise.all(range(60).map(() => newMessage(cms.url)));
  const answers = await Promise.all(
    messages.map((message, index) => sendMessage(urls[index % 2]!, message, { from })),
  );
  expect(tally(answers)).toEqual({ stored: perAddress, REQUESTS_EXCEEDED: 60 - perAddress });

  // Send the same messages to both instances at the same time.
  const twice = await Promise.all(range(20).map(() => newMessage(cms.url)));
  const both = await Promise.all(
    twice.flatMap((message, index) =>
      urls.map((url) => sendMessage(url, message, { from: `192.0.2.${index}` })),
    ),
  );
  expect(tally(both)).toEqual({ stored: 40 });
  expect(await kept()).toHaveLength(perAddress + 20);
});

test('refuse a token after a log-out, also for an answer in the cache', async () => {
  const { email } = demoPeople.member;
  const login = { email, password: await passwordOf(cms.data, 'member') };
  const { body } = await cms.ask('POST', '/auth/login', login);
  const tokens = body.data as { readonly access_token: string; readonly refresh_token: string };
  const read = async () => {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const response = await fetch(`${urls[1]}/users/me?fields=email`, { headers });
    return [response.status, response.headers.get('x-cache')];
  };
  expect(await read()).toEqual([200, 'MISS']);
  expect(await read()).toEqual([200, 'HIT']);
  const { refresh_token } = tokens;
  await cms.ask('POST', '/auth/logout', { refresh_token, mode: 'json' });
  expect(await read()).toEqual([401, null]);
});

test('send each mail once', async () => {
  await settled();
  await closeMailServer();
  const names = range(30).map((index) => `Shared ${index}.`);
  for (const name of names) await sendMessage(cms.url, await newMessage(cms.url, { name }));
  await soon(
    () => outbox('filter[error][_nnull]=true'),
    (tried) => tried.length > 0,
  );
  await openMailServer();
  // Both instances look for due mails every ten seconds, at the same time.
  inDatabase(`update outgoing_mails set next_at = 0 where state = 'waiting'`);
  await settled();
  const subjects = (await caughtMail()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('Shared')).toSorted()).toEqual(
    names.map((name) => `Nachricht von ${name}: Kontaktformular`).toSorted(),
  );
});

describe('a restart', () => {
  const from = '203.0.113.50';
  const [old, waiting] = ['Alterkanarienvogel', 'Wartend'];
  let first: object;
  let late: object;

  beforeAll(async () => {
    await other?.stop();
    await closeMailServer();
    first = await newMessage(cms.url, { name: waiting });
    await sendMessage(cms.url, first, { from });
    await Promise.all(
      range(perAddress - 1).map(async () =>
        sendMessage(cms.url, await newMessage(cms.url), { from }),
      ),
    );
    late = await newMessage(cms.url);
    await sendMessage(cms.url, await newMessage(cms.url, { name: old }));
    await ask('PATCH', await pathOfText('newsletter_confirm', 'en'), { subject: 'Ready?' });
    expect(await cms.stop()).toBe(0);
    const sevenMonthsAgo = new Date();
    sevenMonthsAgo.setMonth(sevenMonthsAgo.getMonth() - 7);
    inDatabase(`update messages set received_at = ? where name = '${old}'`, sevenMonthsAgo);
    inDatabase(`update outgoing_mails set next_at = 0, claimed_until = null`);
    await openMailServer();
    await cms.start({
      environment: {
        ...environment,
        CMS_MAIL_TO: 'elsewhere@vhm.example',
        // A time of day at which the deletion has not run yet.
        CMS_RETENTION_TIME: '00:01',
      },
    });
    administrator = await cms.logIn('administrator');
  });

  test('forgets no count, no spent proof and no message', async () => {
    expect((await sendMessage(cms.url, late, { from })).told).toBe('REQUESTS_EXCEEDED');
    // Sent again, by a page that did not get the response and by an attacker who has found the
    // proof.
    expect((await sendMessage(cms.url, first, { from })).told).toBe('stored');
    const { proof } = first as { readonly proof: string };
    const stolen = await newMessage(cms.url, { proof });
    expect((await sendMessage(cms.url, stolen)).told).toBe('PROOF_REFUSED');
  });

  test('sends once what had to wait, to the address that is set now', async () => {
    await settled();
    const mails = (await caughtMail()).filter(({ subject }) => subject.includes(waiting));
    expect(mails).toMatchObject([{ to: 'elsewhere@vhm.example' }]);
  });

  test('leaves the words of editors alone', async () => {
    await signUp(cms.url, { email: 'words@example.org', language: 'en' });
    const [mail] = await mailsTo(caughtMail, 'words@example.org');
    expect(mail!.subject).toBe('Ready?');
  });

  test('deletes what was due while Directus was stopped', async () => {
    const names = await soon(namesOfMessages, (found) => !found.includes(old));
    expect(names).toContain(waiting);
    expect(names).not.toContain(old);
  });
});

async function openMailServer(): Promise<void> {
  const { startMailCatcher } = await import('../../../cms/mailCatcher.ts');
  mailServer = await startMailCatcher({ smtpPort, mailPort }, key);
}

async function closeMailServer(): Promise<void> {
  await mailServer?.stop();
  mailServer = undefined;
}

/** Mails since the mail server was last opened. */
async function caughtMail(): Promise<readonly CaughtMail[]> {
  const response = await fetch(`http://localhost:${mailPort}/${key}/messages`);
  return (await response.json()) as CaughtMail[];
}

async function ask(method: string, path: string, body?: unknown): Promise<object[]> {
  const answer = await cms.ask(method, path, body, administrator);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data as object[];
}

const outbox = (query: string) => ask('GET', `/items/outgoing_mails?limit=-1&${query}`);

/** Waits until no mail is queued. */
const settled = () =>
  soon(
    () => outbox('filter[state][_eq]=waiting'),
    (waiting) => waiting.length === 0,
  );

const kept = () => ask('GET', '/items/messages?limit=-1&fields=id');

async function namesOfMessages(): Promise<string[]> {
  const messages = (await ask('GET', '/items/messages?limit=-1&fields=name')) as { name: string }[];
  return messages.map(({ name }) => name);
}

async function pathOfText(text: string, language: string): Promise<string> {
  const query = `filter[mail_texts_id][key][_eq]=${text}&filter[language][_eq]=${language}`;
  const [found] = (await ask('GET', `/items/mail_texts_translations?${query}`)) as { id: number }[];
  return `/items/mail_texts_translations/${found!.id}`;
}

function inDatabase(statement: string, ...values: readonly Date[]): void {
  const database = new DatabaseSync(join(cms.data, 'data.db'), { timeout: 10_000 });
  database.prepare(statement).run(...values.map(Number));
  database.close();
}
