import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataAddress, recordName } from '../../contract/pageData.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';

/**
 * Deletes the files of pages that only the previous build had; Eleventy leaves them in the folder.
 * @param onGone called with the file of each deleted page
 */
export function removeGonePages(
  config: EleventyConfig,
  folder: string,
  onGone: (file: string) => void,
): void {
  let before = new Set<string>();
  config.on('eleventy.contentMap', ({ urlToInputPath }) => {
    const now = new Set(Object.keys(urlToInputPath));
    for (const url of before) {
      if (now.has(url)) continue;
      const file = url.endsWith('/') ? `${url}index.html` : url;
      const record = pageDataAddress(recordName(url.replace(/\.html$/, '')));
      onGone(file);
      for (const each of [file, record]) rmSync(join(folder, each), { force: true });
    }
    before = now;
  });
}
