import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { encodedPath } from '../../contract/siteAddresses.ts';
import { remember } from '../cache/remember.ts';
import type { ContentImage } from './contentImage.ts';

const description = 'image.json';

const rememberedSchema = z.object({
  image: z.custom<ContentImage>((value) => typeof value === 'object' && value !== null),
  /**
   * Sizes in bytes, by file name. A different size shows that a file was not written completely.
   */
  files: z.record(z.string(), z.int()),
});

/** Cache of encoded pictures between builds: encoding AVIF takes seconds a picture. */
export class ImageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Copies a picture's files from the cache to a folder. Returns undefined unless all are cached.
   */
  async recall(key: string, target: string): Promise<ContentImage | undefined> {
    const remembered = join(this.#folder, key);
    try {
      const json: unknown = JSON.parse(await readFile(join(remembered, description), 'utf8'));
      const { image, files } = rememberedSchema.parse(json);
      const names = Object.keys(files);
      const sizes = await Promise.all(names.map((name) => stat(join(remembered, name))));
      if (sizes.some(({ size }, index) => size !== files[names[index] ?? ''])) return undefined;
      await copyFiles(names, remembered, target);
      return image;
    } catch {
      return undefined;
    }
  }

  /** Copies a picture's files from a folder to the cache. */
  async remember(key: string, image: ContentImage, source: string): Promise<void> {
    const remembered = join(this.#folder, key);
    await remember(remembered, async (partial) => {
      const names = filesOf(image);
      await mkdir(partial);
      await copyFiles(names, source, partial);
      const files = await Promise.all(
        names.map(async (name) => [name, (await stat(join(partial, name))).size] as const),
      );
      const record = JSON.stringify({ image, files: Object.fromEntries(files) });
      await writeFile(join(partial, description), record);
      // An entry that `recall` could not use is damaged.
      await rm(remembered, { recursive: true, force: true });
    });
  }
}

/** Returns the names of the encoded files; a drawing has none. */
function filesOf({ src, sources }: ContentImage): string[] {
  const addresses = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((size) => size.replace(/ .*/, '')),
  );
  return [src, ...addresses]
    .filter((address) => address.startsWith(encodedPath))
    .map((address) => basename(address));
}

async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  if (names.length === 0) return;
  await mkdir(to, { recursive: true });
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))));
}
