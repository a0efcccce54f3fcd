import type { RawRecord } from '../../model/rawContent.ts';
import type { StoredFiles } from '../FileReading.ts';
import type { CollectionShape } from './collections.ts';
import type { Item } from './DirectusMemory.ts';
import { recordOf } from './records.ts';

/** Returns the fields to ask for, and the order of nested lists. */
export function itemsQuery(shape: CollectionShape) {
  return {
    fields: queryFields(shape),
    deep: { ...(shape.translations && { translations: allTexts }), ...listsOf(shape) },
  };
}

const allTexts = { _sort: ['id'], _limit: -1 };

/** Nested lists: all items, in the order that their editor gave them. */
function listsOf({ fields }: CollectionShape) {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'images')
      .map(([field]) => [field, { _sort: ['sort', 'id'], _limit: -1, translations: allTexts }]),
  );
}

function queryFields({ fields, translations }: CollectionShape): string[] {
  const lists = Object.entries(fields).flatMap(([field, { texts }]) =>
    texts
      ? ['file', 'translations.language', ...texts.map((text) => `translations.${text}`)].map(
          (inner) => `${field}.${inner}`,
        )
      : [],
  );
  const plain = Object.keys(fields).filter((field) => !fields[field]?.texts);
  const texts = translations ? ['language', ...translations] : [];
  return [...new Set(['id', ...plain]), ...lists, ...texts.map((text) => `translations.${text}`)];
}

/** @param files the stored files by their ids in the backend */
export function recordsOf(
  shape: CollectionShape,
  items: readonly Item[],
  files: StoredFiles,
): RawRecord[] {
  return items.map((item) => ({
    origin: originOf(item, shape),
    value: recordOf(item, shape, files),
  }));
}

export function originOf(item: Item, { collection, singleton }: CollectionShape): string {
  return singleton ? collection : `${collection}/${String(item['id'])}`;
}
