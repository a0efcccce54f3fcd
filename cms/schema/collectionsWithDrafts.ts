import { collections } from '../../data/sources/directus/collections.ts';
import type { PrivateKind } from './privateKind.ts';
import { privateKinds } from './privateKinds.ts';

/** The collections whose items are drafts until they are published, of the website and for members. */
export const collectionsWithDrafts: readonly string[] = [
  ...Object.values(collections).flatMap(({ collection, workflow }) => (workflow ? collection : [])),
  ...Object.entries<PrivateKind>(privateKinds).flatMap(([name, { workflow }]) =>
    workflow ? name : [],
  ),
];
