import { extensionOf } from '../../data/files/fileKinds.ts';
import { formatOf, reading } from '../../data/files/pictureType.ts';

/** What a picture is, by its content: an editor may have given it any name. */
interface InspectedPicture {
  readonly isDrawing: boolean;
  readonly isAnimated: boolean;
}

/** A file that can't be shown as a picture. The message tells what it is instead. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/**
 * Reads a picture to its end, as one that came only in part has a good start.
 *
 * @throws UnusablePicture where browsers would not show it as what its name says
 */
export async function inspectPicture(file: string): Promise<InspectedPicture> {
  // Loaded only where there is something to do: the encoders are 20 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(file, reading);
  const metadata = await orUnusable(picture.metadata());
  const { pages = 1 } = metadata;
  const kind = formatOf(metadata);
  const isDrawing = kind === 'svg';
  if (!shownByBrowsers.has(kind)) throw new UnusablePicture(`is a picture of the kind ${kind}`);
  // A drawing may hold scripts, and only under its own kind of name is it served so that they don't run.
  if (isDrawing !== (extensionOf(file) === 'svg')) {
    const name = isDrawing ? 'svg' : kind.replace('jpeg', 'jpg');
    throw new UnusablePicture(`is of another kind: let its name end in .${name}`);
  }
  if (!isDrawing) await orUnusable(picture.stats());
  const isAnimated = pages > 1 && (kind === 'gif' || kind === 'webp');
  // sharp limits the pixels of all pictures together. Until here it has read the first one.
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
