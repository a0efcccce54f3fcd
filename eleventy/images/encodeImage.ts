import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentImage } from './contentImage.ts';

const cache = '.cache/images';
/** Where encoded pictures are on the website. */
export const pictureFolder = 'assets/images';
const description = 'image.json';

/** Specification, section 9: at most 1980 px. The others are for telephones and small windows. */
const widths = [480, 960, 1440, 1980];

/**
 * Specification, section 9: quality 85. The number is JPEG's and WebP's; the same look is about 65
 * on AVIF's scale, where 85 makes files larger than JPEG's.
 */
const encoders = {
  // Cameras only note how they were held, and notes are not published.
  fixOrientation: true,
  sharpJpegOptions: { quality: 85, progressive: true },
  sharpWebpOptions: { quality: 85 },
  sharpAvifOptions: { quality: 65 },
};

/**
 * Writes a picture in AVIF, WebP and its own format to `assets/images/` below `outDir`, under names
 * that change with its content. Remembered between builds: AVIF takes seconds a picture.
 *
 * @param address where the file itself is served if it is a drawing (SVG), which stays as it is
 * @throws where the file is no picture
 */
export async function encodeImage(
  file: string,
  address: string,
  outDir: string,
): Promise<ContentImage> {
  const key = createHash('sha256')
    .update(JSON.stringify([widths, encoders, address]))
    .update(await readFile(file))
    .digest('hex');
  const remembered = join(cache, key);
  const image = (await recall(remembered)) ?? (await encodeOnce(file, address, remembered));
  await copyFiles(remembered, join(outDir, pictureFolder));
  return image;
}

async function recall(remembered: string): Promise<ContentImage | undefined> {
  try {
    const json = await readFile(join(remembered, description), 'utf8');
    return JSON.parse(json) as ContentImage;
  } catch {
    return undefined;
  }
}

async function encodeOnce(
  file: string,
  address: string,
  remembered: string,
): Promise<ContentImage> {
  // Another build may be looking for it, and must not find half of it.
  const partial = `${remembered}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    const image = await encode(file, address, partial);
    await writeFile(join(partial, description), JSON.stringify(image));
    // If another build was quicker, its result is the same.
    await rename(partial, remembered).catch(() => undefined);
    return image;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function encode(file: string, address: string, outputDir: string): Promise<ContentImage> {
  // Loaded only where there is something to do: the encoders are 20 MB.
  const { default: eleventyImage } = await import('@11ty/eleventy-img');
  const shared = { ...encoders, outputDir, urlPath: `/${pictureFolder}/`, useCache: false };
  const extension = extname(file).toLowerCase();
  const isDrawing = extension === '.svg';
  const isAnimation = extension === '.gif';

  const [own] = Object.values(
    await eleventyImage(file, {
      ...shared,
      formats: ['auto'],
      widths: widths.slice(-1),
      statsOnly: isDrawing,
      ...(isAnimation && { sharpOptions: { animated: true } }),
    }),
  );
  const largest = own?.at(-1);
  if (!largest) throw new Error(`${file} is no picture.`);
  const { width, height } = largest;
  if (isDrawing) return { src: address, width, height, sources: [] };
  // Animations come out larger in the other formats more often than not.
  if (isAnimation) return { src: largest.url, width, height, sources: [] };

  const { avif = [], webp = [] } = await eleventyImage(file, {
    ...shared,
    formats: ['avif', 'webp'],
    widths,
    minimumThreshold: 1,
  });
  const sources = [avif, webp].flatMap((sizes) => {
    const type = sizes[0]?.sourceType;
    const srcSet = sizes.map(({ srcset }) => srcset).join(', ');
    return type === undefined ? [] : [{ type, srcSet }];
  });
  return { src: largest.url, width, height, sources };
}

async function copyFiles(remembered: string, target: string): Promise<void> {
  const files = (await readdir(remembered)).filter((name) => name !== description);
  if (files.length === 0) return;
  await mkdir(target, { recursive: true });
  await Promise.all(files.map((name) => copyFile(join(remembered, name), join(target, name))));
}
