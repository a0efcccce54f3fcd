import { pipeline, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_UPLOADS } from '@directus/api/constants';
import files from '@directus/api/controllers/files';
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { ContentTooLargeError, ForbiddenError, InvalidPayloadError } from '@directus/errors';
import sharp from 'sharp';
import { exifTakesLong } from '../../../../data/files/exifTakesLong.ts';
import { memoryProblem } from '../../../../data/files/pictureMemory.ts';
import { around } from '../around.ts';
import { beforeRoute, routesOf } from './beforeRoute.ts';
import type { Context } from '../directus.ts';
import { guardForm } from './uploadForm.ts';
import { textsTakeLong } from './textMetadata.ts';
import { withoutLocation } from './withoutLocation.ts';

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
 * Also refuses uploads that choose their own storage location or file name (`choosesStorage`), pictures that would
 * keep Directus busy (`checkedPicture`), files that are too large (`limitedInSize`), and addresses of no file.
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
      const key = params['pk'];
      const keys = action === 'update' && key !== undefined && { primaryKeys: [key] };
      const access = { knex: database, schema: await getSchema() };
      await validateAccess({ accountability, action, collection, ...keys }, access);
      guardForm(request);
    });
  }

  // Directus fails at an address with the file itself (`data:`), and at a name such as `%zz`.
  around(FilesService, 'importOne', async (_service, proceed, input) => {
    try {
      return await proceed(...input);
    } catch (error) {
      const isAboutAddress = error instanceof TypeError || error instanceof URIError;
      throw isAboutAddress
        ? new InvalidPayloadError({ reason: 'The address names no file' })
        : error;
    }
  });

  // librsvg 2 measures a drawing without a size, with no limit: a text of 32 KB took a minute of one of Node's four threads,
  // which the database and passwords need, too. Directus makes no other sizes of drawings.
  sharp.block({ operation: ['VipsForeignLoadSvg'] });

  const [storage] = [env['STORAGE_LOCATIONS']].flat();
  around(
    FilesService,
    'uploadOne',
    async ({ accountability }, proceed, [stream, file, ...rest]) => {
      const isTrusted = !accountability || accountability.admin;
      if (!isTrusted && choosesStorage(file as UploadedFile, String(storage)))
        throw new ForbiddenError();
      const { type } = file as UploadedFile;
      const isPicture = typeof type === 'string' && type.startsWith('image/');
      const upload = limitedInSize(stream as Upload);
      return proceed(isPicture ? await checkedPicture(upload) : upload, file, ...rest);
    },
  );
}

/** The content of an upload. Directus looks at `truncated` when it has stored the content. */
type Upload = Readable & { readonly truncated?: boolean };

/**
 * Ends an upload with more bytes than a file may have. Directus 11.17.4 limits only the files of a form. A file that it
 * fetches from an address may have any size, also when it is unpacked, and a picture is in memory as a whole.
 *
 * The parser ends a file at its limit, and sets `truncated`.
 */
function limitedInSize(stream: Upload): Upload {
  const { MAX_SIZE: max } = FILE_UPLOADS;
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(max !== null && size > max ? new ContentTooLargeError() : null, chunk);
    },
  });
  const counted = pipeline(stream, counting, () => {
    // The reader of the stream gets the error.
  });
  return Object.defineProperty(counted, 'truncated', { get: () => stream.truncated ?? false });
}

/**
 * Refuses pictures whose metadata would keep Directus busy, or that would fill the memory when they are scaled, and removes
 * the place from others. In memory: Directus keeps the whole picture there as well, to read its size.
 */
async function checkedPicture(stream: Upload): Promise<Upload> {
  const content = await buffer(stream);
  if (exifTakesLong(content)) throw new InvalidPayloadError({ reason: brokenMetadata });
  const picture = await sharp(content)
    .metadata()
    .catch(() => undefined);
  // The Exif data of an AVIF may be in the file in pieces.
  const isBroken =
    picture && ((picture.exif && exifTakesLong(picture.exif)) || textsTakeLong(picture));
  if (isBroken) throw new InvalidPayloadError({ reason: brokenMetadata });
  const problem = picture && memoryProblem(picture);
  if (problem !== undefined) throw new InvalidPayloadError({ reason: `The picture ${problem}` });
  const { truncated = false } = stream;
  const kept = picture && !truncated ? await withoutLocation(content, picture) : content;
  return Object.assign(Readable.from([kept]), { truncated });
}

const brokenMetadata =
  'The metadata of the picture is broken: save the picture without metadata and upload it again';

interface UploadedFile {
  readonly type?: unknown;
  readonly storage?: unknown;
  readonly filename_disk?: unknown;
}

/**
 * True if an upload chooses its storage location or its file name on the disk. Only Directus may: when it deletes a
 * file, it also deletes every file whose name has the same beginning. An upload named like another file, with
 * another extension, would delete that file.
 */
function choosesStorage(file: UploadedFile, storage: string): boolean {
  return (file.storage ?? storage) !== storage || file.filename_disk !== undefined;
}
