import { createItem, createPreset, readItems } from '@directus/sdk';
import { presets, type Preset } from '../schema/presets.ts';
import type { Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import { seedRecord } from './layout.ts';

type WordedPreset = Omit<Preset, 'bookmark'> & {
  readonly bookmark?: { readonly name: string; readonly icon: string };
};

/** The presets with references in place of words, which go into the vocabulary. */
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

/** Creates each preset once. From then on it is the operator's own, even if it is deleted. */
export async function applyPresets(client: Client, wanted: readonly WordedPreset[]): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  for (const preset of wanted) {
    const collection = `preset:${preset.key}`;
    if (seeded.some((entry) => entry['collection'] === collection)) continue;
    await client.request(createPreset(formOf(preset) as never));
    await client.request(createItem(seedRecord, { collection }));
  }
}

/** In Directus' own form: of nobody and of no role, it is everybody's. */
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
