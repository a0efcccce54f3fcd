import { join } from 'node:path';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { ImageFolder } from './ImageFolder.ts';
import { emptyPlan, planSocialImages, socialImageFolder } from './plan.ts';

/**
 * Draws the social images and adds their addresses to the pages' data. Not for `npm run dev` and
 * previews, whose pages nobody shares.
 */
export function socialImages(config: EleventyConfig, { environment, content }: Build) {
  let isShared = false;
  let folder: ImageFolder | undefined;
  config.on('eleventy.before', ({ runMode }) => {
    isShared = runMode === 'build' && !environment.preview;
  });
  config.addGlobalData('socialImages', async () => {
    if (!isShared) return emptyPlan.images;
    const { images, drawings } = await planSocialImages(await content(), environment.socialImages);
    folder = new ImageFolder(join(config.directories.output, socialImageFolder), [
      ...drawings.values(),
    ]);
    return images;
  });
  config.on('eleventy.after', () => folder?.filled());
}
