import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsPath } from '../clientBundle.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { headerTable } from './headerTable.ts';
import { netlifyHeaders } from './netlify.ts';

/** Tells hosts what the site needs of them, in files beside the pages. */
export function hosting(config: EleventyConfig) {
  config.on('eleventy.after', async ({ directories, results }) => {
    const table = headerTable(
      results.map(({ content }) => content),
      assetsPath,
    );
    await writeFile(join(directories.output, '_headers'), netlifyHeaders(table));
  });
}
