import { access } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { ContentImage } from './contentImage.ts';
import { encodeImage } from './encodeImage.ts';

/** The pictures of the content by address, such as `/images/haus.jpg`. */
export type ContentImages = ReadonlyMap<string, ContentImage>;

/**
 * Encodes the pictures that the texts of the content refer to, before pages are rendered, which
 * does not wait for anything.
 *
 * @param content anything that texts are in, however deep
 * @param folder the folder of the content, in which `images/` is
 */
export async function prepareImages(
  content: unknown,
  folder: string,
  outDir: string,
): Promise<ContentImages> {
  const images = new Map<string, ContentImage>();
  // One after another: the encoder uses all cores for each.
  for (const address of addressesIn(content)) {
    const file = normalize(join(folder, address));
    if (!file.startsWith(join(folder, 'images') + sep) || !(await exists(file))) continue;
    try {
      images.set(address, await encodeImage(file, address, outDir));
    } catch (error) {
      console.warn(
        `${file} cannot be shown: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
  return images;
}

/** Everything in texts that is or may be the address of a picture file. */
function addressesIn(content: unknown): Set<string> {
  const addresses = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      for (const [address] of value.matchAll(pictureAddress)) addresses.add(decoded(address));
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(content);
  return addresses;
}

const pictureAddress = /\/images\/[^\s"'<>()?#\\]+\.(?:jpe?g|png|webp|avif|gif|svg)\b/gi;

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
