import { createItems, createPresets, readItems, readPresets } from '@directus/sdk';
import { presets, type Preset } from '../schema/presets.ts';
import type { Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';
import type { Collection } from './Collection.ts';
import { seedRecord } from './seedRecord.ts';
import { listPresets } from './listPresets.ts';

type WordedPreset = Omit<Preset, 'bookmark'> & {
  readonly bookmark?: { readonly name: string; readonly icon: string };
};

/** Returns the presets with references to the vocabulary in place of words. */
export function presetsFor(
  layout: readonly Collection[],
  vocabulary: Vocabulary,
): readonly WordedPreset[] {
  return [...listPresets(layout), ...presets].map(({ bookmark, ...preset }) => ({
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
  const names = new Set(seeded.map(({ collection }) => collection));
  const missing = wanted.filter((preset) => !names.has(nameInRecord(preset)));
  if (missing.length === 0) return;
  const own = await viewsOfOperator(client);
  const created = missing.filter(({ bookmark, collection }) => bookmark || !own.has(collection));
  await client.request(createPresets(created.map(formOf) as never));
  await client.request(
    createItems(
      seedRecord,
      missing.map((preset) => ({ collection: nameInRecord(preset) })),
    ),
  );
}

/** The collections whose default view exists: Directus would choose one of two by chance. */
async function viewsOfOperator(client: Client): Promise<ReadonlySet<string>> {
  const filter = {
    user: { _null: true },
    role: { _null: true },
    bookmark: { _null: true },
  } as never;
  const existing = await client.request(readPresets({ filter, fields: ['collection'], limit: -1 }));
  return new Set(existing.map(({ collection }) => String(collection)));
}

function nameInRecord({ key }: Pick<Preset, 'key'>): string {
  return `preset:${key}`;
}

/** Returns a preset in Directus' own form. A preset without user and role applies to everybody. */
function formOf({ collection, bookmark, filter, fields, sort, widths }: WordedPreset) {
  return {
    collection,
    user: null,
    role: null,
    bookmark: bookmark?.name ?? null,
    icon: bookmark?.icon ?? 'bookmark',
    filter: filter ?? null,
    layout: 'tabular',
    layout_query: { tabular: { fields, sort, page: 1 } },
    layout_options: widths ? { tabular: { widths } } : null,
  };
}
