import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../cms/people.ts';
import { memberLink } from '../../contract/members/addresses.ts';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import type { CaughtMail } from './installation.ts';
import { endedToken } from './endedToken.ts';
import { officeAccess, password, tokenIn } from './officeAccess.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/**
 * Tests the office's tasks and the mails to members, with a real Directus and a mail catcher. The
 * tests depend on their order.
 */
const cms = await sharedCms();
const { site } = cms;
const {
  mailsTo,
  mailsNow,
  logIn,
  tokensOf,
  renew,
  codeOf,
  accountOf,
  listed,
  give,
  refusalOf,
  asSeed,
  invite,
} = officeAccess(cms);
let office: string;

beforeAll(async () => {
  office = await cms.logIn('members-editor');
});

describe('an invitation', () => {
  const email = 'claire@example.org';
  let id: string;

  test('follows from an account that the office makes, in the member’s language', async () => {
    const member = { email, first_name: 'Claire', role: memberRoles.vhm, language: 'fr-FR' };
    const { status, body } = await cms.ask('POST', '/users', member, office);
    expect(status).toBe(200);
    ({ id } = body.data as { id: string });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Votre accès à l’espace membres' });
    expect(mail!.text).toContain('14 jours');
    const token = tokenIn(mail!);
    expect(mail!.links).toContain(site + memberLink('invitation', 'fr', token));
    expect(await accountOf(id)).toMatchObject({ status: 'invited', invitation: 'sent' });
  });

  test('is sent once more, and to a corrected address, as the office wants', async () => {
    await cms.ask('PATCH', `/users/${id}`, { invitation: 'waiting' }, office);
    expect(await mailsTo(email, 2)).toHaveLength(2);
    await cms.ask('PATCH', `/users/${id}`, { email: 'claire.b@example.org' }, office);
    expect(await mailsTo('claire.b@example.org')).toHaveLength(1);
    // Directus' own dialog has the same effect.
    const again = { email: 'claire.b@example.org', role: memberRoles.vhm };
    expect((await cms.ask('POST', '/users/invite', again, office)).status).toBe(204);
    const mails = await mailsTo('claire.b@example.org', 2);
    expect(mails.flatMap(({ links }) => links).every((link) => link.startsWith(site))).toBe(true);
  });

  test('is nobody else’s to have mailed, with a link of their choice', async () => {
    const body = {
      email: 'claire.b@example.org',
      role: memberRoles.vhm,
      invite_url: 'https://evil.example.org/',
    };
    const before = (await cms.caughtMail()).length;
    expect((await cms.ask('POST', '/users/invite', body)).status).toBe(403);
    const member = await cms.logIn('member');
    expect((await cms.ask('POST', '/users/invite', body, member)).status).toBe(403);
    await cms.ask('POST', '/users/invite', body, office);
    await mailsTo('claire.b@example.org', 3);
    const mails = await cms.caughtMail();
    expect(mails.length).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(mails)).not.toContain('evil.example.org');
  });

  test('goes to one mailbox ten times a day, however the office causes it', async () => {
    const mailbox = 'oft@example.org';
    const member = { email: mailbox, role: memberRoles.vhm };
    const made = async () => {
      const { body } = await cms.ask('POST', '/users', member, office);
      return (body.data as { id: string }).id;
    };
    let account = await made();
    for (let count = 2; count <= 10; count += 1) {
      await mailsTo(mailbox, count - 1);
      if (count % 2 === 0) {
        await cms.ask('DELETE', `/users/${account}`, undefined, office);
        account = await made();
      } else await cms.ask('PATCH', `/users/${account}`, { status: 'invited' }, office);
    }
    await mailsTo(mailbox, 10);
    await cms.ask('PATCH', `/users/${account}`, { status: 'invited' }, office);
    await soon(
      async () => (await asSeed('GET', `/users/${account}`)).body.data as { invitation?: string },
      ({ invitation }) => invitation === 'not_sent',
    );
    const sent = (await cms.caughtMail()).filter(({ to }) => JSON.stringify(to).includes(mailbox));
    expect(sent).toHaveLength(10);
  });

  test('goes once to somebody whom Directus’ own dialog invites', async () => {
    const body = { email: 'einmal@example.org', role: memberRoles.vhm };
    expect((await cms.ask('POST', '/users/invite', body, office)).status).toBe(204);
    const invitations = () =>
      cms.rowsInDatabase(
        `select state from outgoing_mails join directus_users on member = directus_users.id where email = '${body.email}'`,
      );
    await soon(
      () => Promise.resolve(invitations()),
      (rows) => rows.length > 0 && rows.every(({ state }) => state === 'sent'),
    );
    expect(invitations()).toHaveLength(1);
  });

  test('lets its owner in, once', async () => {
    const [mail] = await mailsTo('claire.b@example.org');
    const accept = { token: tokenIn(mail!), password };
    expect((await cms.ask('POST', '/users/invite/accept', accept)).status).toBe(204);
    expect(await logIn('claire.b@example.org')).toMatchObject({ status: 200 });
    expect(await codeOf('POST', '/users/invite/accept', accept)).toBe('INVALID_INVITE');
    const garbage = { token: `${accept.token}x`, password };
    expect(await codeOf('POST', '/users/invite/accept', garbage)).toBe('INVALID_TOKEN');
    const late = { token: await endedToken(cms.data, { email, scope: 'invite' }), password };
    expect(await codeOf('POST', '/users/invite/accept', late)).toBe('TOKEN_EXPIRED');
  });

  test('does not work again if the office gives the account the status “invited” once more', async () => {
    const [used] = await mailsTo('claire.b@example.org');
    // A token has the time of its making in seconds.
    await cms.moveClock(1000);
    await cms.ask('PATCH', `/users/${id}`, { status: 'invited' }, office);
    const mails = await soon(
      () => mailsTo('claire.b@example.org'),
      ([mail]) => tokenIn(mail!) !== tokenIn(used!),
    );
    const accept = (mail: CaughtMail) => ({ token: tokenIn(mail), password });
    expect(await codeOf('POST', '/users/invite/accept', accept(used!))).toBe('INVALID_INVITE');
    const renewed = accept(mails[0]!);
    expect((await cms.ask('POST', '/users/invite/accept', renewed)).status).toBe(204);
  });
});

