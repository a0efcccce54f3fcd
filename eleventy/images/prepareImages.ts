import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, type FileUse } from '../../data/files/files.ts';
import { folderOf } from '../../data/fields/fileKinds.ts';
import { ContentProblems, type Problem } from '../../data/problems/problems.ts';
import type { ContentImage } from './contentImage.ts';
import { encodeImage } from './encodeImage.ts';
import { ImageCache } from './ImageCache.ts';
import { inlineDrawing } from './inlineDrawing.ts';
import { UnusablePicture } from './inspectPicture.ts';

/** The pictures of the content by address, such as `/images/haus.jpg`. */
export type ContentImages = ReadonlyMap<string, ContentImage>;

/**
 * Encodes the pictures that the content refers to. Runs before the pages, because their rendering
 * is synchronous. Photographs are not published unchanged: their metadata may reveal where and with
 * whose device they were taken.
 * @param folder the folder of the content, which contains `images/`
 * @param cacheFolder where encoded pictures are kept for the next build
 * @throws ContentProblems with the pictures that can't be shown
 */
export async function prepareImages(
  uses: readonly FileUse[],
  folder: string,
  outDir: string,
  cacheFolder = '.cache/images',
): Promise<ContentImages> {
  const images = new Map<string, ContentImage>();
  const problems: Problem[] = [];
  const cache = new ImageCache(cacheFolder);
  // Sequential: the encoder uses all cores for each picture.
  for (const use of uses) {
    if (use.folder !== 'images' || folderOf(use.file) !== 'images') continue;
    const address = `/images/${use.file}`;
    const file = fileOf(use, folder);
    if (file === undefined || images.has(address)) continue;
    try {
      const image = await encodeImage(file, address, outDir, cache);
      const isDrawing = image.src === address;
      if (isDrawing) await publish(file, join(outDir, address));
      const drawing = isDrawing ? inlineDrawing(await readFile(file, 'utf8')) : undefined;
      images.set(address, drawing === undefined ? image : { ...image, drawing });
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      const expected = `a picture that can be shown, found ${use.file}, which ${error.message}`;
      problems.push({ origin: use.origin, field: use.field, expected });
    }
  }
  if (problems.length > 0) throw new ContentProblems(problems);
  return images;
}

async function publish(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
