import type { Filter, Right, RightsRow } from './Right.ts';

/**
 * Editors see who changed what in the content that they edit, and undo it. Received items are left out:
 * their earlier versions must not outlast them.
 */
export function history(rows: readonly (readonly [name: string, row: RightsRow | undefined])[]) {
  const editedBy = (holder: 'editors' | 'membersEditors'): Filter => ({
    collection: { _in: rows.flatMap(([name, row]) => (row?.[holder]?.update ? [name] : [])) },
  });
  const rowOfHolders = (rightOf: (items: Filter) => Right): RightsRow => ({
    editors: { read: rightOf(editedBy('editors')) },
    membersEditors: { read: rightOf(editedBy('membersEditors')) },
  });
  return {
    directus_revisions: rowOfHolders((items) => ({
      items,
      fields: ['id', 'activity', 'collection', 'item', 'data', 'delta', 'parent', 'version'],
    })),
    // Directus' form asks for the network address and the browser, too. New entries have none
    // (extensions/collegium/guard/origins.ts), and earlier ones that have one stay hidden.
    directus_activity: rowOfHolders((items) => ({
      items: { _and: [items, { ip: { _null: true } }, { user_agent: { _null: true } }] },
      fields: [
        ...['id', 'action', 'user', 'timestamp', 'collection', 'item', 'revisions'],
        ...['ip', 'user_agent', 'origin'],
      ],
    })),
  };
}