describe('a link for a new password', () => {
  test.each([
    ['member-vhm', 'en-GB', 'Choose a new password', 'en'],
    ['member-adt', null, 'Choisir un nouveau mot de passe', 'fr'],
  ] as const)(
    'leads to the website in the language of %s',
    async (person, language, subject, to) => {
      const { id, email } = demoPeople[person];
      await asSeed('PATCH', `/users/${id}`, { language });
      // A member without a language gets the mail in the language of the page.
      const page = `${site}/fr/espace-membres/reset-password`;
      await cms.ask('POST', '/auth/password/request', { email, reset_url: page });
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ subject });
      expect(mail!.links).toContain(site + memberLink('resetPassword', to, tokenIn(mail!)));
      expect(mail!.html).toContain(`lang="${to}"`);
      expect(mail!.text).toContain('24');
    },
  );

  test('leads to Directus for who works there, and for members never', async () => {
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.member.email });
    const [toMember] = await mailsTo(demoPeople.member.email);
    expect(toMember!.links).toContain(site + memberLink('resetPassword', 'de', tokenIn(toMember!)));

    await cms.ask('POST', '/auth/password/request', { email: demoPeople.editor.email });
    const [toEditor] = await mailsTo(demoPeople.editor.email);
    expect(toEditor).toMatchObject({ subject: 'Neues Passwort wählen' });
    expect(
      toEditor!.links.some((link) => link.startsWith(`${cms.url}/admin/reset-password?`)),
    ).toBe(true);
  });

  test('leads to no other website, regardless of who asks for it', async () => {
    for (const reset_url of [
      'https://evil.example.org/mitgliederbereich/reset-password',
      `${site}.evil.example.org/mitgliederbereich/reset-password`,
      `${site}/`,
    ]) {
      const asked = { email: demoPeople.member.email, reset_url };
      expect((await cms.ask('POST', '/auth/password/request', asked)).status).toBe(400);
    }
    expect(JSON.stringify(await cms.caughtMail())).not.toContain('evil.example.org');
  });

  test('works once, also for requests at the same time, and what is garbage or late is told apart', async () => {
    const { email } = demoPeople['member-vhm'];
    const [mail] = await mailsTo(email);
    const reset = { token: tokenIn(mail!), password };
    const uses = await Promise.all(
      [1, 2, 3].map(() => cms.ask('POST', '/auth/password/reset', reset)),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([204, 403, 403]);
    expect(await logIn(email)).toMatchObject({ status: 200 });
    expect(await codeOf('POST', '/auth/password/reset', reset)).toBe('FORBIDDEN');
    const garbage = { token: 'a.b.c', password };
    expect(await codeOf('POST', '/auth/password/reset', garbage)).toBe('INVALID_TOKEN');
    const late = {
      token: await endedToken(cms.data, { email, scope: 'password-reset', hash: 'x' }),
      password,
    };
    expect(await codeOf('POST', '/auth/password/reset', late)).toBe('TOKEN_EXPIRED');
  });
});

