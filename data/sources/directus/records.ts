import type { CollectionShape } from './collections.ts';

type Json = Readonly<Record<string, unknown>>;

/** A logo or the like, as the record has it; its file is beside the content by then. */
export interface StoredImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/**
 * An item of the backend as the record that a folder of JSON files would hold: the same names,
 * nothing where the backend says null, and no field that the item's kind does not have.
 *
 * @param images the stored images by the id of the backend's file
 */
export function recordOf(
  item: Json,
  shape: CollectionShape,
  images: ReadonlyMap<string, StoredImage>,
): Json {
  const foreign = Object.entries(shape.onlyFor ?? {}).flatMap(([field, key]) =>
    item['key'] === key ? [] : [field],
  );
  const record: Record<string, unknown> = {};
  for (const [field, { at, kind }] of Object.entries(shape.fields)) {
    if (foreign.includes(field)) continue;
    const value = withoutNull(item[field]);
    if (value === undefined) continue;
    if (kind === 'image') put(record, at, images.get(fileId(value) ?? ''));
    else if (kind === 'numberOrText') put(record, at, numberOrText(value));
    else put(record, at, value);
  }
  if (shape.translations) {
    record['translations'] = translationsOf(item, foreign);
  }
  return record;
}

/** The id of the file that a field of the kind `image` refers to. */
export function fileId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}

function translationsOf(item: Json, foreign: readonly string[]): unknown[] {
  const { translations } = item;
  if (!Array.isArray(translations)) return [];
  return translations.map((translation) => {
    const entries = Object.entries((withoutNull(translation) ?? {}) as Json);
    return Object.fromEntries(entries.filter(([field]) => !foreign.includes(field)));
  });
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    record[first] = value;
    return;
  }
  const inner = { ...(record[first] as Record<string, unknown> | undefined) };
  put(inner, rest.join('.'), value);
  record[first] = inner;
}

/** Repeaters leave null in every field that an editor emptied, however deep. */
function withoutNull(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      inner === null ? [] : [[key, withoutNull(inner)]],
    ),
  );
}

function numberOrText(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}
