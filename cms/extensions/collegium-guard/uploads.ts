import files from '@directus/api/controllers/files';
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { ForbiddenError } from '@directus/errors';
import { around } from '../collegium-forms/around.ts';
import { beforeRoute, routesOf } from './beforeRoute.ts';
import type { Context } from './register.ts';

const collection = 'directus_files';

/** The routes that take a form with a file, and what it does. */
const uploading = [
  { method: 'post', path: '/', action: 'create' },
  { method: 'patch', path: '/:pk', action: 'update' },
] as const;

/**
 * Asks whether somebody may upload before anything of an upload is read. Directus asks later: by then the fields of
 * the form, as many as are sent, are in memory, and a new version of a file is on the disk, where it stays for good if
 * its sender hangs up.
 */
export function guardUploads({
  services: { FilesService },
  database,
  getSchema,
  env,
}: Context): void {
  for (const { method, path, action } of uploading) {
    const route = routesOf(files).find((each) => each.path === path && each.methods[method]);
    if (!route) throw new Error(`Directus lacks the route ${method} ${path} of files.`);
    beforeRoute(route, async ({ accountability, params }) => {
      if (!accountability) throw new ForbiddenError();
      const key = params?.['pk'];
      const keys = action === 'update' && key !== undefined && { primaryKeys: [key] };
      const place = { knex: database, schema: await getSchema() };
      await validateAccess({ accountability, action, collection, ...keys }, place);
    });
  }

  const [storage] = [env['STORAGE_LOCATIONS']].flat();
  around(FilesService, 'uploadOne', ({ accountability }, proceed, [stream, file, ...rest]) => {
    const isTrusted = !accountability || accountability.admin;
    if (!isTrusted && isElsewhere(file as UploadedFile, String(storage)))
      throw new ForbiddenError();
    return proceed(stream, file, ...rest);
  });
}

interface UploadedFile {
  readonly storage?: unknown;
  readonly filename_disk?: unknown;
}

/**
 * Whether an upload names the file on the disk that it is to be. Only Directus does: with a file it deletes all whose
 * names begin in the same way, so who names a file as another one is named, with another ending, deletes that one.
 */
function isElsewhere(file: UploadedFile, storage: string): boolean {
  return (file.storage ?? storage) !== storage || file.filename_disk !== undefined;
}
