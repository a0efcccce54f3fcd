import type { Meta, Register } from '../directus.ts';
import { expectRight } from './expectRight.ts';

/**
 * Refuses a change of items that its sender may not change, before any other hook looks at it. Directus 11.17.4 calls hooks
 * first: our hooks read the addresses of each page that was to be deleted, also for visitors. A request with the same
 * page 5,000 times kept the database busy for 20 s, and what the hooks remember until the end of a save stayed in
 * memory.
 */
export function checkRightsBeforeHooks({ filter }: Register): void {
  filter('items.create', async (payload, meta, event) => {
    await expectRight('create', collectionOf(meta), [], event);
    return payload;
  });
  filter('items.update', async (payload, meta, event) => {
    await expectRight('update', collectionOf(meta), meta.keys ?? [], event);
    return payload;
  });
  filter('items.delete', async (keys, meta, event) => {
    await expectRight('delete', collectionOf(meta), keys as readonly unknown[], event);
    return keys;
  });
  // Files have events of their own.
  filter('files.update', async (payload, { keys = [] }, event) => {
    await expectRight('update', 'directus_files', keys, event);
    return payload;
  });
}

function collectionOf({ collection }: Meta): string {
  return String(collection);
}
