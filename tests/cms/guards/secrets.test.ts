import { demoPeople } from '../../../cms/people.ts';
import { memberRoles } from '../../../contract/members/audiences.ts';
import { checkCms } from '../commands.ts';
import { passwordOf } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';
import { seedAccess } from './seedAccess.ts';

const cms = await sharedCms();
const { asAdministrator, items } = seedAccess(cms);

let administrator: string;
let editor: string;
let office: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
  office = await cms.logIn('members-editor');
});

const { email: known } = demoPeople.member;
const unknown = 'nobody@example.org';
const invitation = (email: string) => ({ email, role: memberRoles.vhm });

test('an editor learns nothing of accounts by inviting', async () => {
  const answers = await Promise.all(
    [known, unknown, demoPeople.administrator.email].map((email) =>
      cms.ask('POST', '/users/invite', invitation(email), editor),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
  // The office that manages members may invite them.
  expect((await cms.ask('POST', '/users/invite', invitation(known), office)).status).toBe(204);
});

test('no export of any collection gives a spreadsheet a formula', async () => {
  const formula = '=HYPERLINK("https://elsewhere.example")';
  const headers = { 'user-agent': formula, 'x-forwarded-for': '198.51.100.55' };
  const body = { email: known, password: await passwordOf(cms.data, 'member') };
  await cms.askFrom(headers, { method: 'POST', path: '/auth/login', body });
  await asAdministrator('PATCH', `/users/${demoPeople.member.id}`, { last_name: formula });
  for (const path of ['/activity', '/users', '/revisions']) {
    for (const format of ['csv', 'csv_utf8']) {
      const request = { method: 'GET', path: `${path}?limit=-1&export=${format}` };
      const { text } = await cms.read(request, administrator);
      expect(text).toContain(`'=HYPERLINK`);
      expect(text.match(/.(?==HYPERLINK)/g)!.every((before) => before === `'`)).toBe(true);
    }
  }
});

test('administrators are notified as soon as somebody can read the canary', async () => {
  const collection = 'collegium_canary';
  const told = 'expected no readers, found everybody, Member (VHM and ADT), Member (VHM).';
  expect(cms.output()).not.toContain('expected no readers');
  expect((await items(`/items/${collection}`)).length).toBe(1);
  const policies = await items<{ id: string; name: string }>('/policies?limit=-1&fields=id,name');
  const rights = policies
    .filter(({ name }) => ['$t:public_label', 'Member (VHM)'].includes(name))
    .map(({ id: policy }) => ({ policy, collection, action: 'read', fields: ['*'] }));
  const made = (await asAdministrator('POST', '/permissions', rights)) as {
    id: number;
    collection: string;
  }[];

  await soon(
    () => Promise.resolve(cms.output()),
    (output) => output.includes('expected no readers'),
  );
  expect(cms.output()).toContain(told);
  const subject = 'Directus zeigt geschützte Daten';
  const mails = await soon(
    async () => (await cms.caughtMail()).filter((mail) => mail.subject.startsWith(subject)),
    (found) => found.length > 0,
  );
  expect(mails.map(({ to }) => to)).toEqual([demoPeople.administrator.email]);
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toContain(
    'Threat model, “… read or change what is not theirs in Directus”: expected 403 for GET /items/collegium_canary, found 200.',
  );
  expect(output).toContain('collegium_canary: expected rights for nobody, found 2');
  await asAdministrator(
    'DELETE',
    '/permissions',
    made.filter((each) => each.collection === collection).map(({ id }) => id),
  );
});
