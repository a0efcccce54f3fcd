import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataAddress, pageDataName } from '../../contract/pageData.ts';
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
      const pageData = pageDataAddress(pageDataName(url.replace(/\.html$/, '')));
      onGone(file);
      for (const each of [file, pageData]) rmSync(join(folder, each), { force: true });
    }
    before = now;
  });
}
