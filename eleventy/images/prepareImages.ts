import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, type FileUse } from '../../data/files.ts';
import { folderOf } from '../../data/fileKinds.ts';
import type { ContentImage } from './contentImage.ts';
import { encodeImage } from './encodeImage.ts';

/** The pictures of the content by address, such as `/images/haus.jpg`. */
export type ContentImages = ReadonlyMap<string, ContentImage>;

/**
 * Encodes the pictures that the content refers to, before pages are rendered, which does not wait
 * for anything. No photograph is published as it came from the camera: it may tell where it was
 * taken, and with whose device.
 *
 * @param folder the folder of the content, in which `images/` is
 */
export async function prepareImages(
  uses: readonly FileUse[],
  folder: string,
  outDir: string,
): Promise<ContentImages> {
  const images = new Map<string, ContentImage>();
  // One after another: the encoder uses all cores for each.
  for (const use of uses) {
    if (use.folder !== 'images' || folderOf(use.file) !== 'images') continue;
    const address = `/images/${use.file}`;
    const file = fileOf(use, folder);
    if (file === undefined || images.has(address)) continue;
    try {
      const image = await encodeImage(file, address, outDir);
      if (image.src === address) await publish(file, join(outDir, address));
      images.set(address, image);
    } catch (error) {
      console.warn(
        `${file} cannot be shown: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
  return images;
}

async function publish(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
