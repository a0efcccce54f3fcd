import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { encodedPath } from '../../contract/addresses/siteFolders.ts';
import { remember } from '../cache/remember.ts';
import type { ContentImage } from './contentImage.ts';

const description = 'image.json';

const rememberedSchema = z.object({
  image: z.custom<ContentImage>((value) => typeof value === 'object' && value !== null),
  /** The size of each in bytes, by which a file is known that was not written to its end. */
  files: z.record(z.string(), z.int()),
});

/** Encoded pictures, kept from one build to the next: AVIF takes seconds a picture. */
export class ImageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Puts a picture's files into a folder; undefined where not all of them are remembered. */
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

  /** Keeps a picture whose files are in a folder. */
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
      // What could not be recalled is broken.
      await rm(remembered, { recursive: true, force: true });
    });
  }
}

/** Those that were encoded for it; a drawing has none. */
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
