import type { Metadata } from 'sharp';
import { exifIsEndless } from './exifIsEndless.ts';

/** Accepts pictures with minor errors, as many cameras write them, and refuses broken ones. */
export const reading = { failOn: 'error' } as const;

/**
 * The MIME type of a picture by its content, ignoring its name and its declared type.
 *
 * @returns undefined if the content can't be read as a picture
 */
export async function pictureType(content: Uint8Array): Promise<string | undefined> {
  if (exifIsEndless(Buffer.from(content.buffer, content.byteOffset, content.byteLength))) {
    return undefined;
  }
  // Loaded only if there is a picture: the encoders are 20 MB.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(content, reading)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  const format = formatOf(metadata);
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`;
}

/** sharp names the container; browsers need the format inside. */
export function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}
