import { ForbiddenError } from '@directus/errors';
import type { Register } from './register.ts';

/** Which file on the disk an entry stands for, and what browsers take it for. */
const fixed = ['storage', 'filename_disk', 'type', 'metadata'];

/**
 * An entry that names another file on the disk would show or overwrite that one. Whoever uploads a new
 * version of a file has to be allowed these fields, and comes by another way, with a file.
 */
export function keepFilesInPlace({ filter }: Register): void {
  filter('files.update', (payload, _meta, { accountability }) => {
    const changes = Object.keys(payload as object);
    const isAllowed = accountability === null || accountability.admin;
    if (!isAllowed && changes.some((field) => fixed.includes(field))) throw new ForbiddenError();
    return payload;
  });
}
