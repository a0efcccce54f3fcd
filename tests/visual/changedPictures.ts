import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/** A picture that is not the same before and after a change. */
export interface ChangedPicture {
  /** The path of the picture without `.png`. */
  readonly name: string;
  readonly change: 'changed' | 'added' | 'removed';
}

/**
 * Compares the PNG files of two folders, and writes those that differ to `pictures`, in the folders `before`, `after` and
 * `difference`.
 */
export async function changedPictures(
  before: string,
  after: string,
  pictures: string,
): Promise<ChangedPicture[]> {
  const files = [before, after].flatMap((cwd) => globSync('**/*.png', { cwd }));
  const changed: ChangedPicture[] = [];
  for (const file of [...new Set(files)].sort()) {
    const [old, recent] = await Promise.all([before, after].map((folder) => read(folder, file)));
    const name = file.replace(/\.png$/, '');
    const write = (folder: string, picture: Raw) => save(picture, join(pictures, folder, file));
    if (old && recent) {
      const [one, other] = await inOneSize(old, recent);
      const difference = differenceOf(one, other);
      if (!difference) continue;
      await write('difference', difference);
    }
    if (old) await write('before', old);
    if (recent) await write('after', recent);
    changed.push({ name, change: old ? (recent ? 'changed' : 'removed') : 'added' });
  }
  return changed;
}

/** Pixels in RGBA. */
interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function read(folder: string, file: string): Promise<Raw | undefined> {
  const path = join(folder, file);
  return existsSync(path) ? pixelsOf(sharp(readFileSync(path))) : undefined;
}

async function pixelsOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Fills the smaller picture up at its right and its end. */
async function inOneSize(...pictures: readonly [Raw, Raw]): Promise<[Raw, Raw]> {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = await Promise.all(
    pictures.map((picture) =>
      pixelsOf(
        sharpOf(picture).extend({
          right: width - picture.width,
          bottom: height - picture.height,
          background: '#0000',
        }),
      ),
    ),
  );
  return [one!, other!];
}

function differenceOf(one: Raw, other: Raw): Raw | undefined {
  const { width, height } = one;
  const data = Buffer.alloc(one.data.length);
  const pixels = pixelmatch(one.data, other.data, data, width, height, { threshold: 0.1 });
  return pixels > tolerance ? { data, width, height } : undefined;
}

/** In pixels. The same browser renders the edges of letters slightly differently from time to time. */
const tolerance = 100;

async function save(picture: Raw, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharpOf(picture).png().toFile(file);
}

function sharpOf({ data, width, height }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
