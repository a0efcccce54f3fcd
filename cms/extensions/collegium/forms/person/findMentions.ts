import { membersFolder, publicFolder } from '../../../../../contract/files.ts';
import type { Row } from '../../directus.ts';
import { collectionsOfSeveral } from '../../../../schema/personalData.ts';
import { addressIn } from './addressIn.ts';
import { itemsOf, primaryOf, type Key, type DataAccess } from './itemsOf.ts';
import type { Mention } from './Person.ts';

/**
 * Earlier values, reports and notifications, which nobody edits. Deleting a revision removes a version of a
 * page for editors. Directus' notifications of comments contain the text of the comment.
 */
const collectionsWithDeletedMentions = new Set([
  ...['directus_revisions', 'directus_notifications'],
  ...collectionsOfSeveral,
]);

/** Finds the address in all text columns of the database and in all text files, except in `known` items. */
export async function findMentions(
  access: DataAccess,
  email: string,
  known: Readonly<Record<string, readonly Key[]>>,
): Promise<Mention[]> {
  const contains = addressIn(email);
  const mentions: Mention[] = [];
  for (const collection of Object.keys(access.schema.collections)) {
    const fields = await textFields(access, collection);
    const primary = primaryOf(access.schema, collection);
    const keys = await keysWith(access, collection, { fields, email });
    const own = new Set(known[collection]);
    const others = keys.filter((key) => !own.has(key));
    for (const row of await itemsOf(access, collection, others)) {
      const values = valuesWith(row, { fields, contains });
      if (Object.keys(values).length === 0) continue;
      const item = row[primary] as Key;
      mentions.push({
        collection,
        item,
        values,
        isDeleted: collectionsWithDeletedMentions.has(collection),
      });
    }
  }
  return [...mentions, ...(await filesWith(access, contains, mentions))];
}

const textTypes = new Set(['string', 'text', 'json', 'csv']);

async function textFields({ schema, database }: DataAccess, collection: string): Promise<string[]> {
  const { fields = {} } = schema.collections[collection] ?? {};
  // Directus also lists fields whose column is missing.
  const columns = await database(collection).columnInfo();
  return Object.entries(fields)
    .filter(([field, { type, alias }]) => !alias && textTypes.has(type) && field in columns)
    .map(([field]) => field);
}

async function keysWith(
  { schema, database }: DataAccess,
  collection: string,
  { fields, email }: { readonly fields: readonly string[]; readonly email: string },
): Promise<Key[]> {
  if (fields.length === 0) return [];
  const pattern = `%${email.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  return database(collection)
    .where((query) => {
      for (const field of fields) {
        void query.orWhereRaw(`LOWER(CAST(?? AS TEXT)) LIKE ? ESCAPE '!'`, [field, pattern]);
      }
    })
    .pluck<Key[]>(primaryOf(schema, collection));
}

function valuesWith(
  row: Row,
  {
    fields,
    contains,
  }: { readonly fields: readonly string[]; readonly contains: (text: string) => boolean },
): Row {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
      return contains(text) ? [[field, value]] : [];
    }),
  );
}

/** Folders whose files are on the website or in the members' area. */
export const shownFolders = [publicFolder, membersFolder];

/** Spreadsheets, calendars and the like. The content of other files, such as PDF, is not searched. */
const readable = /^(text\/|application\/(json|xml))/;

/**
 * Finds files with the address in their bytes. Directus stores exports in no folder, or in one that an
 * editor chose.
 */
async function filesWith(
  { context, schema, database }: DataAccess,
  contains: (text: string) => boolean,
  known: readonly Mention[],
): Promise<Mention[]> {
  // Editors can create an entry without a file, which Directus can't read.
  const files = await database('directus_files')
    .whereNotNull('filename_disk')
    .select<File[]>('id', 'type', 'folder', 'title');
  const service = new context.services.AssetsService({ schema, accountability: null });
  const found: Mention[] = [];
  for (const { id, type, folder, title } of files) {
    if (!readable.test(type ?? '') || known.some(({ item }) => item === id)) continue;
    if (!contains(await textOf((await service.getAsset(id)).stream))) continue;
    const isDeleted = folder === null || !shownFolders.includes(folder);
    found.push({ collection: 'directus_files', item: id, values: { title }, isDeleted });
  }
  return found;
}

interface File {
  readonly id: string;
  readonly type: string | null;
  readonly folder: string | null;
  readonly title: string | null;
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
