import type { StoredFiles } from '../FileReading.ts';
import type { CollectionShape } from './collections.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * An item of the backend in the form of a record in a folder of JSON files: the same names, no
 * nulls, and only the fields of the item's kind.
 *
 * @param files the stored files by their ids in the backend
 */
export function recordOf(item: Json, shape: CollectionShape, files: StoredFiles): Json {
  const foreign = Object.entries(shape.onlyFor ?? {}).flatMap(([field, keys]) =>
    keys.some((key) => item['key'] === key) ? [] : [field],
  );
  const record: Record<string, unknown> = {};
  for (const [field, { at, kind }] of Object.entries(shape.fields)) {
    if (foreign.includes(field)) continue;
    const value = withoutNull(item[field]);
    if (value === undefined) continue;
    if (kind === 'image' || kind === 'document') {
      put(record, at, typeof value === 'string' ? files[kind](value) : undefined);
    } else if (kind === 'images') {
      put(record, at, Array.isArray(value) ? value.map((entry) => withImage(entry, files)) : value);
    } else if (kind === 'numberOrText') put(record, at, numberOrText(value));
    else put(record, at, value);
  }
  if (shape.translations) {
    record['translations'] = translationsOf(item, foreign);
  }
  return record;
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

/**
 * A picture with its texts. An entry without a picture is unchanged, so that its editor gets an
 * error message.
 */
function withImage(entry: unknown, files: StoredFiles): unknown {
  const { file, ...words } = Object(entry) as Json;
  return typeof file === 'string' ? { ...words, ...files.image(file) } : entry;
}

/** Directus' repeaters leave null in every field that an editor emptied, at any depth. */
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
