import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedPath } from '../../contract/siteAddresses.ts';
import { reading } from '../../data/files/pictureType.ts';
import type { ContentImage } from './contentImage.ts';
import type { ImageCache } from './ImageCache.ts';
import { inspectPicture } from './inspectPicture.ts';

/** Part of the cache key. Increase it to invalidate the pictures of earlier versions. */
const version = 2;

/** Media query for visitors who prefer reduced motion. They get the first frame of an animation. */
const still = '(prefers-reduced-motion: reduce)';

/**
 * Specification, section 9: at most 1980 px. The smaller widths are for phones and small windows.
 */
const widths = [480, 960, 1440, 1980];

/**
 * Specification, section 9: quality 85. That is the scale of JPEG and WebP; the same look is about
 * 65 on AVIF's scale, where 85 makes files larger than JPEG's. A higher AVIF effort than 2 (of 9)
 * makes files an eighth smaller, but takes five times as long.
 */
const encoders = {
  // Cameras store the orientation as metadata, and metadata is not published.
  fixOrientation: true,
  sharpOptions: reading,
  sharpJpegOptions: { quality: 85, progressive: true },
  sharpWebpOptions: { quality: 85 },
  sharpAvifOptions: { quality: 65, effort: 2 },
};

/**
 * Writes a picture in AVIF, WebP and its own format to `assets/images/` below `outDir`, under names
 * with a hash of the content.
 * @param address of the file itself. A drawing (SVG) is served there unchanged
 * @throws UnusablePicture if the file is no picture that browsers show
 */
export async function encodeImage(
  file: string,
  address: string,
  outDir: string,
  cache: ImageCache,
): Promise<ContentImage> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, widths, encoders, address]))
    .update(await readFile(file))
    .digest('hex');
  const target = join(outDir, encodedPath);
  const cached = await cache.recall(key, target);
  if (cached) return cached;
  const image = await encode(file, address, target);
  await cache.remember(key, image, target);
  return image;
}

async function encode(file: string, address: string, outputDir: string): Promise<ContentImage> {
  const { isDrawing, isAnimated } = await inspectPicture(file);
  const { default: eleventyImage } = await import('@11ty/eleventy-img');
  const shared = { ...encoders, outputDir, urlPath: encodedPath, useCache: false };

  const [ownFormat] = Object.values(
    await eleventyImage(file, {
      ...shared,
      formats: ['auto'],
      widths: widths.slice(-1),
      statsOnly: isDrawing,
      ...(isAnimated && { sharpOptions: { ...reading, animated: true } }),
    }),
  );
  const largest = ownFormat?.at(-1);
  if (!largest) throw new Error(`${file} is no picture.`);
  const { width } = largest;
  // For a line thousands of times as wide as high, the scaled height would be 0.
  const height = Math.max(1, largest.height);
  if (isDrawing) return { src: address, width, height, sources: [] };

  const { avif = [], webp = [] } = await eleventyImage(file, {
    ...shared,
    // Animations are usually larger in the other formats, so AVIF gets only a still.
    formats: isAnimated ? ['avif'] : ['avif', 'webp'],
    widths,
    minimumThreshold: 1,
  });
  const sources = [avif, webp].flatMap((sizes) => {
    const type = sizes[0]?.sourceType;
    const srcSet = sizes.map(({ srcset }) => srcset).join(', ');
    return type === undefined ? [] : [{ type, srcSet, ...(isAnimated && { media: still }) }];
  });
  return { src: largest.url, width, height, sources };
}
