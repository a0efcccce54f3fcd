import type { EleventyConfig } from '../eleventyConfig.ts';
import type { TextMemory } from './richText.ts';

/**
 * Lets `npm run dev` remember the texts of the build before. A build that ends with the site shows each
 * of them about once, and would hold them all.
 */
export function richTexts(config: EleventyConfig) {
  let memory: TextMemory | undefined;
  config.on('eleventy.before', ({ runMode }) => {
    if (runMode !== 'build') memory ??= new Map();
  });
  config.addGlobalData('textMemory', () => memory);
}
