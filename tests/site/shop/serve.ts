import { readdir, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sitesFolder } from '../sitesFolder.ts';

/** Builds the embedded shop with smaller pictures, and serves it as `npm start` would. */
const folder = join(sitesFolder, 'siteOfShop');
process.env.CONTENT_DIR = join(folder, 'content');
process.env.OUT_DIR = join(folder, 'site');
process.env.SOCIAL_IMAGES = '0';
await writeContent(process.env.CONTENT_DIR);
// Each runs when it is loaded.
await import('../../../eleventy/commands/build.ts');
// A failed build leaves the last site standing, which is not what is to be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');

/**
 * Copies the embedded shop. Each picture becomes a strip of the same width, so that the build makes as
 * many files of it and writes the same HTML. The build takes one second to encode a whole picture and
 * there are 93: this was a fifth of the CPU time of all browser tests of the site.
 */
async function writeContent(content: string): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await cp('data/embedded/shop', content, { recursive: true });
  const strip = await sharp({
    create: { width: 1200, height: 60, channels: 3, background: 'rosybrown' },
  })
    .webp()
    .toBuffer();
  const images = await readdir(join(content, 'images'));
  for (const image of images.filter((name) => name.endsWith('.webp'))) {
    await writeFile(join(content, 'images', image), strip);
  }
}
