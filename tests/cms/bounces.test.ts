import { startMailCatcher } from '../../cms/mailCatcher.ts';
import { bouncePath } from '../../cms/extensions/collegium/forms/bounces/Bounce.ts';
import { confirmPath } from '../../contract/forms/endpoints.ts';
import { newsletterConfirmPages } from '../../locales/languages.ts';
import { freePorts } from '../freePort.ts';
import { bounceTo, type Outcome } from './commands.ts';
import { header, mailsTo, post, signUp, tokenIn } from './forms/subscribers.ts';
import type { CaughtMail } from './installation.ts';
import { startMailFilter } from './mailFilter.ts';
import { startPostfix } from './postfix.ts';
import { refusingServer } from './refusingServer.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/**
 * Checks what happens to mails that come back, with a real Postfix between Directus and the recipients' servers. It accepts all
 * mails, and gives its notices to `npm run cms:bounce`.
 */
const cms = await sharedCms();
const key = 'key';

/** The notices that Postfix has given to the command, with the command's outcome. */
const notices: (Outcome & { readonly mail: string })[] = [];
/** Called before the next notice is given to the command. */
let beforeNotice = () => Promise.resolve();
let administrator: string;
let mailPage: string;
const started = new AsyncDisposableStack();

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  const [accepts, page, gone, strict, late] = await freePorts(5);
  mailPage = `http://localhost:${page}/${key}/messages`;
  await cms.mailServerGoesAway();
  started.defer(() => cms.mailServerComesBack());
  const parts = [
    await startMailCatcher({ smtpPort: accepts!, mailPort: page! }, key),
    await refusingServer(gone!, '550 5.1.1 No such user'),
    await refusingServer(strict!, '554 5.7.1 Looks like spam'),
    await refusingServer(late!, '450 4.2.0 Try again later'),
  ];
  for (const part of parts) started.defer(() => part.stop());
  const postfix = await startPostfix({
    port: cms.ports.smtp,
    servers: {
      ...{ 'example.org': accepts!, 'gone.example': gone! },
      ...{ 'strict.example': strict!, 'late.example': late! },
    },
    piped: 'bounces@example.org',
    program: async (mail) => {
      await beforeNotice();
      const outcome = await bounceTo(cms.data, cms.ports, mail);
      notices.push({ mail, ...outcome });
      return outcome.code ?? 1;
    },
  });
  started.defer(() => postfix.stop());
});

afterAll(() => started.disposeAsync());

test('a mail arrives with its unsubscribe button and a valid signature', async () => {
  const email = 'here@example.org';
  await signUp(cms.url, { email });
  const [asking] = await mailsTo(arrived, email);
  const token = tokenIn(asking!, `${cms.site}${newsletterConfirmPages.de}`);
  await post(cms.url, confirmPath, { token });
  const [welcome] = await mailsTo(arrived, email, 2);
  expect(header(welcome!, 'Received')).toContain('(Postfix)');
  expect(header(welcome!, 'List-Unsubscribe')).toMatch(/^<http.+>$/);
  expect(header(welcome!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const filter = await startMailFilter(cms);
  const verdicts = await filter.judge([welcome!]);
  filter.stop();
  expect(verdicts.get(welcome!.subject)!.rules).toEqual(
    expect.arrayContaining(['DKIM_VALID', 'DKIM_VALID_AU']),
  );
});

test('a subscriber without a mailbox gets no more newsletters, and may sign up again', async () => {
  const email = 'ann@gone.example';
  await subscribe(email);
  await signUp(cms.url, { email });
  expect(await returned(email)).toMatchObject({
    ...{ state: 'unsubscribed', mail: 'returned' },
    unsubscribed_at: expect.any(String) as unknown,
  });
  const notice = await noticeAbout(email);
  expect(notice.mail).toContain('\nStatus: 5.1.1\n');
  expect(notice.output).toBe('The mail is marked as returned.\n');
  expect(cms.output()).toMatch(/Mail \d+ came back: 5\.1\.1\./);
  expect(cms.output()).not.toContain(email);

  // The owner confirms another sign-up, after the mailbox was opened again. The old notice does no harm.
  cms.inDatabase(`update subscribers set state = 'confirmed' where email = ?`, email);
  const { code, output } = await bounceTo(cms.data, cms.ports, notice.mail);
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Nothing was changed: the mail was marked as returned before.\n',
  });
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
});

test('a subscriber whose mail was refused for another reason stays subscribed', async () => {
  const email = 'ben@strict.example';
  await subscribe(email);
  await signUp(cms.url, { email });
  expect(await returned(email)).toMatchObject({ state: 'confirmed', mail: 'returned' });
});

