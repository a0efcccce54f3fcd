import { join } from 'node:path';
import { contentFolder } from '../../data/loadContent.ts';
import type { Content } from '../../data/content.ts';
import type { Environment } from '../../data/environment.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { prepareImages } from './prepareImages.ts';

export interface ContentImagesOptions {
  readonly environment: Environment;
  readonly content: () => Promise<Content>;
}

/**
 * Copies the content's own image files, such as the logo, to `/images/`, and tells pages of those
 * in its texts, ready in several formats and sizes.
 */
export function contentImages(
  config: EleventyConfig,
  { environment, content }: ContentImagesOptions,
) {
  const folder = contentFolder(environment);
  config.addPassthroughCopy({ [join(folder, 'images')]: 'images' });
  config.addGlobalData('contentImages', async () =>
    prepareImages((await content()).site, folder, config.directories.output),
  );
}
