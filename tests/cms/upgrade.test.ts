import { join } from 'node:path';
import { install } from '../../cms/install.ts';
import { demoPeople } from '../../cms/people.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { copyEarlier, earlierText } from './earlier/installation.ts';
import { placesOf, runOn } from './commands.ts';
import { rowsInDatabase } from './databaseFile.ts';
import { newInstallation } from './installation.ts';
import { prepared } from './prepared.ts';

/*
 * Upgrades an installation of an earlier version, which had no rights for members, with `npm run cms:migrate`. Afterwards
 * it must equal a new installation, except for the content that people have written.
 */

const rolesWithPolicies =
  'directus_access join directus_roles as roles on roles.id = directus_access.role ' +
  'join directus_policies as policies on policies.id = directus_access.policy';

/** Views of lists that the earlier version had made stay as they were. */
const contentViews = "directus_presets where layout_query like '%changed_at%'";

/** A new association has no products, so its lists hide them. */
const ofShop = "collection in ('products', 'group_shop')";
const collections = `directus_collections where not ${ofShop}`;

const cms = await newInstallation({ fromNothing: true });
const untouched = join(cms.temp, 'untouched');
let administrator: string;
let upgradedRecords: Records;

beforeAll(async () => {
  await copyEarlier(cms.data);
  await copyEarlier(untouched);
  await install();
  const migrated = await runOn('cms/migrate.ts', cms.data, [], placesOf(cms.data, cms.ports));
  expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining('To undo it: ')]);
  upgradedRecords = recordsIn(cms.data);
  await cms.start();
  administrator = await cms.logIn('administrator');
});

afterAll(() => cms.remove());

test('each record of the earlier version is there, and has its values', () => {
  const before = recordsIn(untouched);
  expect(before.size).toBeGreaterThan(500);
  const lost = [...before].filter(([key, values]) => {
    const now = upgradedRecords.get(key);
    return !now || Object.entries(values).some(([field, value]) => now[field] !== value);
  });
  expect(lost).toEqual([]);
});

test.each([
  ['rights', 'directus_permissions', 'policy, collection, action, fields, permissions, validation'],
  ['policies', 'directus_policies', 'name, admin_access, app_access, enforce_tfa, ip_access'],
  ['roles', 'directus_roles', 'name, parent'],
  ['policies for each role', rolesWithPolicies, 'roles.name as role, policies.name as policy'],
  ['fields', 'directus_fields', 'collection, field, special, interface, required, readonly'],
  ['collections', collections, 'collection, hidden, singleton, archive_field'],
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

test('shows the products, because there are some', () => {
  const shown = rowsOf(cms.data, `directus_collections where ${ofShop}`, 'hidden');
  expect(shown).toEqual(['{"hidden":0}', '{"hidden":0}']);
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

type Records = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The records that people have written: all except Directus' own settings, which belong to the version. */
function recordsIn(data: string): Records {
  const tables = rowsInDatabase(data, `select name from sqlite_master where type = 'table'`)
    .map(({ name }) => String(name))
    .filter((name) => ofPeople.has(name) || !/^(directus_|sqlite_|collegium_)/.test(name));
  return new Map(
    tables.flatMap((table) =>
      rowsInDatabase(data, `select rowid as number, * from "${table}"`).map(
        ({ number, last_access: _seedLogsIn, role: _isNewRole, ...row }) =>
          [`${table} ${String(row['id'] ?? number)}`, row] as const,
      ),
    ),
  );
}

const ofPeople = new Set([
  'directus_users',
  'directus_files',
  'directus_presets',
  'directus_folders',
]);
