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
// Importing these modules runs them.
await import('../../../eleventy/commands/build.ts');
// After a failed build, the folder contains the last site, which must not be tested.
if (!process.exitCode) await import('../../../eleventy/commands/serve.ts');

/**
 * Copies the embedded shop. Each picture is cut to a strip of the same width, so the build makes
 * the same number of files and the same HTML. Encoding whole pictures took one second for each of
 * the 93. That was a fifth of the CPU time of all browser tests of the site.
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
