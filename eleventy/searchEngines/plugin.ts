import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../data/Content.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { robots } from './robots.ts';
import { sitemapFile, sitemapHash, writeSitemap } from './sitemap.ts';

/** Writes the sitemap and robots.txt for search engines. */
export function searchEngines(config: EleventyConfig, { environment, content }: Build) {
  config.on('eleventy.after', async ({ directories: { output } }) => {
    await Promise.all([
      writeFile(join(output, 'robots.txt'), robots(environment)),
      rememberSitemap(await content(), environment.siteUrl, output),
    ]);
  });

  /** Keeps the sitemap of the last build if no address has changed, as after most edits. */
  async function rememberSitemap(site: Content, siteUrl: string, output: string): Promise<void> {
    const memory = config.memory?.last;
    const given = sitemapHash(site, siteUrl);
    const known = memory?.find(sitemapFile, given);
    if (memory && known) {
      memory.keep(known);
      return;
    }
    const files = await writeSitemap(site, siteUrl, output);
    const addresses = files.map((file) => `/${file}`);
    memory?.add(sitemapFile, given, addresses);
  }
}
