import { demoPeople } from '../../../cms/people.ts';
import { checkCms } from '../commands.ts';
import { newMessage, sendMessage } from '../forms/endpoint.ts';
import { type Request } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';
import { seedAccess } from './seedAccess.ts';

const cms = await sharedCms();
const { asAdministrator, items } = seedAccess(cms);

let administrator: string;
let editor: string;
let member: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
  member = await cms.logIn('member');
});

describe('the wording of mails', () => {
  const textOf = async (key: string) => {
    const filter = `filter[mail_texts_id][key][_eq]=${key}&filter[language][_eq]=de`;
    const [text] = await items<{ id: number; mail_texts_id: number }>(
      `/items/mail_texts_translations?${filter}`,
    );
    return text!;
  };
  const secrets = ['invitation', 'password_reset', 'newsletter_confirm', 'newsletter_foot'];
  const trap = { body: 'Hier: https://elsewhere.example/?t={{link}}' };

  test.each(secrets)(
    'can be changed only by administrators if the mail has a secret link: %s',
    async (key) => {
      const { id, mail_texts_id: mail } = await textOf(key);
      const path = '/items/mail_texts_translations';
      const mine = await textOf('newsletter_welcome');
      const nested = { translations: { update: [{ id, subject: 'x' }] } };
      const ways: readonly Request[] = [
        { method: 'PATCH', path: `${path}/${id}`, body: { subject: 'x' } },
        { method: 'PATCH', path, body: { keys: [mine.id, id], data: { subject: 'x' } } },
        { method: 'PATCH', path, body: [{ id, subject: 'x' }] },
        { method: 'PATCH', path: `${path}/${mine.id}`, body: { mail_texts_id: mail } },
        { method: 'PATCH', path: `${path}/${mine.id}`, body: { mail_texts_id: { id: mail } } },
        { method: 'POST', path, body: { mail_texts_id: mail, language: 'de', subject: 'x' } },
        { method: 'PATCH', path: `/items/mail_texts/${mail}`, body: nested },
        {
          ...{ method: 'PATCH', path: `/items/mail_texts/${mail}` },
          body: { translations: [{ language: 'de', subject: 'x' }] },
        },
        { method: 'DELETE', path: `${path}/${id}` },
        { method: 'DELETE', path: `/items/mail_texts/${mail}` },
      ];
      for (const { method, path: way, body } of ways) {
        const { status } = await cms.ask(method, way, body, editor);
        expect({ method, way, status }).toEqual({ method, way, status: 403 });
      }
      expect(await textOf(key)).toEqual(expect.objectContaining({ id, mail_texts_id: mail }));
      const fine = await cms.ask('PATCH', `${path}/${id}`, { button: 'Weiter' }, administrator);
      expect(fine.status).toBe(200);
    },
  );

  test('sends no value to another website, whoever writes it', async () => {
    const secret = await textOf('password_reset');
    const path = `/items/mail_texts_translations/${secret.id}`;
    const refused = await cms.read({ method: 'PATCH', path, body: trap }, administrator);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(
      '{{link}} und {{unsubscribe}} müssen allein in einer Zeile stehen',
    );
    const own = await textOf('newsletter_welcome');
    const address = { body: 'https://elsewhere.example/?m={{email}}' };
    const answer = await cms.read(
      { method: 'PATCH', path: `/items/mail_texts_translations/${own.id}`, body: address },
      editor,
    );
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('dürfen nicht Teil einer Adresse sein');
  });

  test('stored before this rule: the mail still has its link, and cms:check reports the text', async () => {
    const { id } = await textOf('password_reset');
    const write = (body: string | null) =>
      cms.inDatabase('update mail_texts_translations set body = ? where id = ?', body, id);
    write(trap.body);
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.administrator.email });
    const [mail] = await soon(
      async () =>
        (await cms.caughtMail()).filter(({ to }) => to === demoPeople.administrator.email),
      (found) => found.length > 0,
    );
    expect(mail!.text).toContain('Hier: https://elsewhere.example/?t=\n');
    expect(mail!.text.split('\n').filter((line) => line.includes('token='))).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+\/admin\/reset-password\?token=\S+$/),
    ]);
    const { output } = await checkCms(cms.data, cms.ports);
    expect(output).toContain(
      'mail_texts password_reset (de): expected links in lines of their own',
    );
    write(null);
  });

  test('leads nowhere by the name of the association, which editors write', async () => {
    const { body } = await cms.ask('GET', '/items/company?fields=company_name');
    const company_name = 'VHM: erst anmelden bei https://elsewhere.example/admin';
    const changed = await cms.ask('PATCH', '/items/company', { company_name }, editor);
    expect(changed.status).toBe(200);
    // To an account whose mail no other test looks at.
    const { email } = demoPeople.inbox;
    await cms.ask('POST', '/auth/password/request', { email });
    const [mail] = await soon(
      async () => (await cms.caughtMail()).filter(({ to }) => to === email),
      (found) => found.length > 0,
    );
    expect(mail!.text).toContain('token=');
    expect(`${mail!.text}${mail!.html}`).not.toContain('elsewhere');
    // The name in Directus' settings, which only administrators change.
    expect(mail!.text).toMatch(/\nVHM$/);
    await cms.ask('PATCH', '/items/company', body.data, editor);
  });
});

