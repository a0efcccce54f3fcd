import { join } from 'node:path';
import { searchPath } from '../../contract/addresses/siteFolders.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { SearchIndex } from './SearchIndex.ts';
import { writeIndex } from './writeIndex.ts';

/**
 * Lets visitors search the site. While somebody works on it (`npm run dev`), the search knows the
 * pages as they were at the start: what is edited should show at once.
 */
export function search(config: EleventyConfig) {
  const index = new SearchIndex();
  let isWritten = false;
  config.addGlobalData('searchIndex', () => index);
  config.on('eleventy.after', async ({ directories, runMode }) => {
    const pages = index.take();
    if (isWritten && runMode !== 'build') return;
    isWritten = true;
    await writeIndex(pages, join(directories.output, searchPath));
  });
}
