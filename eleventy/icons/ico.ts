/**
 * Wraps a PNG in the ICO container that browsers expect at `/favicon.ico`. The image is at most 255
 * px wide.
 */
export function icoOf(png: Buffer): Buffer {
  const width = png.readUInt32BE(pngWidthOffset);
  const height = png.readUInt32BE(pngWidthOffset + 4);
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(width, 6);
  header.writeUInt8(height, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerLength, 18);
  return Buffer.concat([header, png]);
}

/** Offset of the width in a PNG: after the signature and the header of the first chunk. */
const pngWidthOffset = 16;

/** ICONDIR (6 bytes) and one ICONDIRENTRY (16 bytes). */
const headerLength = 22;
