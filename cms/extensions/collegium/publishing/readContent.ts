import {
  extensionFor,
  extensionOf,
  folderOf,
  type FileFolder,
} from '../../../../data/fields/fileKinds.ts';
import { kindNames, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent, RawRecord } from '../../../../data/model/rawContent.ts';
import {
  collections,
  type CollectionShape,
} from '../../../../data/sources/directus/collections.ts';
import type { StoredFiles } from '../../../../data/sources/FileReading.ts';
import { itemsQuery, recordsOf } from '../../../../data/sources/directus/items.ts';
import { publishedAt } from '../../../../data/sources/directus/visibility.ts';
import type { Context, Database, EventContext } from '../directus.ts';

/** The part of the content to read. */
export interface Wanted {
  /** Reads the items that are public at this time. */
  readonly time: Date;
  /** A kind of which only these items are read; all others are read as a whole. */
  readonly only?: { readonly kind: KindName; readonly ids: readonly Key[] };
}

export type Key = string | number;

/** Reads the content as the build does, with the changes of a transaction that has not ended. */
export async function readContent(
  { services }: Context,
  { database, schema }: Pick<EventContext, 'database' | 'schema'>,
  wanted: Wanted,
): Promise<RawContent> {
  const files = await storedFiles(database);
  const content = {} as Record<KindName, readonly RawRecord[]>;
  for (const kind of kindNames) {
    const shape = collections[kind];
    const items = new services.ItemsService(shape.collection, {
      ...{ schema, knex: database, accountability: null },
    });
    const only = wanted.only?.kind === kind ? wanted.only.ids : undefined;
    const query = { ...queryOf(shape), ...filterOf(shape, wanted.time, only) };
    const found = await items.readByQuery(query, { emitEvents: false });
    content[kind] = recordsOf(shape, found, files);
  }
  return content;
}

function queryOf(shape: CollectionShape) {
  return {
    ...itemsQuery(shape),
    ...(shape.singleton ? { limit: 1 } : { sort: ['sort', 'id'], limit: -1 }),
  };
}

function filterOf({ workflow }: CollectionShape, time: Date, only: readonly Key[] | undefined) {
  const conditions = [
    ...(workflow ? [publishedAt(time.toISOString())] : []),
    ...(only ? [{ id: { _in: [...only] } }] : []),
  ];
  return { filter: { _and: conditions } };
}

/** Returns the stored files by id. Only their names are read: uploads and the build check the content. */
async function storedFiles(database: Database): Promise<StoredFiles> {
  const rows = await database('directus_files').select<StoredFile[]>(
    ...['id', 'filename_download', 'type'],
  );
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const named = (id: string, folder: FileFolder) => {
    const name = names.get(id);
    return name !== undefined && folderOf(name) === folder ? name : undefined;
  };
  return {
    image(id) {
      const file = named(id, 'images');
      return file === undefined ? undefined : { file, ...anySize };
    },
    document(id) {
      const file = named(id, 'files');
      return file === undefined ? undefined : `/files/${file}`;
    },
  };
}

/** In px. The build measures the file itself. */
const anySize = { width: 1, height: 1 };

interface StoredFile {
  readonly id: string;
  readonly filename_download: string;
  readonly type: string | null;
}

function nameOf({ id, filename_download: name, type }: StoredFile): string {
  return `${id}.${extensionOf(name) || (extensionFor(type ?? '') ?? '')}`;
}
