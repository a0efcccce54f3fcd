import { readFile } from 'node:fs/promises';
import { extensionOf } from '../../data/fields/fileKinds.ts';
import { exifTakesLong } from '../../data/files/exifTakesLong.ts';
import { memoryProblem } from '../../data/files/pictureMemory.ts';
import { formatOf, isDrawing as isDrawn, isPacked, reading } from '../../data/files/pictureType.ts';

/** The kind of a picture by its content, since an editor may have given the file any name. */
interface InspectedPicture {
  readonly isDrawing: boolean;
  readonly isAnimated: boolean;
}

/** A file that can't be shown as a picture. The message says what the file is instead. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/**
 * Reads a picture completely, since a truncated file has a valid start.
 * @throws UnusablePicture if browsers would not show the file as the kind that its name says
 */
export async function inspectPicture(file: string): Promise<InspectedPicture> {
  const content = await readFile(file);
  if (exifTakesLong(content)) throw new UnusablePicture('has broken Exif data');
  if (isPacked(content)) throw new UnusablePicture('is compressed by gzip');
  const isDrawing = isDrawn(content);
  // A drawing may contain scripts. Only with the extension .svg is it served so that they don't run, and only then has
  // it been checked (data/files/drawings.ts).
  if (isDrawing && extensionOf(file) !== 'svg') {
    throw new UnusablePicture('is of another kind: let its name end in .svg');
  }
  // Imported only when needed: the encoders are 20 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(file, reading);
  const metadata = await orUnusable(picture.metadata());
  const { pages = 1 } = metadata;
  const kind = formatOf(metadata);
  if (!shownByBrowsers.has(kind)) throw new UnusablePicture(`is a picture of the kind ${kind}`);
  if (!isDrawing && extensionOf(file) === 'svg') {
    const name = kind.replace('jpeg', 'jpg');
    throw new UnusablePicture(`is of another kind: let its name end in .${name}`);
  }
  const problem = memoryProblem(metadata);
  if (problem !== undefined) throw new UnusablePicture(problem);
  if (!isDrawing) await orUnusable(picture.stats());
  const isAnimated = pages > 1 && (kind === 'gif' || kind === 'webp');
  // sharp limits the pixels of all frames together, but has read only the first one so far.
  if (isAnimated) await orUnusable(sharp(file, { ...reading, animated: true }).metadata());
  return { isDrawing, isAnimated };
}

const shownByBrowsers = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'svg']);

async function orUnusable<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusablePicture(`can't be read (${reason.replace(/\s+/g, ' ')})`);
  }
}