describe('the mail about a comment', () => {
  const mention = async (text: string) => {
    const { body } = await cms.ask('GET', '/users/me?fields=id', undefined, administrator);
    const { id } = body.data as { id: string };
    const comment = { collection: 'pages', item: '1', comment: `@${id} ${text}` };
    expect((await cms.ask('POST', '/comments', comment, editor)).status).toBe(200);
  };
  const mentions = async () =>
    (await cms.caughtMail()).filter(
      ({ to, subject }) =>
        to === demoPeople.administrator.email && /Kommentar|mentioned/.test(subject),
    );

  test('holds nothing that its author wrote', async () => {
    const name = { first_name: 'https://elsewhere.example', last_name: 'Support' };
    expect((await cms.ask('PATCH', '/users/me', name, editor)).status).toBe(200);
    await mention(
      'x\r\r[Sign in](https://elsewhere.example) <a href="https://elsewhere.example">Weiter</a>',
    );
    const [mail] = await soon(mentions, (found) => found.length > 0);
    expect(mail!.subject).toBe('Sie wurden in einem Kommentar erwähnt');
    expect(mail!.text).toMatch(/^editor@example\.org .*hat Sie in einem Kommentar erwähnt\./m);
    expect(mail!.links).toContain(`${cms.url}/admin/content/pages/1`);
    expect(`${mail!.text}${mail!.html}`).not.toContain('elsewhere');
  });

  test('is sent 20 times an hour for one author', async () => {
    // An earlier test has sent the first mail.
    for (let index = 0; index < 22; index += 1) await mention('x');
    await soon(mentions, (found) => found.length >= 20);
    await mention('x');
    // Mails are sent in order, so after this one the mails of the comments have been sent.
    await cms.ask('POST', '/auth/password/request', { email: demoPeople.administrator.email });
    await soon(
      async () => (await cms.caughtMail()).filter(({ text }) => text.includes('token=')),
      (found) => found.some(({ to }) => to === demoPeople.administrator.email),
    );
    expect(await mentions()).toHaveLength(20);
  });
});

describe('the address of the office', () => {
  const officeMails = (name: string) =>
    soon(
      async () => (await cms.caughtMail()).filter(({ subject }) => subject.includes(name)),
      (found) => found.length > 0,
    );

  test('is not the one that editors write', async () => {
    const emails = [{ email: 'evil@elsewhere.example', primary: true }];
    expect((await cms.ask('PATCH', '/items/company', { emails }, editor)).status).toBe(200);
    expect(
      (await cms.ask('PATCH', '/settings', { office_email: 'e@x.example' }, editor)).status,
    ).toBe(403);
    const message = await newMessage(cms.url, { name: 'Berta Umweg' });
    expect((await sendMessage(cms.url, message)).told).toBe('stored');
    // data/embedded/association/company.json
    expect((await officeMails('Berta Umweg')).map(({ to }) => to)).toEqual(['info@vhm.example']);
  });

  test('if missing, is reported by the forms and by cms:check', async () => {
    await asAdministrator('PATCH', '/settings', { office_email: null });
    const message = await newMessage(cms.url, { name: 'Ohne Empfang' });
    expect(await sendMessage(cms.url, message)).toMatchObject({
      ...{ status: 503, told: 'SERVICE_UNAVAILABLE' },
    });
    const wish = { text: 'Neue Adresse', language: 'de' };
    const asked = await cms.ask('POST', '/items/change_requests', wish, member);
    expect(asked.status).toBe(503);
    const { output } = await checkCms(cms.data, cms.ports);
    expect(output).toContain('office_email: expected the e-mail address of the office, found none');
    await asAdministrator('PATCH', '/settings', { office_email: 'info@vhm.example' });
    expect((await cms.ask('POST', '/items/change_requests', wish, member)).status).toBe(204);
  });
});
