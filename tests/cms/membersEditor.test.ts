import { policyIds } from '../../cms/access/policyIds.ts';
import { demoPeople } from '../../cms/people.ts';
import { publicFolder } from '../../contract/files.ts';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { keptSecret } from './installation.ts';
import { sharedCms } from './sharedCms.ts';

/* People who look after members' accounts: what they do, and ways in which they could gain rights. */

const cms = await sharedCms();

let membersEditor: string;
let administrator: string;
beforeAll(async () => {
  membersEditor = await cms.logIn('members-editor');
  administrator = await keptSecret(cms.data, 'SEED_TOKEN');
});

describe('a members’ editor', () => {
  const member = `/users/${demoPeople['member-adt'].id}`;
  const asOffice = (method: string, path: string, body?: unknown) =>
    cms.ask(method, path, body, membersEditor);
  const newMember = { email: 'neu@example.org', first_name: 'Nora', role: memberRoles.vhm };

  test('invites, blocks, changes and removes members', async () => {
    const invited = await asOffice('POST', '/users', { ...newMember, status: 'invited' });
    expect(invited.status).toBe(200);
    const path = `/users/${(invited.body.data as { readonly id: string }).id}`;
    const changes = [
      { role: memberRoles.both },
      { status: 'suspended' },
      { email: 'nora@example.org', last_name: 'Neu', member_number: '10099', practice: 'Am Markt' },
    ];
    for (const change of changes) expect((await asOffice('PATCH', path, change)).status).toBe(200);
    expect((await asOffice('DELETE', path)).status).toBe(204);
  });

  test.each<[string, string, string, unknown?]>([
    ['a member’s password', 'PATCH', member, { password: 'ein-neues-langes-passwort' }],
    ['a member’s second factor', 'POST', `${member}/tfa/disable`],
    ['a member’s token', 'PATCH', member, { token: 'x'.repeat(32) }],
    [
      'a member’s policies',
      'PATCH',
      member,
      { policies: { create: [{ policy: policyIds.editors }] } },
    ],
    ['a member who is an editor', 'PATCH', member, { role: staffRoles.editor }],
    ['a member who is a members’ editor', 'PATCH', member, { role: staffRoles.membersEditor }],
    ['a member without a role', 'PATCH', member, { role: null }],
    ['a role that is made on the way', 'PATCH', member, { role: { name: 'x' } }],
    [
      'a role that is changed on the way',
      'PATCH',
      member,
      { role: { id: memberRoles.adt, name: 'x' } },
    ],
    ['an account without a role', 'POST', '/users', { ...newMember, role: undefined }],
    ['an account of an editor', 'POST', '/users', { ...newMember, role: staffRoles.editor }],
    ['an account with a password', 'POST', '/users', { ...newMember, password: 'abcdefghijkl' }],
    ['an editor’s address', 'PATCH', `/users/${demoPeople.editor.id}`, { email: 'x@example.org' }],
    ['an editor’s status', 'PATCH', `/users/${demoPeople.editor.id}`, { status: 'suspended' }],
    ['an editor', 'DELETE', `/users/${demoPeople.editor.id}`],
    ['an administrator', 'DELETE', `/users/${demoPeople.administrator.id}`],
    ['the own role', 'PATCH', '/users/me', { role: memberRoles.vhm }],
    ['the own address', 'PATCH', '/users/me', { email: 'x@example.org' }],
    [
      'an editor and a member at once',
      'PATCH',
      '/users',
      {
        keys: [demoPeople.editor.id, demoPeople['member-adt'].id],
        data: { status: 'suspended' },
      },
    ],
    ['a page of the website', 'PATCH', '/items/pages/1', { status: 'draft' }],
    [
      'a file of the website',
      'PATCH',
      '/files',
      {
        query: { filter: { folder: { _eq: publicFolder } } },
        data: { title: 'x' },
      },
    ],
    ['a setting of the website', 'PATCH', '/items/project', { newsletter: false }],
  ])('does not change or make %s', async (...[, method, path, body]) => {
    const before = await accounts();
    const { status } = await asOffice(method, path, body);
    // A change by query returns the changed items. Here it finds none, so the status is 200.
    const isSearch = path === '/files' && status === 200;
    expect(isSearch || (status >= 400 && status < 500)).toBe(true);
    expect(await accounts()).toEqual(before);
  });

  test('does not change a member who also works in Directus, whom they see', async () => {
    const policies = { create: [{ policy: { id: policyIds.editors } }] };
    await cms.ask('PATCH', member, { policies }, administrator);
    const before = await accounts();
    for (const change of [{ email: 'x@example.org' }, { status: 'suspended' }, { phone: '1' }]) {
      expect((await asOffice('PATCH', member, change)).status).toBe(403);
    }
    expect((await asOffice('DELETE', member)).status).toBe(403);
    const { email } = demoPeople['member-adt'];
    const list = (phone: string) => ({ list: `email;association;phone\n${email};ADT;${phone}` });
    const { status, body } = await asOffice('POST', '/items/member_lists', list('1'));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`${email} hat in Directus weitere Rechte`);
    // A list that changes nothing of the account is taken.
    expect((await asOffice('POST', '/items/member_lists', list(''))).status).toBe(200);
    expect(await accounts()).toEqual(before);
    expect((await asOffice('GET', member)).status).toBe(200);

    const found = await cms.ask('GET', `${member}?fields=policies`, undefined, administrator);
    const { policies: given } = found.body.data as { readonly policies: readonly string[] };
    await cms.ask('PATCH', member, { policies: { delete: given } }, administrator);
    expect((await asOffice('PATCH', member, { phone: null })).status).toBe(200);
  });

  test('sees of accounts those of members and the own', async () => {
    const { body } = await asOffice('GET', '/users?limit=-1&fields=email&sort=email');
    expect((body.data as { readonly email: string }[]).map(({ email }) => email)).toEqual([
      ...['member-adt@example.org', 'member-vhm@example.org', 'member@example.org'],
      'members-editor@example.org',
    ]);
  });

  const accounts = () =>
    asAdministrator(
      '/users?limit=-1&sort=id&fields=id,email,role,status,tfa_secret,token,policies',
    );
});

async function asAdministrator(path: string): Promise<unknown> {
  return (await cms.ask('GET', path, undefined, administrator)).body;
}
