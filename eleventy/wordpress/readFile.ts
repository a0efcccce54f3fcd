import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { entryAt } from '../../data/folders/entryAt.ts';
import { isWithin } from '../../data/folders/isWithin.ts';
import { leadsOut } from '../../data/folders/leadsOut.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';
import { publicDownload } from './publicDownload.ts';

/**
 * Reads a file of the old website.
 *
 * @param address as the export has it
 * @throws Error with the reason, in words
 */
export type ReadFile = (address: string) => Promise<Uint8Array>;

/** Bytes of one file. */
const { file: maxBytes } = defaultLimits;

/** Reads files from a copy of the folder `wp-content/uploads`. */
export function fromUploads(folder: string): ReadFile {
  return async (address) => {
    // Websites at wordpress.com have files at `/2026/11/foto.jpg` of another host.
    const [, path] =
      /(?:\/uploads|^https?:\/\/[^/]+\.files\.wordpress\.com)\/([^?#]+)/.exec(address) ?? [];
    if (path === undefined) throw new Error('is not in wp-content/uploads');
    const file = join(folder, decodeURIComponent(path));
    if (!isWithin(resolve(file), resolve(folder))) throw new Error(`is outside ${folder}`);
    // A pipe or a device could be read forever.
    const entry = entryAt(file);
    if (!entry?.isFile() || leadsOut(file, folder)) throw new Error(`is missing in ${folder}`);
    if (entry.size > maxBytes) throw new Error(`has more than ${maxBytes / 1_000_000} MB`);
    return readFile(file);
  };
}

const attempts = 3;
/** Milliseconds for one file. */
const timeout = 60_000;

/**
 * Downloads files from the old website, over https if it has that.
 *
 * @param ownHost the only host in this computer's network that files may come from, such as `localhost:8080`
 */
export function fromWebsite(ownHost?: string): ReadFile {
  return async (address) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) throw new Error('has no address on the web');
    const secure = new URL(url);
    secure.protocol = 'https:';
    // Old exports have addresses with http, from which most websites redirect.
    const urls = url.protocol === 'http:' && url.port === '' ? [secure, url] : [url];
    let reason = '';
    for (const each of urls) {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        try {
          const { status, body } = await publicDownload(
            each,
            ownHost,
            AbortSignal.timeout(timeout),
          );
          if (status >= 200 && status < 300) return body;
          reason = `can't be downloaded (status ${status})`;
          if (status < 500) break;
        } catch (error) {
          const { message, code } = error as NodeJS.ErrnoException;
          reason = `can't be downloaded (${message})`;
          // Only a failed connection may succeed the next time.
          if (!code?.startsWith('E')) break;
        }
      }
    }
    throw new Error(reason);
  };
}
