import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EleventyConfig } from '../eleventyConfig.ts';

/**
 * Eleventy keeps each page in memory until all are written
 * (https://github.com/11ty/eleventy/issues/2368), which takes 1.6 GB for 15,000 articles. It gets
 * pages up to this many characters, about 4,000 pages; the others are written immediately
 * (docs/decisions/0073-eleventy-writes-the-pages.md).
 */
const maxCharacters = 128 * 1024 * 1024;

/**
 * Registers the templates with Eleventy: TSX, or the JavaScript of a bundled build, which is in
 * `.cache`.
 */
export function templates(config: EleventyConfig) {
  let characters = 0;
  config.on('eleventy.before', () => {
    characters = 0;
  });
  config.setUseGitIgnore(false);
  config.addTemplateFormats('11ty.tsx');
  config.addExtension('11ty.tsx', { key: '11ty.js' });
  config.addExtension('11ty.js', {
    key: '11ty.js',
    compile() {
      const { defaultRenderer } = this;
      return async (data) => {
        const text = await defaultRenderer(data);
        characters += text?.length ?? 0;
        if (text === undefined || characters <= maxCharacters) return text;
        mkdirSync(dirname(data.page.outputPath), { recursive: true });
        writeFileSync(data.page.outputPath, text);
        return undefined;
      };
    },
  });
}