test('an unconfirmed sign-up stays one, and shows that its mail came back', async () => {
  const email = 'eve@gone.example';
  await signUp(cms.url, { email });
  expect(await returned(email)).toMatchObject({ state: 'pending', mail: 'returned' });
});

test('a notice of a delay changes nothing', async () => {
  const email = 'lea@late.example';
  await subscribe(email);
  await signUp(cms.url, { email });
  const notice = await noticeAbout(email);
  expect(notice.mail).toContain('\nAction: delayed\n');
  expect(notice.output).toBe('Nothing was changed: the mail is no notice of a failed delivery.\n');
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed', mail: 'sent' });
});

test('while Directus is away, Postfix keeps the notice', async () => {
  const email = 'tom@gone.example';
  await subscribe(email);
  beforeNotice = async () => {
    beforeNotice = () => cms.comeBack();
    await cms.goAway();
  };
  await signUp(cms.url, { email });
  await soon(
    () => Promise.resolve(noticesAbout(email)),
    (found) => found.length > 1,
  );
  beforeNotice = () => Promise.resolve();
  expect(noticesAbout(email).map(({ code }) => code)).toEqual([75, 0]);
  expect(await returned(email)).toMatchObject({ state: 'unsubscribed' });
});

test('forged and broken notices change nothing', async () => {
  const email = 'mia@example.org';
  await subscribe(email);
  await signUp(cms.url, { email });
  await soon(
    () => subscriber(email),
    ({ mail }) => mail === 'sent',
  );
  const [mail] = cms.rowsInDatabase(
    `select outgoing_mails.id from outgoing_mails join subscribers on about = subscribers.id where email = '${email}'`,
  ) as readonly { id: number }[];
  const real = await noticeAbout('ann@gone.example');
  const token = /bounces\+(\d+)-[\da-f]{20}@/;
  expect(real.mail).toMatch(token);
  const signature = token.exec(real.mail)![0].split('-')[1]!;
  const forged = real.mail.replaceAll(new RegExp(token, 'g'), `bounces+${mail!.id}-${signature}`);
  const unknown = 'Nothing was changed: the notice is about no mail of this Directus.\n';
  const noNotice = 'Nothing was changed: the mail is no notice of a failed delivery.\n';
  for (const [text, output] of [
    [forged, unknown],
    [real.mail.replaceAll(new RegExp(token, 'g'), 'bounces@'), unknown],
    [real.mail.slice(0, real.mail.indexOf('Action:')), noNotice],
    [real.mail.replace('\nStatus: 5.1.1\n', '\nStatus: often\n'), noNotice],
    [real.mail.replace('message/delivery-status', 'text/plain'), noNotice],
    ['', noNotice],
  ] as const) {
    expect(await bounceTo(cms.data, cms.ports, text)).toEqual({ code: 0, output });
  }
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed', mail: 'sent' });
});

test('only administrators report that mails came back', async () => {
  const body = { recipients: [], status: '5.1.1' };
  for (const person of ['editor', 'members-editor', undefined] as const) {
    const token = person && (await cms.logIn(person));
    expect((await cms.ask('POST', bouncePath, body, token)).status).toBe(403);
  }
  const answer = await cms.ask('POST', bouncePath, body, administrator);
  expect(answer).toMatchObject({ status: 200, body: { data: 'unknown' } });
});

/** The mails that reached the server of example.org. */
async function arrived(): Promise<readonly CaughtMail[]> {
  return (await (await fetch(mailPage)).json()) as CaughtMail[];
}

function noticesAbout(email: string) {
  return notices.filter(({ mail }) => mail.includes(email));
}

/** The first notice about an address, after the command has ended. */
async function noticeAbout(email: string) {
  const [notice] = await soon(
    () => Promise.resolve(noticesAbout(email)),
    (found) => found.length > 0,
  );
  return notice!;
}

interface Subscriber {
  readonly state: string;
  readonly mail: string;
}

/** Enters a confirmed subscriber. A sign-up with this address gets the mail “already subscribed”. */
async function subscribe(email: string): Promise<void> {
  const body = { email, state: 'confirmed', language: 'de' };
  const { status } = await cms.ask('POST', '/items/subscribers', body, administrator);
  expect(status).toBe(200);
}

async function subscriber(email: string): Promise<Subscriber> {
  const path = `/items/subscribers?filter[email][_eq]=${email}`;
  const { body } = await cms.ask('GET', path, undefined, administrator);
  return (body.data as Subscriber[])[0]!;
}

/** The subscriber, after a mail to it has come back. */
function returned(email: string): Promise<Subscriber> {
  return soon(
    () => subscriber(email),
    ({ mail }) => mail === 'returned',
  );
}
