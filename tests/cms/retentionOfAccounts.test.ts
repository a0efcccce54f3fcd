import { demoPeople } from '../../cms/people.ts';
import { challengePath } from '../../contract/forms/endpoints.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { filesWith, tablesWith } from './databaseFile.ts';
import { passwordOf } from './installation.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * Tests the deletion of old data of existing accounts. Moves Directus' clock and runs the daily
 * deletion. The tests depend on their order.
 */

const cms = await sharedCms();

const day = 24 * 60 * 60_000;

/** Data that a member leaves on one day. No value contains another. */
interface Day {
  readonly ip: string;
  readonly browser: string;
  readonly phone: string;
}

const first: Day = { ip: '203.0.113.61', browser: 'Altbrowser/1', phone: '0911-1111111' };
const later: Day = { ip: '203.0.113.72', browser: 'Jungbrowser/2', phone: '0922-2222222' };
const last: Day = { ip: '203.0.113.83', browser: 'Endbrowser/3', phone: '0933-3333333' };

/** The title of a page that an editor changed on the first day, and of the next change. */
const title = 'Kanarienseite';

test('keeps log-ins and old profile data for as long as the setting says', async () => {
  await workAsMember(first);
  await workAsEditor(first);
  await cms.moveClock(89 * day);
  await workAsMember(later);
  await deleteToday();
  expect(tablesWith(cms.data, first.ip)).toEqual(expect.arrayContaining(['directus_activity']));
  expect(tablesWith(cms.data, first.phone)).toEqual(['directus_revisions']);
});

test('then deletes them, also from the bytes of the file, and keeps what is younger', async () => {
  await cms.moveClock(2 * day);
  await workAsMember(last);
  await deleteToday();
  for (const word of [first.ip, first.browser, first.phone]) {
    expect([word, tablesWith(cms.data, word)]).toEqual([word, []]);
    expect([word, await filesWith(cms.data, word)]).toEqual([word, []]);
  }
  for (const word of [later.ip, later.browser, later.phone]) {
    expect([word, await filesWith(cms.data, word)]).toEqual([word, ['data.db']]);
  }
});

test('keeps the earlier values of a page, which an editor may take back', () => {
  expect(tablesWith(cms.data, title)).toEqual(
    expect.arrayContaining(['directus_revisions', 'pages_translations']),
  );
});

test('keeps no address or browser with a session, and the session goes on', async () => {
  const { refresh_token: token } = await workAsMember(last);
  expect(tablesWith(cms.data, last.browser)).toContain('directus_sessions');
  await cms.moveClock(day);
  await deleteToday();
  expect(tablesWith(cms.data, last.browser)).toEqual(['directus_activity']);
  const renewal = { refresh_token: token, mode: 'json' };
  expect((await cms.ask('POST', '/auth/refresh', renewal)).status).toBe(200);
});

test('deletes by the setting of the project', async () => {
  await cms.moveClock(day);
  const bearer = await cms.logIn('administrator');
  await cms.ask('PATCH', '/items/project', { retention_logins_days: 1 }, bearer);
  await cms.moveClock(day + 1000);
  await deleteToday();
  for (const word of [later.ip, last.ip, last.browser, later.phone]) {
    expect([word, await filesWith(cms.data, word)]).toEqual([word, []]);
  }
});

test('deletes change requests that are done, and reports of lists, after six months', async () => {
  await cms.restore();
  const administrator = await cms.logIn('administrator');
  const member = await cms.logIn('member');
  const requests: Record<string, string> = {};
  for (const text of ['Fertiger-Wunsch', 'Offener-Wunsch']) {
    await cms.ask('POST', '/items/change_requests', { text, language: 'de' }, member);
    const path = `/items/change_requests?filter[text][_eq]=${text}&fields=id`;
    const { body } = await cms.ask('GET', path, undefined, administrator);
    requests[text] = String((body.data as readonly { readonly id: number }[])[0]!.id);
  }
  const path = `/items/change_requests/${requests['Fertiger-Wunsch']!}`;
  await cms.ask('PATCH', path, { state: 'done' }, administrator);
  const list = `email,association,city\n${demoPeople.member.email},both,Berichtsstadt`;
  const office = await cms.logIn('members-editor');
  const taken = await cms.ask('POST', '/items/member_lists', { list }, office);
  expect(taken.status).toBe(200);
  const numberOfLists = () => cms.rowsInDatabase('select id from member_lists').length;
  expect(numberOfLists()).toBe(1);

  // Six consecutive months have 181 to 184 days.
  await cms.moveClock(180 * day);
  await deleteToday();
  expect(tablesWith(cms.data, 'Fertiger-Wunsch')).toContain('change_requests');
  expect(numberOfLists()).toBe(1);
  await cms.moveClock(5 * day);
  await deleteToday();
  expect(await filesWith(cms.data, 'Fertiger-Wunsch')).toEqual([]);
  expect(numberOfLists()).toBe(0);
  expect(tablesWith(cms.data, 'Offener-Wunsch')).toContain('change_requests');
});

