import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isWithin } from '../../data/folders/isWithin.ts';
import { leadsOut } from '../../data/folders/leadsOut.ts';
import { downloadFile } from '../../data/sources/backend/download.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';

/**
 * Reads a file of the old website.
 *
 * @param address as the export has it
 * @throws Error with the reason, in words
 */
export type ReadFile = (address: string) => Promise<Uint8Array>;

/** Reads files from a copy of the folder `wp-content/uploads`. */
export function fromUploads(folder: string): ReadFile {
  return async (address) => {
    // Websites at wordpress.com have files at `/2026/11/foto.jpg` of another host.
    const [, path] =
      /(?:\/uploads|^https?:\/\/[^/]+\.files\.wordpress\.com)\/([^?#]+)/.exec(address) ?? [];
    if (path === undefined) throw new Error('is not in wp-content/uploads');
    const file = join(folder, decodeURIComponent(path));
    if (!isWithin(resolve(file), resolve(folder))) throw new Error(`is outside ${folder}`);
    const content = await readFile(file).catch(() => undefined);
    if (!content || leadsOut(file, folder)) throw new Error(`is missing in ${folder}`);
    return content;
  };
}

const attempts = 3;
/** Milliseconds for one file. */
const timeout = 60_000;

/** Downloads files from the old website, over https if it has that. */
export const fromWebsite: ReadFile = async (address) => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('has no address on the web');
  const secure = new URL(url);
  secure.protocol = 'https:';
  // Old exports have addresses with http, from which most websites redirect.
  const places = url.protocol === 'http:' && url.port === '' ? [secure, url] : [url];
  let reason = '';
  for (const place of places) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const signal = AbortSignal.timeout(timeout);
      try {
        const { response, body } = await downloadFile(place, { signal }, defaultLimits);
        if (response.ok) return body;
        reason = `can't be downloaded (status ${response.status})`;
        if (response.status < 500) break;
      } catch (error) {
        reason = `can't be downloaded (${(error as Error).message})`;
      }
    }
  }
  throw new Error(reason);
};
