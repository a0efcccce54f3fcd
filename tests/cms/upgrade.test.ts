import { demoPeople } from '../../cms/people.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { copyEarlier, earlierText } from './earlier/installation.ts';
import { rowsInDatabase } from './databaseFile.ts';
import { newInstallation } from './installation.ts';
import { prepared } from './prepared.ts';

/*
 * Upgrades an installation of an earlier version, which had no rights for members. Afterwards it
 * must equal a new installation, except for the content that people have written.
 */

const rolesWithPolicies =
  'directus_access join directus_roles as roles on roles.id = directus_access.role ' +
  'join directus_policies as policies on policies.id = directus_access.policy';

/** Views of lists that the earlier version had made stay as they were. */
const contentViews = "directus_presets where layout_query like '%changed_at%'";

const cms = await newInstallation({ fromNothing: true });
let administrator: string;

beforeAll(async () => {
  await copyEarlier(cms.data);
  await cms.start();
  administrator = await cms.logIn('administrator');
});

afterAll(() => cms.remove());

test.each([
  ['rights', 'directus_permissions', 'policy, collection, action, fields, permissions, validation'],
  ['policies', 'directus_policies', 'name, admin_access, app_access, enforce_tfa, ip_access'],
  ['roles', 'directus_roles', 'name, parent'],
  ['policies for each role', rolesWithPolicies, 'roles.name as role, policies.name as policy'],
  ['fields', 'directus_fields', 'collection, field, special, interface, required, readonly'],
  ['collections', 'directus_collections', 'collection, hidden, singleton, archive_field'],
  ['relations', 'directus_relations', 'many_collection, many_field, one_collection, one_field'],
  ['folders', 'directus_folders', 'id, name, parent'],
  ['extensions', 'directus_extensions', 'folder, source, enabled, bundle is null as is_whole'],
  ['flows', 'directus_flows', 'id, name, trigger, status'],
  ['views of content', contentViews, 'collection, bookmark, filter, layout_query'],
])('has the %s of a new one', (_what, table, columns) => {
  const fresh = rowsOf(prepared(), table, columns);
  expect(fresh.length).toBeGreaterThan(0);
  const upgraded = rowsOf(cms.data, table, columns);
  expect(upgraded.filter((row) => !isLeft(row))).toEqual(fresh);
});

/** Columns that editors may have filled are not dropped. Products once had a single picture. */
function isLeft(row: string): boolean {
  return left.some((text) => row.includes(text));
}

const left = [
  '"collection":"products","field":"image",',
  '"collection":"products_translations","field":"image_alt",',
  '"many_collection":"products","many_field":"image",',
];

test('keeps who is a member, and lets them in as before', async () => {
  const { id } = demoPeople.member;
  const bearer = await cms.logIn('member');
  const { body } = await cms.ask('GET', `/users/${id}?fields=role`, undefined, administrator);
  expect(body.data).toEqual({ role: memberRoles.vhm });
  expect((await cms.ask('GET', '/users/me?fields=id', undefined, bearer)).status).toBe(200);
});

test('keeps what the office had written, for members of the one association that there was', async () => {
  const found = async (bearer: string | undefined) => {
    const path = '/items/member_pages?fields=audience,translations.lead&limit=500';
    return JSON.stringify((await cms.ask('GET', path, undefined, bearer)).body);
  };
  expect(await found(await cms.logIn('member'))).toContain(earlierText);
  expect(await found(await cms.logIn('members-editor'))).toContain(earlierText);
  for (const person of ['editor', 'member-adt'] as const) {
    expect(await found(await cms.logIn(person))).not.toContain(earlierText);
  }
  expect(await found(undefined)).not.toContain(earlierText);
});

/** Rows of a configuration table of Directus, sorted because their order differs. */
function rowsOf(data: string, table: string, columns: string): string[] {
  const rows = rowsInDatabase(data, `select ${columns} from ${table}`);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
