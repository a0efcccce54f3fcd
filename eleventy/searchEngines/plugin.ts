import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../data/Content.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { robots } from './robots.ts';
import { sitemapFile, sitemapHash, writeSitemap } from './sitemap.ts';

/** Tells search engines which pages there are, and whether they may come. */
export function searchEngines(config: EleventyConfig, { environment, content }: Build) {
  config.on('eleventy.after', async ({ directories: { output } }) => {
    await Promise.all([
      writeFile(join(output, 'robots.txt'), robots(environment)),
      rememberSitemap(await content(), environment.siteUrl, output),
    ]);
  });

  /** Most edits change no address. */
  async function rememberSitemap(site: Content, siteUrl: string, output: string): Promise<void> {
    const memory = config.memory?.last;
    const given = sitemapHash(site, siteUrl);
    const known = memory?.find(sitemapFile, given);
    if (memory && known) {
      memory.keep(sitemapFile, known);
      return;
    }
    const files = await writeSitemap(site, siteUrl, output);
    const addresses = files.map((file) => `/${file}`);
    memory?.add(sitemapFile, given, addresses);
  }
}
