import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createItem, createItems, readItems, uploadFiles } from '@directus/sdk';
import { memberCollections } from '../../contract/members/content.ts';
import { typeOf } from '../../data/fields/fileKinds.ts';
import { membersFolder } from '../../contract/files.ts';
import type { Client } from './client.ts';
import { seedRecord } from './seedRecord.ts';

/** Separate from the website's content: a build can read that from its folder, and must not read this. */
const folder = fileURLToPath(new URL('./members/', import.meta.url));

const examples = {
  [memberCollections.pages]: 'pages.json',
  [memberCollections.news]: 'news.json',
  [memberCollections.documents]: 'documents.json',
} as const;

interface Example {
  /** The name of a file in `members/files/`. */
  readonly file?: string;
}

/**
 * Fills the members' area once, in a new or a demo installation. Real members of an older installation must
 * not see examples. Call it before the website's content is filled, which marks an installation as not new.
 *
 * @param demo whether this is a demo installation
 */
export async function applyMembersContent(client: Client, demo: boolean): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const isNoted = (collection: string) =>
    seeded.some((entry) => entry['collection'] === collection);
  const isWanted = demo || !isNoted('pages');
  for (const [collection, file] of Object.entries(examples)) {
    const note = { collection: `examples:${collection}` };
    if (isNoted(note.collection)) continue;
    const kept = await client.request(readItems(collection, { limit: 1 }));
    if (isWanted && kept.length === 0) {
      const items = JSON.parse(await readFile(join(folder, file), 'utf8')) as readonly Example[];
      const filed = await Promise.all(items.map((item, index) => published(client, item, index)));
      if (filed.length > 0) await client.request(createItems(collection, filed));
    }
    await client.request(createItem(seedRecord, note));
  }
}

async function published(client: Client, { file, ...item }: Example, index: number) {
  const held = file === undefined ? {} : { file: await upload(client, file) };
  return { status: 'published', sort: index + 1, ...item, ...held };
}

async function upload(client: Client, name: string): Promise<string> {
  const path = join(folder, 'files', name);
  const form = new FormData();
  form.append('folder', membersFolder);
  form.append('file', new Blob([await readFile(path)], { type: typeOf(path) }), basename(path));
  const { id } = await client.request(uploadFiles(form, { fields: ['id'] }));
  return id;
}
