import { ForbiddenError } from '@directus/errors';
import { around } from '../around.ts';
import type { Context, Register } from '../directus.ts';

const files = 'directus_files';

/** Fields that set the file on the disk and its type for browsers. */
const fixed = ['storage', 'filename_disk', 'type', 'metadata'];

/**
 * Forbids changes of these fields: an entry that names another file on the disk would show or overwrite
 * that file. Users who upload new versions of a file need rights on these fields, but an upload takes
 * another path, with a file.
 */
export function keepFilesInPlace({ filter }: Register): void {
  filter('files.update', (payload, _meta, { accountability }) => {
    const changes = Object.keys(payload as object);
    const isAllowed = accountability === null || accountability.admin;
    if (!isAllowed && changes.some((field) => fixed.includes(field))) throw new ForbiddenError();
    return payload;
  });
}

/**
 * Makes Directus accept entries without a file. Directus 11.17.4 takes the missing name for a path, and fails with a
 * TypeError. If it deletes several files, it deletes all their entries first and then fails at the entry without a file, so
 * the rest of the files stay on the disk.
 *
 * Such an entry has no content: a request for it gets 403, like one for a file that is missing on the disk.
 */
export function acceptEntriesWithoutFile({ services }: Context): void {
  const { AssetsService, FilesService, ItemsService } = services;
  around(FilesService, 'deleteMany', async (service, proceed, [keys, ...options]) => {
    const { knex, schema, accountability } = service;
    const empty: readonly string[] = await knex(files).whereNull('filename_disk').pluck('id');
    const [entries, others] = [true, false].map((isEmpty) =>
      (keys as readonly string[]).filter((key) => empty.includes(key) === isEmpty),
    );
    if (entries?.length) {
      await new ItemsService(files, { knex, schema, accountability }).deleteMany(entries);
    }
    if (others?.length) await proceed(others, ...options);
    return keys;
  });
  around(AssetsService, 'getAsset', async (_service, proceed, input) => {
    try {
      return await proceed(...input);
    } catch (error) {
      throw error instanceof TypeError ? new ForbiddenError() : error;
    }
  });
}
