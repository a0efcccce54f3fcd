import { readCollections, readItems } from '@directus/sdk';
import { kindNames, kinds } from '../../data/kinds/index.ts';
import { recordsIn, type Site } from '../../data/model/site.ts';
import type { Client } from './client.ts';
import type { Collection } from './Collection.ts';

/**
 * Hides the collections of shops from associations, and those of associations from shops, as long as they are
 * empty. Without a members' area, it hides what belongs to the members' area. Hidden collections keep their
 * rights, and administrators find them under "Show hidden collections" in the menu of the navigation.
 *
 * @param site the content that fills new collections
 */
export async function hideUnused(
  client: Client,
  layout: readonly Collection[],
  { site, hasMembers }: { readonly site: Site; readonly hasMembers: boolean },
): Promise<Collection[]> {
  const collections = await client.request(readCollections());
  const existing = new Set(collections.map(({ collection }) => collection));
  const has = async (name: string, filter: object) =>
    existing.has(name) &&
    (await client.request(readItems(name, { filter, fields: ['id'], limit: 1 }))).length > 0;
  const isFilled = async (name: string) => recordsOf(site, name).length > 0 || has(name, {});
  // A website with a page of all products is a shop.
  const isShop =
    site.pages.some(({ key }) => key === 'products') ||
    (await has('pages', { key: { _eq: 'products' } }));
  const unused = new Set<string>();
  const others = isShop ? 'association' : 'shop';
  for (const { name, usedBy, group } of layout) {
    const isMembers = group === membersGroup && !hasMembers;
    if (isMembers || (usedBy === others && !(await isFilled(name)))) unused.add(name);
  }
  return layout.map((collection) => {
    const inside = layout.filter(({ group, hidden }) => group === collection.name && !hidden);
    const isEmptyGroup = inside.length > 0 && inside.every(({ name }) => unused.has(name));
    const isGroup = Object.keys(collection.fields).length === 0;
    return unused.has(collection.name) || (isGroup && isEmptyGroup)
      ? { ...collection, hidden: true }
      : collection;
  });
}

const membersGroup = 'group_members';

function recordsOf(site: Site, collection: string): readonly object[] {
  return kindNames
    .filter((kind) => kinds[kind].name === collection)
    .flatMap((kind) => recordsIn(site, kind));
}