describe('a list of members', () => {
  const list = [
    'E-Mail;Verband;Vorname;Nachname;Mitgliedsnummer;Sprache;Ort',
    'neu1@example.org;VHM;Nele;Eins;30001;de;Hof',
    'neu2@example.org;beide;Nils;Zwei;30002;en;',
    'claire.b@example.org;VHM;Claire;Blanc;30003;fr;Lyon',
  ];

  test('with one mistake does nothing, and names each line', async () => {
    const wrong = [
      ...list,
      'neu3@example.org;Vorstand;;;;;',
      `${demoPeople.editor.email};VHM;;;;;`,
    ].join('\n');
    expect(await refusalOf(wrong, office)).toBe(
      'Zeile 5: Verband „Vorstand“: erwartet VHM, ADT oder beide.\nNichts wurde übernommen.',
    );
    const taken = [...list, `${demoPeople.editor.email};VHM;;;;;`, 'x@example.org;VHM;;;10001;;'];
    expect(await refusalOf(taken.join('\n'), office)).toBe(
      [
        `Zeile 5: ${demoPeople.editor.email} gehört jemandem, der kein Mitglied ist.`,
        `Zeile 6: Mitgliedsnummer 10001 gehört zu ${demoPeople.member.email}; eine neue Adresse bitte im Konto eintragen.`,
        'Nichts wurde übernommen.',
      ].join('\n'),
    );
    expect(await listed('neu')).toEqual([]);
    expect(await mailsNow('neu1@example.org')).toEqual([]);
  });

  test('invites who is new, changes what has changed, and keeps no list', async () => {
    const { status, body } = await give(list.join('\n'), office);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      list: null,
      report:
        '2 eingeladen, 1 geändert, 0 unverändert.\nZeile 4: claire.b@example.org: last_name, member_number, city',
    });
    expect(await mailsTo('neu2@example.org')).toMatchObject([
      { subject: 'Your access to the members’ area' },
    ]);
    expect(await mailsTo('neu1@example.org')).toHaveLength(1);
    expect(await listed('neu')).toMatchObject([
      { email: 'neu1@example.org', role: memberRoles.vhm, status: 'invited', city: 'Hof' },
      { email: 'neu2@example.org', role: memberRoles.both, status: 'invited', city: null },
    ]);
  });

  test('given again changes nothing, and mails nobody; also by the command', async () => {
    const file = join(cms.temp, 'members.csv');
    await writeFile(file, `\uFEFF${list.join('\r\n')}\r\n`);
    expect(await invite(file)).toEqual({
      code: 0,
      output: '0 eingeladen, 0 geändert, 3 unverändert.\n',
    });
    await writeFile(file, list.join('\n').replace('30002', '30009'));
    expect((await invite(file)).output).toContain('Zeile 3: neu2@example.org: member_number');
    await writeFile(file, 'E-Mail\nneu1@example.org');
    expect(await invite(file)).toEqual({
      code: 1,
      output: `${file}:\nZeile 1: Die Spalte „Verband“ fehlt.\nNichts wurde übernommen.\n`,
    });
    // A list that was sent by somebody else does not write on the terminal what it likes.
    await writeFile(file, 'E-Mail,Verband\n"a\u001b[2J\nb",VHM');
    expect((await invite(file)).output).toContain('„a\\x1b[2J\\x0ab“ ist keine E-Mail-Adresse.');
    expect(await invite(join(cms.temp, 'none.csv'))).toMatchObject({ code: 1 });
    expect(await mailsNow('neu1@example.org')).toHaveLength(1);
  });

  test('is only the office’s to give, and tells nobody else who has an account', async () => {
    for (const person of ['member', 'editor'] as const) {
      const bearer = await cms.logIn(person);
      expect((await give(list.join('\n'), bearer)).status).toBe(403);
    }
    const { status, body } = await give(`E-Mail,Verband\n${demoPeople.editor.email},VHM`);
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain(demoPeople.editor.email);
  });
});

