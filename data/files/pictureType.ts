import type { Metadata } from 'sharp';

/** How a broken picture is told from one that is only untidy, as those of many cameras are. */
export const reading = { failOn: 'error' } as const;

/**
 * MIME type of a picture by its content, whatever its name and its sender say of it.
 *
 * @returns undefined where it can't be read as a picture
 */
export async function pictureType(content: Uint8Array): Promise<string | undefined> {
  // Loaded only where there is a picture: the encoders are 20 MB.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(content, reading)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  const format = formatOf(metadata);
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`;
}

/** sharp names a container where browsers know what is in it. */
export function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}
