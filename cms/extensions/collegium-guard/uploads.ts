import files from '@directus/api/controllers/files';
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { ForbiddenError } from '@directus/errors';
import { around } from '../collegium-forms/around.ts';
import { beforeRoute, routesOf } from './beforeRoute.ts';
import type { Context } from './register.ts';
import { guardForm } from './uploadForm.ts';

const collection = 'directus_files';

/** The routes that accept a multipart upload, and the action they perform. */
const uploading = [
  { method: 'post', path: '/', action: 'create' },
  { method: 'patch', path: '/:pk', action: 'update' },
] as const;

/**
 * Checks the right to upload before the request's body is read. Directus checks it afterwards: by then all fields
 * of the form are in memory, and the new version of a file is on the disk, where it stays for ever if the sender
 * closes the connection.
 *
 * Also refuses uploads that choose their own storage location or file name (`isElsewhere`).
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
    beforeRoute(route, async (request) => {
      const { accountability, params } = request;
      if (!accountability) throw new ForbiddenError();
      const key = params?.['pk'];
      const keys = action === 'update' && key !== undefined && { primaryKeys: [key] };
      const place = { knex: database, schema: await getSchema() };
      await validateAccess({ accountability, action, collection, ...keys }, place);
      guardForm(request);
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
 * Whether an upload chooses its storage location or its file name on the disk. Only Directus may: when it deletes a
 * file, it also deletes every file whose name has the same beginning. An upload named like another file, with
 * another extension, would delete that file.
 */
function isElsewhere(file: UploadedFile, storage: string): boolean {
  return (file.storage ?? storage) !== storage || file.filename_disk !== undefined;
}
