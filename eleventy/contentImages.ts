import { join } from 'node:path';
import { contentFolder } from '../data/loadContent.ts';
import type { Environment } from '../data/environment.ts';
import type { EleventyConfig } from './eleventyConfig.ts';

/** Copies the content's own image files, such as the logo, to `/images/`. */
export function contentImages(config: EleventyConfig, environment: Environment) {
  const folder = contentFolder(environment);
  config.addPassthroughCopy({ [join(folder, 'images')]: 'images' });
}
