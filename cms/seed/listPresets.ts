import { words } from '../../data/fields/words.ts';
import type { Preset } from '../schema/presets.ts';
import { changedAt } from '../schema/workflow.ts';
import type { Collection } from './Collection.ts';

/** Returns the default view of each list, and bookmarks for content that is published in steps. */
export function listPresets(layout: readonly Collection[]): readonly Preset[] {
  return layout.flatMap((collection) => {
    const { name, list, workflow } = collection;
    if (!list) return [];
    const view = { collection: name, fields: list.columns, widths: widthsOf(collection) };
    const latest = { ...view, sort: [`-${changedAt}`] };
    return [
      { ...view, key: `list_${name}`, sort: [list.sort] },
      ...(workflow
        ? [
            {
              ...latest,
              key: `${name}_drafts`,
              bookmark: { name: words('Entwürfe', 'Drafts'), icon: 'edit_note' },
              filter: { _and: [{ status: { _eq: 'draft' } }] },
            },
            {
              ...latest,
              key: `${name}_changed`,
              bookmark: { name: words('Zuletzt geändert', 'Changed last'), icon: 'history' },
            },
          ]
        : []),
    ];
  });
}

/** In a window of 1280 pixels, the list of pages shows all columns if the sidebar is closed. */
function widthsOf({ list, fields }: Collection): Readonly<Record<string, number>> {
  const [title = '', ...others] = list?.columns ?? [];
  const pictures = others.filter((name) => fields[name]?.interface === 'file-image');
  return {
    [title]: 300,
    ...Object.fromEntries(pictures.map((name) => [name, 96])),
    ...{ status: 140, 'translations.language': 110, [changedAt]: 150 },
  };
}
