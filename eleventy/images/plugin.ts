import { fileUses } from '../../data/files/files.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { prepareImages } from './prepareImages.ts';

/** Adds the pictures of the content to the pages' data, encoded in several formats and sizes. */
export function contentImages(config: EleventyConfig, { content }: Build) {
  config.addGlobalData('contentImages', async () => {
    if (config.readImages) return config.readImages();
    const { site, folder } = await content();
    return prepareImages(fileUses(site), folder, config.directories.output);
  });
}
