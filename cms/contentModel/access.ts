import { publicFolder } from '../schema/commonFields.ts';
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
  const all = policies(wanted);
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
    ...(writes.length > 0 ? [writes.map(({ action }) => action).join(', ')] : []),
  ].join(', ');
}

function whatOf({ permissions }: Permission): string {
  if (permissions === null) return '';
  const filter = JSON.stringify(permissions);
  if (filter.includes('$CURRENT_USER')) return ' oneself';
  return filter.includes(publicFolder) ? ' the public folder' : ' what is published';
}
