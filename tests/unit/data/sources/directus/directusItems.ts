import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { kindNames } from '../../../../../data/kinds/index.ts';
import type { RawRecord } from '../../../../../data/model/rawContent.ts';
import {
  collections,
  type CollectionShape,
} from '../../../../../data/sources/directus/collections.ts';
import { folderSource } from '../../../../../data/sources/folder.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The content of a folder as responses of Directus, by path. This is the reverse of `recordOf`: a
 * build from these items gives the folder's site.
 */
export async function directusItems(folder: string): Promise<Record<string, unknown>> {
  const content = await folderSource(folder).read();
  const answers: Record<string, unknown> = {};
  const files: object[] = [];
  for (const kind of kindNames) {
    const shape = collections[kind];
    const records = content[kind];
    const items = records.map((record, index) => itemOf(record, shape, index + 1));
    answers[`/items/${shape.collection}`] = shape.singleton ? items[0] : items;
    for (const address of records.flatMap((record) => documentsOf(record, shape))) {
      const file = basename(address);
      if (answers[`/assets/${file}`] === undefined)
        files.push({ id: file, filename_download: file });
      answers[`/assets/${file}`] = await readFile(join(folder, address));
    }
    for (const { file, width, height } of records.flatMap((record) => imagesOf(record, shape))) {
      files.push({ id: file, filename_download: file, width, height });
      answers[`/assets/${file}`] = await readFile(join(folder, 'images', file));
    }
  }
  return { ...answers, '/files': files };
}

function itemOf({ value }: RawRecord, { collection, fields }: CollectionShape, id: number): Json {
  const record = collection === 'social' ? withOwnNames(value as Json) : (value as Json);
  const item = Object.entries(fields).map(([name, { at, kind }]): [string, unknown] => {
    const inner = valueAt(record, at);
    if (kind === 'document') return [name, basename(String(inner))];
    return [name, kind === 'image' ? (inner as Image | undefined)?.file : (inner ?? null)];
  });
  return { id, ...Object.fromEntries(item), translations: record['translations'] };
}

/** The file's name is also its id. */
interface Image {
  readonly file: string;
  readonly width?: number;
  readonly height?: number;
}

function imagesOf({ value }: RawRecord, { fields }: CollectionShape): Image[] {
  return Object.values(fields).flatMap(({ at, kind }) => {
    const image = kind === 'image' ? valueAt(value as Json, at) : undefined;
    return image ? [image as Image] : [];
  });
}

function documentsOf({ value }: RawRecord, { fields }: CollectionShape): string[] {
  return Object.values(fields).flatMap(({ at, kind }) =>
    kind === 'document' ? [String(valueAt(value as Json, at))] : [],
  );
}

function valueAt(record: Json, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((outer, key) => (outer as Json | undefined)?.[key], record);
}

/** A social entry may have two forms. Directus uses this one. */
function withOwnNames({ displayName, path, ...record }: Json): Json {
  return { display_name: displayName, external_path: path, ...record };
}
