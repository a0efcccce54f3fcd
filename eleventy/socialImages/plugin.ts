import { join } from 'node:path';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { drawAll } from './drawAll.ts';
import { emptyPlan, planSocialImages, socialImageFolder } from './plan.ts';

/**
 * Draws the pictures that social networks show with a link, and tells pages of them. Nobody shares
 * a page of `npm run dev` or of a preview, so those do without.
 */
export function socialImages(config: EleventyConfig, { environment, content }: Build) {
  let isShared = false;
  let plan = emptyPlan;
  config.on('eleventy.before', ({ runMode }) => {
    isShared = runMode === 'build' && !environment.preview;
  });
  config.addGlobalData('socialImages', async () => {
    plan = isShared ? await planSocialImages(await content(), environment.socialImages) : emptyPlan;
    return plan.images;
  });
  config.on('eleventy.after', async ({ directories }) => {
    await drawAll([...plan.drawings.values()], join(directories.output, socialImageFolder));
  });
}
