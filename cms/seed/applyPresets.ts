import { createItem, createPreset, readItems } from '@directus/sdk';
import { presets, type Preset } from '../schema/presets.ts';
import type { Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import { seedRecord } from './layout.ts';

type WordedPreset = Omit<Preset, 'bookmark'> & {
  readonly bookmark?: { readonly name: string; readonly icon: string };
};

/** Returns the presets with references to the vocabulary in place of words. */
export function presetsFor(vocabulary: Vocabulary): readonly WordedPreset[] {
  return presets.map(({ bookmark, ...preset }) => ({
    ...preset,
    ...(bookmark && {
      bookmark: {
        icon: bookmark.icon,
        name: String(vocabulary.refer(bookmark.name, `bookmark_${preset.key}`)),
      },
    }),
  }));
}

/** Creates each preset once. After that, the operator owns the preset, even if it is deleted. */
export async function applyPresets(client: Client, wanted: readonly WordedPreset[]): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  for (const preset of wanted) {
    const collection = `preset:${preset.key}`;
    if (seeded.some((entry) => entry['collection'] === collection)) continue;
    await client.request(createPreset(formOf(preset) as never));
    await client.request(createItem(seedRecord, { collection }));
  }
}

/** Returns a preset in Directus' own form. A preset without user and role applies to everybody. */
function formOf({ collection, bookmark, filter, fields, sort }: WordedPreset) {
  return {
    collection,
    user: null,
    role: null,
    bookmark: bookmark?.name ?? null,
    icon: bookmark?.icon ?? 'bookmark',
    filter: filter ?? null,
    layout: 'tabular',
    layout_query: { tabular: { fields, sort, page: 1 } },
  };
}
