import { join, resolve } from 'node:path';
import { contentFolder } from '../../data/loadContent.ts';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { SearchIndex } from './SearchIndex.ts';
import { SearchMemory } from './SearchMemory.ts';
import { writeIndex } from './writeIndex.ts';

/**
 * Writes the search index. In `npm run dev` it is written only at the start, so that edits are
 * shown faster.
 */
export function search(config: EleventyConfig, { environment, code }: Build) {
  const site = shortHash(resolve(environment.outDir) + resolve(contentFolder(environment)));
  const memory = new SearchMemory(join(cacheFolder, site), code);
  let index = new SearchIndex(memory);
  let isWritten = false;
  config.on('eleventy.before', ({ runMode }) => {
    index = new SearchIndex(memory);
    if (isWritten && runMode !== 'build') index.close();
  });
  config.addGlobalData('searchIndex', () => index);
  config.on('eleventy.after', async ({ directories, runMode }) => {
    const complete = index;
    index = new SearchIndex(memory);
    if (isWritten && runMode !== 'build') return;
    isWritten = true;
    await writeIndex(complete, directories.output, config.memory?.last);
    await complete.remember();
    await forgetOldest(cacheFolder, mostSites);
  });
}

/** Contains a folder for each site. */
const cacheFolder = '.cache/search';

const mostSites = 10;
