import { collections } from '../../data/sources/directus/collections.ts';
import {
  rightsTable,
  type Action,
  type Holder,
  type Right,
  type RightsRow,
} from '../access/rights.ts';
import { membersFolder, publicFolder } from '../../contract/uploadFolders.ts';
import { privateKinds, type PrivateKind } from '../schema/privateKinds.ts';
import { kindForms } from '../schema/schema.ts';
import { layout, translationsCollection } from '../seed/layout.ts';

/** Whom the document has a column for; Directus' own account is everybody's who works in Directus. */
export const holders = [
  ...(['everybody', 'vhm', 'adt', 'editors', 'inbox', 'membersEditors'] as const),
  'build',
] as const satisfies readonly Holder[];

/** Who may do what with a collection, and with the texts of its items; administrators may do all. */
type AccessRow = Readonly<Record<(typeof holders)[number], string>> & {
  readonly collection: string;
};

/** From the table that the policies are made from, so that the document can't promise anything else. */
export function accessRows(): AccessRow[] {
  // Where a preview is does not matter to who may read what.
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
  if (filter.includes('"role"')) return ' members';
  if (filter.includes('manual')) return ' those with a button';
  if (filter.includes(publicFolder)) return ' the public folder';
  if (isOfMembers)
    return filter.includes('_neq') ? ' outside the members’ folder' : ' the members’ folder';
  return filter.includes('"_in":["7e1f') ? ' those of members' : ' what is published';
}

/** Of the website's own collections, the fields that are administrators'; of Directus', those that are not. */
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
