/**
 * True if the metadata of a picture names the place where it was taken.
 *
 * @param metadata Exif or XMP, or a file in which they are not compressed
 */
export function namesPlace(metadata: Buffer): boolean {
  return signs.some((sign) => metadata.includes(sign));
}

const signs = [
  // The entry of Exif data that points to its directory for the place, in both byte orders: tag 0x8825, type 4, one value.
  Buffer.from('2588040001000000', 'hex'),
  Buffer.from('8825000400000001', 'hex'),
  Buffer.from('exif:GPSLatitude', 'latin1'),
];
