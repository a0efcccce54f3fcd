import { warnEditors } from '../../data/problems/editorWarnings.ts';
import { fileUses } from '../../data/files/files.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { copyDownloads } from './copyDownloads.ts';

/** Publishes the documents that the content links to, at `/files/`. */
export function downloads(config: EleventyConfig, { content }: Build) {
  config.on('eleventy.after', async ({ directories }) => {
    const { site, folder } = await content();
    const problems = await copyDownloads(fileUses(site), folder, directories.output);
    for (const { origin, field, expected } of problems) {
      warnEditors(origin, field, `expected ${expected}`);
    }
  });
}
