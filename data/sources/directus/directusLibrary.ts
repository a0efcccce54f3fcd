import { readFiles, type RestClient } from '@directus/sdk';
import { z } from 'zod';
import { directusFile } from '../../../contract/files.ts';
import { ContentProblems, problemsIn } from '../../problems/problems.ts';
import type { DirectusAccess } from '../../settings/environment.ts';
import type { FileLibrary } from '../FileReading.ts';
import type { BackendFile } from '../FileStore.ts';
import { readAssetAddress } from './assetAddress.ts';
import { NotDirectus } from './NotDirectus.ts';

/** The number of ids that fit into a URL. */
const idsInQuery = 50;

/** The file library of a Directus. */
export function directusLibrary(
  client: RestClient<object>,
  fetch: typeof globalThis.fetch,
  { url, token }: DirectusAccess,
): FileLibrary {
  return {
    async describe(ids) {
      const files = new Map<string, BackendFile>();
      for (let start = 0; start < ids.length; start += idsInQuery) {
        const some = ids.slice(start, start + idsInQuery);
        const fields = Object.keys(fileSchema.shape);
        const query = { fields, filter: { id: { _in: some } }, limit: some.length };
        const response: unknown = await client.request(readFiles(query as never));
        if (!Array.isArray(response)) throw new NotDirectus();
        for (const each of response as readonly unknown[]) {
          const file = backendFile(each);
          files.set(file.id, file);
        }
      }
      return files;
    },

    /** Without the SDK, which decodes text files as UTF-8, though files have any encoding. */
    async read(id) {
      const response = await fetch(directusFile(url, id), {
        headers: token ? { Authorization: `Bearer ${token.reveal()}` } : {},
      });
      if (!response.ok) return undefined;
      const type = response.headers.get('content-type') ?? '';
      // The website publishes no such files, so this is a proxy's page or the like.
      if (/^(text\/html|application\/json)\b/.test(type)) throw new NotDirectus();
      return new Uint8Array(await response.arrayBuffer());
    },

    readAddress: readAssetAddress,
    host: new URL(url).host,
    fix: 'choose another, or move it into the folder Website of the file library.',
  };
}

const optionalText = () => z.string('a text').nullable().default(null);

const pixels = () => z.number('a number of pixels').nullable().default(null);

const fileSchema = z.object({
  id: z.string(),
  filename_download: z.string('the name of the file'),
  type: z.string('a MIME type').nullable().default(null),
  width: pixels(),
  height: pixels(),
  focal_point_x: pixels(),
  focal_point_y: pixels(),
  title: optionalText(),
  credit: optionalText(),
  licence: optionalText(),
});

/** @throws ContentProblems with each field that has another type than Directus gives it */
function backendFile(response: unknown): BackendFile {
  const id: unknown = (Object(response) as Partial<BackendFile>).id;
  if (typeof id !== 'string') throw new NotDirectus();
  const { success, data, error } = fileSchema.safeParse(response);
  if (!success) throw new ContentProblems(problemsIn(`directus_files/${id}`, error, response));
  return data;
}
