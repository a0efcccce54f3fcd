import { ForbiddenError } from '@directus/errors';
import { around } from '../around.ts';
import type { Context, Register } from '../directus.ts';

/** Fields that decide which file on the disk an entry stands for, and its type for browsers. */
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
 * Answers 403 for the content of an entry without a file, as Directus does if the file is not on the disk. Directus
 * 11.17.4 takes the missing name for a path, fails with a TypeError, and answers 500.
 */
export function refuseEntriesWithoutFile({ services: { AssetsService } }: Context): void {
  around(AssetsService, 'getAsset', async (_service, proceed, input) => {
    try {
      return await proceed(...input);
    } catch (error) {
      throw error instanceof TypeError ? new ForbiddenError() : error;
    }
  });
}