describe('the office', () => {
  test('blocks a member, who is out, and lets them in again', async () => {
    const { id, email } = demoPeople['member-vhm'];
    const { body } = await logIn(email);
    const { refresh_token } = body.data as { refresh_token: string };
    expect((await cms.ask('PATCH', `/users/${id}`, { status: 'suspended' }, office)).status).toBe(
      200,
    );
    const renewal = { refresh_token, mode: 'json' };
    expect((await cms.ask('POST', '/auth/refresh', renewal)).status).toBe(401);
    // Blocked, invited, wrong or unknown: the response is the same.
    const answers = await Promise.all(
      [email, 'neu1@example.org', demoPeople.member.email, 'nobody@example.org'].map((each) =>
        logIn(each, 'wrong-password-1'),
      ),
    );
    expect(answers[0]!.status).toBe(401);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await cms.ask('PATCH', `/users/${id}`, { status: 'active' }, office);
    expect((await logIn(email)).status).toBe(200);
  });

  test('removes a member, and nothing of who works in Directus', async () => {
    const [gone] = await listed('neu2');
    expect((await cms.ask('DELETE', `/users/${gone!.id}`, undefined, office)).status).toBe(204);
    expect(await listed('neu2')).toEqual([]);
    for (const person of ['administrator', 'editor', 'members-editor'] as const) {
      const path = `/users/${demoPeople[person].id}`;
      expect((await cms.ask('PATCH', path, { status: 'suspended' }, office)).status).toBe(403);
      expect((await cms.ask('DELETE', path, undefined, office)).status).toBe(403);
    }
    const member = `/users/${demoPeople.member.id}`;
    for (const change of [{ role: staffRoles.editor }, { role: null }, { password }]) {
      expect((await cms.ask('PATCH', member, change, office)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('is mailed what a member would like to have changed', async () => {
    const member = await cms.logIn('member');
    const text = 'Bitte die Adresse ändern:\n=HYPERLINK("https://evil.example.org")';
    const sent = await cms.ask('POST', '/items/change_requests', { text, language: 'de' }, member);
    expect(sent.status).toBeLessThan(300);
    const mails = await soon(
      () => cms.caughtMail(),
      (found) => found.some(({ subject }) => subject.startsWith('Änderungswunsch')),
    );
    const mail = mails.find(({ subject }) => subject.startsWith('Änderungswunsch'));
    expect(mail).toMatchObject({ subject: 'Änderungswunsch von Mika Mitglied' });
    expect(mail!.replyTo).toContain(demoPeople.member.email);
    expect(mail!.text).toContain('> =HYPERLINK');
    const requests = await soon(
      async () => (await cms.ask('GET', '/items/change_requests', undefined, office)).body.data,
      (found) => (found as { mail: string }[])[0]?.mail === 'sent',
    );
    expect(requests).toMatchObject([{ state: 'new', mail: 'sent', member: demoPeople.member.id }]);
    const csv = { method: 'GET', path: '/items/change_requests?export=csv' };
    expect((await cms.read(csv, office)).text).toContain(`'=HYPERLINK`);
  });
});

test('a member sends the office no more than 20 change requests an hour', async () => {
  const sender = await cms.logIn('member-adt');
  const send = async (count: number) => {
    const requests = Array.from({ length: count }, () => ({ text: 'Neue Nummer', language: 'de' }));
    return (await cms.ask('POST', '/items/change_requests', requests, sender)).status;
  };
  // docs/operating.md, Threat model.
  expect(await send(21)).toBe(429);
  // A refused request is neither stored nor counted.
  expect(await send(20)).toBe(204);
  expect(await send(1)).toBe(429);
});

describe('ending other sessions', () => {
  const path = '/collegium/sessions/end-others';

  test('keeps the one that is named, and ends no one else’s', async () => {
    const email = 'claire.b@example.org';
    const [here, there] = [await tokensOf(email), await tokensOf(email)];
    const other = await tokensOf(demoPeople['member-vhm'].email);
    const { access_token, refresh_token } = here;
    for (const body of [{}, { refresh_token: other.refresh_token }, { refresh_token: 'x' }]) {
      expect((await cms.ask('POST', path, body, access_token)).status).toBe(401);
    }
    expect((await cms.ask('POST', path, { refresh_token })).status).toBe(401);
    expect((await cms.ask('POST', path, { refresh_token }, access_token)).status).toBe(204);
    expect(await renew(there.refresh_token)).toBe(401);
    expect(await renew(here.refresh_token)).toBe(200);
    expect(await renew(other.refresh_token)).toBe(200);
  });
});
