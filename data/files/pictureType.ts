import type { Metadata } from 'sharp';
import { exifTakesLong } from './exifTakesLong.ts';

/** Accepts pictures with minor errors, as many cameras write them, and refuses broken ones. */
export const reading = { failOn: 'error' } as const;

/**
 * True if sharp would read a file as a drawing (SVG). To measure a drawing without a size, librsvg 2 lays out its text, in a
 * time that grows with the square of its length: 32 KB took 30 s, and nothing stops it. So call this before sharp. The rules
 * for drawings are in drawings.ts.
 */
export function isDrawing(content: Uint8Array): boolean {
  const { buffer, byteOffset, byteLength } = content;
  const begin = Buffer.from(buffer, byteOffset, Math.min(byteLength, 4096)).toString('latin1');
  return !ofPictures.test(begin) && /<svg/i.test(begin);
}

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF. */
const ofPictures = /^(?:\xff\xd8|\x89PNG|GIF8|RIFF|[\s\S]{4}ftyp)/;

/** True if a file is compressed by gzip. sharp would unpack a drawing, which browsers do not. */
export function isPacked(content: Uint8Array): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

/**
 * The MIME type of a picture by its content, ignoring its name and its declared type.
 *
 * @returns undefined if the content can't be read as a picture
 */
export async function pictureType(content: Uint8Array): Promise<string | undefined> {
  if (exifTakesLong(Buffer.from(content.buffer, content.byteOffset, content.byteLength))) {
    return undefined;
  }
  if (isDrawing(content)) return 'image/svg+xml';
  if (isPacked(content)) return undefined;
  // Loaded only if there is a picture: the encoders are 20 MB.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(content, reading)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  return `image/${formatOf(metadata)}`;
}

/** sharp names the container; browsers need the format inside. */
export function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}
