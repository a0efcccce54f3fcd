import { expect, it } from '@jest/globals';
import { ForbiddenError } from '../fakeErrors.ts';
import { readRights } from '../fakeModules.ts';
import { directus, readOfMembers } from '../guardedDirectus.ts';

describe('conditions on accounts', () => {
  const email = { email: { _starts_with: 'a' } };
  const editor = { admin: false, app: true, user: 'own' };

  beforeEach(() => {
    readRights.splice(0, readRights.length, readOfMembers, {
      collection: 'directus_users',
      permissions: { id: { _eq: 'own' } },
      fields: ['email', 'last_name', 'last_page'],
    });
  });

  it.each([
    ['change_requests', { filter: { member: { last_page: { _nnull: true } } } }],
    ['change_requests', { sort: ['-member.last_page'] }],
  ])(
    'are refused if people may read the field only of themselves: %s %j',
    async (collection, query) => {
      await expect(directus.read(editor, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await directus.read({ admin: true }, query, collection)).toBe('items');
    },
  );

  it.each([
    ['directus_presets', { filter: { role: { users: email } } }],
    ['directus_presets', { filter: { _or: [{ id: { _eq: 1 } }, { _and: [{ user: email }] }] } }],
    ['directus_presets', { filter: { role: { users: { _some: email } } } }],
    ['directus_presets', { sort: ['id', '-role.users.email'] }],
    ['directus_presets', { group: ['user.email'] }],
    ['directus_presets', { deep: { role: { _filter: { users: email } } } }],
    ['directus_presets', { deep: { role: { _sort: ['users.email'] } } }],
    ['directus_roles', { filter: { users: email } }],
    ['directus_users', { filter: { role: { users: email } } }],
    ['directus_files', { filter: { uploaded_by: { role: { name: { _eq: 'x' } } } } }],
    ['pages', { filter: { image: { uploaded_by: email } } }],
    ['pages', { deep: { translations: { pages_id: { image: { _sort: 'uploaded_by.email' } } } } }],
    ['change_requests', { filter: { member: { role: { users: email } } } }],
  ])('are refused where the way leads through Directus’ own: %s %j', async (collection, query) => {
    for (const asking of [editor, { admin: false }]) {
      await expect(directus.read(asking, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
    }
    for (const asking of [{ admin: true }, null]) {
      expect(await directus.read(asking, query, collection)).toBe('items');
    }
  });

  it.each([
    { alias: { other: 'role' }, sort: ['other.users.email'] },
    { alias: { role: 'id' }, sort: ['role.users.email'] },
    { deep: { other: { _sort: ['users.email'] } }, alias: { other: 'role' } },
  ])('are refused behind an alias: %j', async (query) => {
    const read = (asking: object) => directus.read(asking, query, 'directus_presets');
    await expect(read(editor)).rejects.toBeInstanceOf(ForbiddenError);
    expect(await read({ admin: true })).toBe('items');
  });

  it.each([
    ['directus_users', { filter: email, sort: ['last_name'] }],
    ['directus_users', { filter: { role: { name: { _eq: 'x' } } } }],
    ['directus_presets', { filter: { user: { _eq: 'own' } }, sort: ['user'] }],
    ['directus_presets', { filter: { user: { id: { _eq: 'own' } } } }],
    ['change_requests', { filter: { member: email }, sort: ['member.last_name'] }],
    ['pages', { filter: { translations: { slug: { _eq: 'x' } } }, deep: { _limit: 1 } }],
    ['pages', { filter: { 'year(date)': { _eq: 2026 } }, search: 'x', fields: ['*'] }],
    ['pages', {}],
  ])('are let through where people may read the accounts: %s %j', async (collection, query) => {
    expect(await directus.read(editor, query, collection)).toBe('items');
  });
});
