import { collections } from '../../data/sources/directus/collections.ts';
import { publicFolder } from '../schema/commonFields.ts';
import { entities } from '../schema/schema.ts';
import {
  buildPolicy,
  editorPolicy,
  memberPolicy,
  policies,
  publicPolicy,
  type Permission,
} from '../seed/applyAccess.ts';
import { layout, translationsCollection } from '../seed/layout.ts';

/** Who may do what with a collection, and with the texts of its items; administrators may do all. */
export interface AccessRow {
  readonly collection: string;
  readonly everybody: string;
  readonly members: string;
  readonly editors: string;
  readonly build: string;
}

/** From the policies themselves, so that the document can't promise anything else. */
export function accessRows(): AccessRow[] {
  // Where a preview is does not matter to who may read what.
  const wanted = layout('http://localhost:8080');
  const all = policies(wanted, 'local');
  const texts = new Set(wanted.map(({ name }) => translationsCollection(name)));
  const names = new Set(
    all.flatMap(({ permissions }) => permissions.map(({ collection }) => collection)),
  );
  const by = (policy: string, collection: string) =>
    inWords(
      all
        .filter(({ id }) => id === policy)
        .flatMap(({ permissions }) => permissions)
        .filter((permission) => permission.collection === collection),
    );
  return [...names]
    .filter((name) => !texts.has(name))
    .map((collection) => ({
      collection,
      everybody: by(publicPolicy, collection),
      members: by(memberPolicy, collection),
      editors: by(editorPolicy, collection),
      build: by(buildPolicy, collection),
    }));
}

function inWords(permissions: readonly Permission[]): string {
  const read = permissions.find(({ action }) => action === 'read');
  const writes = permissions.filter(({ action }) => action !== 'read');
  return [
    ...(read ? [`read${whatOf(read)}`] : []),
    ...writes.map((write) => `${write.action}${whatOf(write)}${butFor(write)}`),
  ].join(', ');
}

function whatOf({ permissions }: Permission): string {
  if (permissions === null) return '';
  const filter = JSON.stringify(permissions);
  if (filter.includes('$CURRENT_USER')) return ' oneself';
  if (filter.includes('manual')) return ' those with a button';
  return filter.includes(publicFolder) ? ' the public folder' : ' what is published';
}

/** Of the website's own collections, the fields that are administrators'; of Directus', those that are not. */
function butFor({ collection, action, fields }: Permission): string {
  if (action === 'delete' || fields.includes('*')) return '';
  const entity = Object.entries(collections).find(([, shape]) => shape.collection === collection);
  if (collection === 'directus_files') return ' what describes it';
  if (!entity) return ` (${codes(fields)})`;
  const all = Object.keys(entities[entity[0] as keyof typeof entities].fields);
  return ` (but ${codes(all.filter((field) => !fields.includes(field)))})`;
}

function codes(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}
