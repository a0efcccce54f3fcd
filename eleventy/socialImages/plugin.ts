import { join } from 'node:path';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { ImageFolder } from './ImageFolder.ts';
import { emptyPlan, planSocialImages, socialImageFolder } from './plan.ts';

/**
 * Draws the pictures that social networks show with a link, and tells pages of them. Nobody shares
 * a page of `npm run dev` or of a preview, so those do without.
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
