import { demoPeople, type DemoPerson } from '../../cms/people.ts';
import { keptSecret, passwordOf, type Answer } from './installation.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/**
 * Tests the limits against guessing and flooding. Sends requests directly to the API, from
 * addresses that an attacker chooses.
 */
const cms = await sharedCms();

/** The default, as docs/operating.md states it. */
const lockMinutes = 15;

const home = '198.51.100.7';
const elsewhere = '203.0.113.9';

test('27 wrong passwords lock nobody out for good, and the owner is informed', async () => {
  expect(await logInAs('editor', home)).toBe(200);
  await guess('editor', 27, elsewhere);

  // At the network of the guesses, even the right password is refused. The response does not say
  // why.
  const [locked, unknown] = [await answerTo('editor', elsewhere), await answerToNobody(elsewhere)];
  expect(locked).toEqual(unknown);
  expect(locked.status).toBe(401);
  // From other networks the account works, and so do all other accounts.
  expect(await logInAs('editor', home)).toBe(200);
  expect(await logInAs('editor', '192.0.2.1')).toBe(200);
  expect(await logInAs('member', elsewhere)).toBe(200);

  const mails = await soon(locksToldTo('editor'), (found) => found.length > 0);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Anmeldung vorübergehend gesperrt' });
  expect(mails[0]!.text).toContain(`${lockMinutes} Minuten`);
  expect(await statusOf('editor')).toBe('active');
});

test('changing the address with each guess neither gives more guesses nor locks the owner out', async () => {
  await setLanguage('member', 'en-US');
  expect(await logInAs('member', home)).toBe(200);
  for (let network = 0; network < 6; network += 1) await guess('member', 10, `192.0.2.${network}`);

  const fresh = '192.0.2.200';
  expect(await logInAs('member', fresh)).toBe(401);
  expect(await logInAs('member', home)).toBe(200);
  expect(await logInAs('editor', fresh)).toBe(200);
  const mails = await soon(locksToldTo('member'), (found) => found.length > 0);
  expect(mails.map(({ subject }) => subject)).toEqual(['Logging in is locked for a while']);
  expect(await statusOf('member')).toBe('active');
});

test('who tries one password on everybody has to stop, too', async () => {
  const sprayer = '198.51.100.66';
  const tries = Array.from({ length: 110 }, (_, index) => `nobody-${index}@example.org`);
  await Promise.all(tries.map((email) => logIn(email, 'Sommer2026', sprayer)));
  expect(await logInAs('administrator', sprayer)).toBe(401);
  expect(await logInAs('administrator', home)).toBe(200);
});

test('an account gets only a few mails for a new password, regardless of who asks', async () => {
  const { email } = demoPeople.member;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => askForReset(email, `192.0.2.${100 + index}`)),
  );
  answers.push(await askForReset('nobody@example.org', home));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  const mails = await soon(resetsTo(email), (found) => found.length >= 3);
  expect(mails).toHaveLength(3);
});

test.each([
  ['an address', () => '198.51.100.50'],
  ['an IPv6 network', inNetwork('2001:db8:2')],
])('%s has a few of them sent, to whomever', async (name, sender) => {
  const everybody = Array.from(
    { length: 12 },
    (_, index) => `${name.replaceAll(' ', '-').toLowerCase()}-${index}@example.org`,
  );
  const token = await keptSecret(cms.data, 'SEED_TOKEN');
  const users = everybody.map((email) => ({ email, password: 'a-long-password' }));
  expect((await ask('POST', '/users', users, home, token)).status).toBe(200);
  for (const [index, email] of everybody.entries()) await askForReset(email, sender(index));
  // Mails are sent in order, so the response to this request comes after the earlier mails.
  await askForReset(demoPeople.administrator.email, home);
  await soon(resetsTo(demoPeople.administrator.email), (found) => found.length > 0);
  const sent = await soon(
    async () => (await cms.caughtMail()).filter(({ to }) => everybody.includes(to)),
    (found) => found.length >= 10,
  );
  // Ten from one network in an hour, see docs/operating.md.
  expect(sent).toHaveLength(10);
});

