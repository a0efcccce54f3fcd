import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { robots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';

/** Tells search engines which pages there are, and whether they may come. */
export function searchEngines(config: EleventyConfig, { environment, content }: Build) {
  config.on('eleventy.after', async ({ directories: { output } }) => {
    await Promise.all([
      writeFile(join(output, 'robots.txt'), robots(environment)),
      writeSitemap(await content(), environment.siteUrl, output),
    ]);
  });
}
