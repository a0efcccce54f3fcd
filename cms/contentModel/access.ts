import { collections } from '../../data/sources/directus/collections.ts';
import { rightsTable } from '../access/rights.ts';
import type { Action, Holder, Right, RightsRow } from '../access/rights/Right.ts';
import { membersFolder, publicFolder } from '../../contract/files.ts';
import type { PrivateKind } from '../schema/privateKind.ts';
import { privateKinds } from '../schema/privateKinds.ts';
import { kindForms } from '../schema/kindForms.ts';
import { layout, translationsCollection } from '../seed/layout.ts';

/**
 * The groups that have a column in the document. `staff` is left out: everybody who works in
 * Directus has these rights on their own account.
 */
export const holders = [
  ...(['everybody', 'vhm', 'adt', 'editors', 'inbox', 'membersEditors'] as const),
  'build',
] as const satisfies readonly Holder[];

/**
 * The rights on a collection and on the translations of its items. Administrators have all rights.
 */
type AccessRow = Readonly<Record<(typeof holders)[number], string>> & {
  readonly collection: string;
};

/**
 * Returns the rows, made from the table that Directus' policies are generated from, so the document
 * is always true.
 */
export function accessRows(): AccessRow[] {
  // The preview's address has no influence on access rights.
  const wanted = layout('http://localhost:8080');
  const texts = new Set(wanted.map(({ name }) => translationsCollection(name)));
  return Object.entries(rightsTable(wanted, 'local'))
    .filter(([name, row]) => !texts.has(name) && Object.keys(row).length > 0)
    .map(([collection, row]) => ({
      collection,
      ...(Object.fromEntries(
        holders.map((holder) => [holder, inWords(collection, row, holder)]),
      ) as Record<(typeof holders)[number], string>),
    }));
}

function inWords(collection: string, row: RightsRow, holder: Holder): string {
  return Object.entries(row[holder] ?? {})
    .map(
      ([action, right]) =>
        `${action}${whatOf(right)}${fieldsOf(collection, action as Action, right)}`,
    )
    .join(', ');
}

function whatOf({ items }: Right): string {
  if (items === undefined) return '';
  const filter = JSON.stringify(items);
  const isOfMembers = filter.includes(membersFolder);
  if (filter.includes('audience')) {
    return isOfMembers
      ? ' the public folder and what belongs to documents for them'
      : ' what is published for them';
  }
  if (filter.includes('$CURRENT_USER')) {
    return filter.includes('role') ? ' oneself and members' : ' oneself';
  }
  if (filter.includes('admin_access')) return ' the names of those who answer messages';
  if (filter.includes('"policies"')) return ' members without a policy of their own';
  if (filter.includes('"role"')) return ' members';
  if (filter.includes('manual')) return ' those with a button';
  if (filter.includes(publicFolder)) return ' the public folder';
  if (isOfMembers)
    return filter.includes('_neq') ? ' outside the members’ folder' : ' the members’ folder';
  return filter.includes('"_in":["7e1f') ? ' those of members' : ' what is published';
}

/**
 * Returns the fields to list: for the website's collections those reserved for administrators, for
 * Directus' own collections those that the right includes.
 */
function fieldsOf(collection: string, action: Action, { fields }: Right): string {
  if (action === 'delete' || fields === undefined) return '';
  if (collection === 'directus_files') return action === 'read' ? '' : ' what describes it';
  if (collection === 'directus_users') return action === 'read' ? '' : ` (${codes(fields)})`;
  const form = formOf(collection);
  if (!form || action === 'read') return '';
  if (action === 'create' && form.received) return ` (${codes(fields)})`;
  return ` (but ${codes(Object.keys(form.fields).filter((field) => !fields.includes(field)))})`;
}

function formOf(collection: string): Pick<PrivateKind, 'fields' | 'received'> | undefined {
  const kind = Object.entries(collections).find(([, shape]) => shape.collection === collection);
  if (kind) return kindForms[kind[0] as keyof typeof kindForms];
  return Object.entries<PrivateKind>(privateKinds).find(([name]) => name === collection)?.[1];
}

function codes(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}