test('deletes accounts whose invitation nobody takes up, 30 days after the last mail', async () => {
  await cms.restore();
  const invite = async (email: string) => {
    const account = { email, role: memberRoles.vhm, last_name: email.split('@')[0] };
    const office = await cms.logIn('members-editor');
    const { body } = await cms.ask('POST', '/users', account, office);
    return (body.data as { readonly id: string }).id;
  };
  await invite('ungenutzt@example.org');
  const again = await invite('nochmals@example.org');
  await invite('angenommen@example.org');
  cms.inDatabase(`update directus_users set status = 'active' where email like 'angenommen%'`);
  // Invitations that Directus itself sends do not fill in our field `invited_at`.
  await invite('ohnezeit@example.org');
  // Directus reports a new account, which fills in the field, after it has answered.
  const invited = await soon(
    () =>
      Promise.resolve(
        cms.rowsInDatabase(
          `select id from directus_users where email like 'ohnezeit%' and invited_at is not null`,
        ),
      ),
    ({ length }) => length > 0,
  );
  expect(invited).toHaveLength(1);
  cms.inDatabase(`update directus_users set invited_at = null where email like 'ohnezeit%'`);
  const accounts = () =>
    ['ungenutzt', 'nochmals', 'angenommen', 'ohnezeit'].filter((name) =>
      tablesWith(cms.data, name).includes('directus_users'),
    );

  await cms.moveClock(29 * day);
  const office = await cms.logIn('members-editor');
  await cms.ask('PATCH', `/users/${again}`, { invitation: 'waiting' }, office);
  await deleteToday();
  expect(accounts()).toEqual(['ungenutzt', 'nochmals', 'angenommen', 'ohnezeit']);
  await cms.moveClock(2 * day);
  await deleteToday();
  expect(accounts()).toEqual(['nochmals', 'angenommen', 'ohnezeit']);
  expect(await filesWith(cms.data, 'ungenutzt')).toEqual([]);
  await cms.moveClock(30 * day);
  await deleteToday();
  expect(accounts()).toEqual(['angenommen']);
});

test('forgets the counts against abuse an hour after the first request', async () => {
  await cms.restore();
  await cms.askFrom({ 'x-forwarded-for': first.ip }, { method: 'GET', path: challengePath });
  const hourly = cms.rowsInDatabase(
    `select id from collegium_counts where ends_at < ${Date.now() + 2 * 60 * 60_000}`,
  );
  expect(hourly).toHaveLength(1);
  const hash = String(hourly[0]!['id']);
  // The table contains a keyed hash, not the address.
  expect(tablesWith(cms.data, first.ip)).toEqual([]);
  await cms.moveClock(59 * 60_000);
  await cms.runSchedule('*/10 * * * *');
  expect(await filesWith(cms.data, hash)).toEqual(['data.db']);
  await cms.moveClock(2 * 60_000);
  await cms.runSchedule('*/10 * * * *');
  const files = await soon(
    () => filesWith(cms.data, hash),
    ({ length }) => length === 0,
  );
  expect(files).toEqual([]);
});

/**
 * Resolves when the day’s deletion is committed: its count is part of the same transaction, and ends
 * after 48 hours.
 */
async function deleteToday(): Promise<void> {
  // Counts of mails end within a day, and Directus may still be writing them.
  const endsAfter = cms.now() + 47 * 60 * 60_000;
  const counts = () =>
    Promise.resolve(
      cms.rowsInDatabase(`select id from collegium_counts where ends_at > ${endsAfter}`),
    );
  cms.inDatabase('delete from collegium_counts');
  // The default of CMS_RETENTION_TIME: half past three.
  await cms.runSchedule('30 3 * * *');
  expect(await soon(counts, ({ length }) => length > 0)).toHaveLength(1);
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Logs in and changes the phone number, so that the given number becomes an earlier value. */
async function workAsMember({ ip, browser, phone }: Day): Promise<Tokens> {
  const tokens = await logInFrom('member', { ip, browser });
  const headers = { 'x-forwarded-for': ip, 'user-agent': browser };
  for (const value of [phone, '0999']) {
    const request = { method: 'PATCH', path: '/users/me', body: { phone: value } };
    const { status } = await cms.askFrom(headers, request, tokens.access_token);
    expect(status).toBe(200);
  }
  return tokens;
}

async function workAsEditor({ ip, browser }: Day): Promise<void> {
  const { access_token: bearer } = await logInFrom('editor', { ip, browser });
  const headers = { 'x-forwarded-for': ip, 'user-agent': browser };
  const path = '/items/pages_translations/1';
  const request = { method: 'PATCH', path, body: { title } };
  expect((await cms.askFrom(headers, request, bearer)).status).toBe(200);
}

async function logInFrom(
  person: 'member' | 'editor',
  { ip, browser }: Pick<Day, 'ip' | 'browser'>,
): Promise<Tokens> {
  const body = { email: demoPeople[person].email, password: await passwordOf(cms.data, person) };
  const headers = { 'x-forwarded-for': ip, 'user-agent': browser };
  const answer = await cms.askFrom(headers, { method: 'POST', path: '/auth/login', body });
  return answer.body.data as Tokens;
}
