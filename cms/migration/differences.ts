import type { Table, Tables } from '../backup/database.ts';
import { withNames } from './recordNames.ts';

/** The tables that are not compared: the seed's notes, and what Directus writes about its own requests. */
export const notCompared: ReadonlySet<string> = new Set([
  'collegium_seeds',
  'directus_activity',
  'directus_revisions',
  'directus_sessions',
]);

/** Columns of accounts that a log-in changes: the seed logs in, too. */
const byTheStart = new Set(['last_access', 'last_page']);

/**
 * Compares two states of an installation's database, record by record.
 *
 * @returns lines for operators. They name collections, fields and keys, and no values: those may be personal data
 */
export function differences(earlier: Tables, later: Tables): string[] {
  const [before, after] = [withNames(earlier), withNames(later)];
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const both = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    return now ? [{ name, old, now }] : [];
  });
  const newFields = both.flatMap(({ name, old, now }) => fieldsOnlyIn(now, old, name));
  const removedFields = both.flatMap(({ name, old, now }) => fieldsOnlyIn(old, now, name));
  const changes = both.map(({ name, old, now }) => changesIn(name, old, now));
  const kept = changes.reduce((sum, { same }) => sum + same, 0);
  return [
    ...listed('New collections', added),
    ...listed('New fields', newFields),
    ...listed('Removed collections', removed),
    ...listed('Removed fields', removedFields),
    ...changes.flatMap(({ line }) => line ?? []),
    `Unchanged: ${kept} records.`,
  ];
}

function fieldsOnlyIn({ columns }: Table, other: Table, name: string): string[] {
  return columns
    .filter((column) => !other.columns.includes(column))
    .map((column) => `${name}.${column}`);
}

function listed(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${what}: ${names.join(', ')}.`] : [];
}

function changesIn(name: string, before: Table, after: Table) {
  const shared = before.columns.filter(
    (column) => after.columns.includes(column) && !byTheStart.has(column),
  );
  const added = [...after.rows.keys()].filter((key) => !before.rows.has(key));
  const removed = [...before.rows.keys()].filter((key) => !after.rows.has(key));
  const changed = [...before.rows].flatMap(([key, row]) => {
    const now = after.rows.get(key);
    const fields = now ? shared.filter((field) => !isEqual(row[field], now[field])) : [];
    return fields.length > 0 ? [`${key} (${fields.join(', ')})`] : [];
  });
  const parts = [
    counted('added', added),
    counted('changed', changed),
    counted('removed', removed),
  ].filter((part) => part !== undefined);
  return {
    same: before.rows.size - changed.length - removed.length,
    line: parts.length > 0 ? `${tableNames[name] ?? name}: ${parts.join('; ')}.` : undefined,
  };
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function counted(what: string, keys: readonly string[]): string | undefined {
  if (keys.length === 0) return undefined;
  // Directus makes up another key in each run.
  const named = keys.filter((key) => !/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key));
  if (named.length === 0) return `${keys.length} ${what}`;
  const more = named.length > 3 ? ', …' : '';
  return `${keys.length} ${what}: ${named.slice(0, 3).join(', ')}${more}`;
}

/** Names for tables of Directus that upgrades change. */
const tableNames: Readonly<Record<string, string>> = {
  directus_access: 'Policies of roles',
  directus_collections: 'Settings of collections',
  directus_extensions: 'Extensions',
  directus_fields: 'Forms of fields',
  directus_files: 'Files',
  directus_flows: 'Flows',
  directus_folders: 'Folders',
  directus_migrations: 'Steps of Directus’ own upgrade',
  directus_operations: 'Steps of flows',
  directus_permissions: 'Access rights',
  directus_policies: 'Policies',
  directus_presets: 'Views',
  directus_relations: 'Relations',
  directus_roles: 'Roles',
  directus_settings: 'Settings of Directus',
  directus_translations: 'Words of the editors’ area',
  directus_users: 'Accounts',
};
