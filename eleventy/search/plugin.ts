import type { EleventyConfig } from '../eleventyConfig.ts';
import { SearchIndex } from './SearchIndex.ts';
import { writeIndex } from './writeIndex.ts';

/**
 * Writes the search index. In `npm run dev` it is written only at the start, so that edits are
 * shown faster.
 */
export function search(config: EleventyConfig) {
  let index: SearchIndex | undefined;
  let isWritten = false;
  config.on('eleventy.before', ({ runMode }) => {
    const isNeeded = runMode === 'build' || !isWritten;
    index = isNeeded ? new SearchIndex(config.memory?.memo) : undefined;
  });
  config.addGlobalData('searchIndex', () => index);
  config.on('eleventy.after', async ({ directories }) => {
    if (!index) return;
    await writeIndex(index.pages, directories.output, config.memory?.last);
    isWritten = true;
    index = undefined;
  });
}
