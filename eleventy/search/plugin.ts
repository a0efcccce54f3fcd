import { join, resolve } from 'node:path';
import { contentFolder } from '../../data/loadContent.ts';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { SearchIndex } from './SearchIndex.ts';
import { SearchMemory } from './SearchMemory.ts';
import { writeIndex } from './writeIndex.ts';

/**
 * Lets visitors search the site. While somebody works on it (`npm run dev`), the search knows the
 * pages as they were at the start: what is edited should show at once.
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

/** A folder for each site that is built. */
const cacheFolder = '.cache/search';

const mostSites = 10;
