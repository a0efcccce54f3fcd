import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblems, type Problem } from '../../data/problems/problems.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { manifestFile } from './iconFiles.ts';
import { drawIcons } from './icons.ts';
import { webManifest } from './webManifest.ts';

/** Writes the icons and the web app manifest of the site. */
export function icons(config: EleventyConfig, { content }: Build) {
  config.on('eleventy.after', async ({ directories: { output } }) => {
    const current = await content();
    const files = await drawIcons(current).catch((error: unknown) => {
      throw new ContentProblems([unreadableLogo(current.site.project.logo.file, error)]);
    });
    await Promise.all([
      ...[...files].map(([name, icon]) => writeFile(join(output, name), icon)),
      writeFile(join(output, manifestFile), JSON.stringify(webManifest(current.site))),
    ]);
  });
}

function unreadableLogo(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
  const expected = `a drawing or picture that can be shown, found ${file} (${reason})`;
  return { origin: 'project', field: 'logo.file', expected };
}
