import { InvalidPayloadError } from '@directus/errors';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { memoryProblem } from '../../../../data/files/pictureMemory.ts';
import { namesPlace } from '../../../../data/files/placeInPicture.ts';

/** The properties of a picture, as sharp returns them. */
type Described = Parameters<typeof memoryProblem>[0] & {
  readonly orientation?: number | undefined;
  readonly exif?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
  /** The number of pictures of an animation. */
  readonly pages?: number | undefined;
};

/** Encoding a large picture takes seconds of one of Node's few threads, which passwords need, too. */
const oneAtATime = pLimit(1);

/**
 * Returns a photograph without the place where it was taken. Phones write the place into the file, and Directus 11.17.4
 * gives everybody the file as it was uploaded: strangers could read where the association's people live.
 *
 * A photograph that names a place is encoded again, with the orientation and the description by its agency (IPTC), such as
 * the copyright, and without all other metadata. Another one stays as it is.
 *
 * @throws InvalidPayloadError if the picture is broken, or an animation that takes too much memory
 */
export async function withoutLocation(content: Buffer, picture: Described): Promise<Buffer> {
  const { exif, xmp, height, pages = 1 } = picture;
  if (![exif, xmp].some((metadata) => metadata && namesPlace(metadata))) return content;
  // The pictures of an animation are in memory at the same time.
  const problem = memoryProblem({ ...picture, height: height * pages });
  if (problem !== undefined) throw new InvalidPayloadError({ reason: `The picture ${problem}` });
  return oneAtATime(() => encoded(content, picture).toBuffer()).catch(() => {
    throw new InvalidPayloadError({ reason: 'The picture is broken' });
  });
}

function encoded(content: Buffer, { format, orientation = 1 }: Described): Sharp {
  const plain = sharp(content, { animated: true, failOn: 'error' })
    .withMetadata({ orientation })
    .withExif({})
    .withXmp(emptyXmp);
  switch (format) {
    case 'png':
      return plain.png();
    case 'webp':
      return plain.webp({ quality: good });
    // sharp's name for AVIF.
    case 'heif':
      return plain.avif({ quality: good, effort: fast });
    default:
      // Better codes need the whole picture: 2.3 GB of memory for one with 192 megapixels, instead of 60 MB.
      return plain.jpeg({ quality: good, optimiseCoding: false });
  }
}

/** The build makes its sizes from this picture: at 95, nobody sees that it was encoded twice. */
const good = 95;

/** With sharp’s default of 4, an AVIF takes seconds for each megapixel. */
const fast = 0;

/** Replaces the picture's own XMP data. */
const emptyXmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
