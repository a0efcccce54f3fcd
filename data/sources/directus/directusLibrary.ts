import { readFiles, type RestClient } from '@directus/sdk';
import { directusFile } from '../../../contract/addresses/directusFile.ts';
import type { DirectusAccess } from '../../settings/environment.ts';
import type { FileLibrary } from '../FileReading.ts';
import type { BackendFile } from '../FileStore.ts';
import { readAssetAddress } from './assetAddress.ts';
import { NotDirectus } from './NotDirectus.ts';

/** As many as a URL can hold. */
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
        const fields = ['id', 'filename_download', 'type', 'width', 'height'];
        const query = { fields, filter: { id: { _in: some } }, limit: some.length };
        const told: unknown = await client.request(readFiles(query as never));
        if (!Array.isArray(told)) throw new NotDirectus();
        for (const file of told as readonly BackendFile[]) files.set(file.id, file);
      }
      return files;
    },

    /** Not by the SDK: it decodes what it takes for text, and files are in all encodings. */
    async read(id) {
      const response = await fetch(directusFile(url, id), {
        headers: token ? { Authorization: `Bearer ${token.reveal()}` } : {},
      });
      if (!response.ok) return undefined;
      const type = response.headers.get('content-type') ?? '';
      // The website takes no such files, so this is a proxy's page or the like.
      if (/^(text\/html|application\/json)\b/.test(type)) throw new NotDirectus();
      return new Uint8Array(await response.arrayBuffer());
    },

    readAddress: readAssetAddress,
    host: new URL(url).host,
    mend: 'choose another, or move it into the folder Website of the file library.',
  };
}
