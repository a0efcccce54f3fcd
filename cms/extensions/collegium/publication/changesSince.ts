import { memberCollections } from '../../../../contract/members/content.ts';
import type { ReadableCollection } from '../overview/panels.ts';
import { publishedOf } from '../overview/visibility.ts';

const ofMembers: readonly string[] = Object.values(memberCollections);

/** The collections whose items become public by a build. Browsers load members' content without one. */
export function builtCollections(
  collections: readonly ReadableCollection[],
): readonly ReadableCollection[] {
  return collections.filter(
    ({ collection, meta, choices, fields }) =>
      !meta?.hidden &&
      !ofMembers.includes(collection) &&
      choices['status']?.includes('published') &&
      fields.includes('changed_at'),
  );
}

/**
 * The filter for public items that were changed after a time, and for those that appeared or were withdrawn since then.
 *
 * @param time as `toISOString` returns it
 */
export function changesSince(collection: Pick<ReadableCollection, 'fields'>, time: string): object {
  const since = (field: string) =>
    collection.fields.includes(field)
      ? [{ [field]: { _gt: time } }, { [field]: { _lte: '$NOW' } }]
      : undefined;
  const appeared = since('publish_on');
  const withdrawn = since('withdraw_on');
  return {
    _or: [
      { _and: [publishedOf(collection), { changed_at: { _gt: time } }] },
      ...(appeared ? [{ _and: [{ status: { _eq: 'scheduled' } }, ...appeared] }] : []),
      ...(withdrawn
        ? [{ _and: [{ status: { _in: ['published', 'scheduled'] } }, ...withdrawn] }]
        : []),
    ],
  };
}