test('an IPv6 network counts as one for wrong passwords', async () => {
  const address = inNetwork('2001:db8:1');
  const { email } = demoPeople.editor;
  for (let host = 0; host < 11; host += 1) await logIn(email, 'wrong', address(host));
  expect(await logInAs('editor', address(99))).toBe(401);
  expect(await logInAs('editor', inNetwork('2001:db8:4')(1))).toBe(200);
});

test('in a session of somebody else, nobody guesses the code of their second factor', async () => {
  const { id } = demoPeople.editor;
  const bearer = await cms.logIn('editor');
  const setFactor = (secret: string | null) =>
    cms.inDatabase('update directus_users set tfa_secret = ? where id = ?', secret, id);
  setFactor('JBSWY3DPEHPK3PXP');
  const guesses = Array.from({ length: 12 }, () =>
    ask('POST', '/users/me/tfa/disable', { otp: 'wrong' }, home, bearer),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  // Log-ins with a code have their own limits.
  expect((await answerTo('editor', home)).body.errors?.[0]?.extensions?.code).toBe('INVALID_OTP');
  setFactor(null);
  expect(await logInAs('editor', home)).toBe(200);
});

test('a lock ends automatically', async () => {
  const address = '198.51.100.77';
  await guess('member-vhm', 11, address);
  await cms.moveClock((lockMinutes - 1) * 60_000);
  expect(await logInAs('member-vhm', address)).toBe(401);
  await cms.moveClock(60_000);
  expect(await logInAs('member-vhm', address)).toBe(200);
});

/** @returns the address of a random host in a network with 2^64 addresses */
function inNetwork(network: string) {
  return (host: number) => `${network}:${(host + 1).toString(16)}::${host + 1}`;
}

function ask(method: string, path: string, body: unknown, address: string, bearer?: string) {
  const from = { 'x-forwarded-for': address };
  return cms.askFrom(from, { method, path, body }, bearer);
}

function logIn(email: string, password: string, address: string): Promise<Answer> {
  return ask('POST', '/auth/login', { email, password }, address);
}

async function answerTo(person: DemoPerson, address: string): Promise<Answer> {
  return logIn(demoPeople[person].email, await passwordOf(cms.data, person), address);
}

const answerToNobody = (address: string) => logIn('nobody@example.org', 'wrong', address);

async function logInAs(person: DemoPerson, address: string): Promise<number> {
  return (await answerTo(person, address)).status;
}

async function guess(person: DemoPerson, times: number, address: string): Promise<void> {
  const { email } = demoPeople[person];
  await Promise.all(Array.from({ length: times }, () => logIn(email, 'wrong', address)));
}

function askForReset(email: string, address: string): Promise<Answer> {
  return ask('POST', '/auth/password/request', { email }, address);
}

async function statusOf(person: DemoPerson): Promise<unknown> {
  const token = await keptSecret(cms.data, 'SEED_TOKEN');
  const { body } = await ask('GET', `/users/${demoPeople[person].id}`, undefined, home, token);
  return (body.data as { readonly status: string }).status;
}

async function setLanguage(person: DemoPerson, language: string): Promise<void> {
  const token = await keptSecret(cms.data, 'SEED_TOKEN');
  await ask('PATCH', `/users/${demoPeople[person].id}`, { language }, home, token);
}

const locksToldTo = (person: DemoPerson) => async () =>
  (await cms.caughtMail()).filter(
    ({ to, links }) => to === demoPeople[person].email && links.length === 0,
  );

const resetsTo = (email: string) => async () =>
  (await cms.caughtMail()).filter(
    ({ to, links }) => to === email && links.some((link) => link.includes('token=')),
  );
