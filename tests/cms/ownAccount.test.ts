import { demoPeople } from '../../cms/people.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { personOf } from './rights.ts';
import { sharedCms } from './sharedCms.ts';

/* What people change about themselves. */

const cms = await sharedCms();

type Item = Readonly<Record<string, unknown>>;

describe('what a member writes', () => {
  let bearer: string;
  beforeAll(async () => {
    bearer = await cms.logIn(personOf.adt);
  });

  const long = 'x'.repeat(2001);
  test.each<[string, string, string, Item, boolean]>([
    ['a practice', 'PATCH', '/users/me', { practice: 'Praxis am Markt' }, true],
    ['no practice', 'PATCH', '/users/me', { practice: null, phone: '' }, true],
    ['when news was seen', 'PATCH', '/users/me', { members_seen_at: '2026-11-23T04:00:00Z' }, true],
    ['a practice of 201 letters', 'PATCH', '/users/me', { practice: long.slice(0, 201) }, false],
    ['a language that is none', 'PATCH', '/users/me', { language: '<script>' }, false],
    ['the own number', 'PATCH', '/users/me', { member_number: '1' }, false],
    ['the own name', 'PATCH', '/users/me', { first_name: 'x' }, false],
    ['the own role', 'PATCH', '/users/me', { role: memberRoles.both }, false],
    ['a request', 'POST', '/items/change_requests', { text: 'Neuer Name', language: 'de' }, true],
    ['an empty request', 'POST', '/items/change_requests', { text: ' ', language: 'de' }, false],
    ['a request without words', 'POST', '/items/change_requests', { language: 'de' }, false],
    ['a long request', 'POST', '/items/change_requests', { text: long, language: 'de' }, false],
    [
      'a request of somebody else',
      'POST',
      '/items/change_requests',
      { text: 'x', language: 'de', member: demoPeople.member.id },
      false,
    ],
  ])('%s', async (...[, method, path, body, isTaken]) => {
    const { status } = await cms.ask(method, path, body, bearer);
    expect(status < 300).toBe(isTaken);
    expect(status).toBeLessThan(500);
  });
});

test.each(['editor', 'inbox', 'both', 'membersEditor'] as const)(
  '%s: one changes the own language and password',
  async (role) => {
    // A new password needs a recent log-in.
    const bearer = await cms.logIn(personOf[role]);
    const language = await cms.ask('PATCH', '/users/me', { language: 'fr-FR' }, bearer);
    expect(language.status).toBe(200);
    const password = 'ein-neues-langes-passwort';
    const changed = await cms.ask('PATCH', '/users/me', { password }, bearer);
    expect(changed.status).toBe(200);
    const login = { email: demoPeople[personOf[role]].email, password };
    expect((await cms.ask('POST', '/auth/login', login)).status).toBe(200);
  },
);
