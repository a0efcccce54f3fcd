/** Maximum number of directories in one block of Exif data. Cameras write five: the picture, thumbnail, Exif, GPS, Interop. */
const maxDirectories = 20;

/** Maximum number of places in a file where Exif data seems to begin. Cameras write a few. */
const maxBlocks = 100;

/**
 * Maximum number of entries in all directories of a file. Cameras write some hundreds. To look at the 120 million that fit
 * into a hundred blocks of one small file took 4 s.
 */
const maxEntries = 1_000_000;

/**
 * Maximum number of bytes in all values of one block. Those of a camera are in 64 KB of a JPEG, and do not overlap. Reading a
 * million takes 10 ms.
 */
const maxValues = 1_000_000;

/**
 * True if reading a picture's Exif data takes seconds, for one of two reasons:
 *
 * - Its directories lead to each other. libexif 0.6.26, which sharp uses, follows each pointer again: a JPEG of 6 KB, in
 *   which 500 pointers lead back to the first directory, took 11 s for its size and 20 s for each scaled version.
 *   Nothing in sharp 0.35.5 can switch that off or stop it.
 * - Its values overlap. exif-reader 2.0.2, which Directus 11.17.4 uses, copies each: a JPEG of 60 KB, with 5,000 values that
 *   are nearly all of it, kept Directus busy for 24 s. A WebP of 240 KB ended it for lack of memory.
 *
 * Exif data may be in any container (JPEG, PNG, WebP, AVIF), so this function looks for the start of Exif data at all
 * places of the file.
 */
export function exifTakesLong(file: Buffer): boolean {
  const starts = [...positionsOf(file, 'II*\0'), ...positionsOf(file, 'MM\0*')];
  const isJpeg = file[0] === 0xff && file[1] === 0xd8;
  const length = isJpeg ? longestInJpeg : file.length;
  let entries = 0;
  const isBeyond = () => (entries += 1) > maxEntries;
  return (
    starts.length > maxBlocks ||
    starts.some((start) => takesLong(file.subarray(start, start + length), isBeyond))
  );
}

/** Bytes of a JPEG's segment, which has a length of two bytes. */
const longestInJpeg = 65_536;

/** Returns where a text begins in a file; not more places than the maximum and one. */
function positionsOf(file: Buffer, text: string): number[] {
  const positions: number[] = [];
  let position = file.indexOf(text, 0, 'latin1');
  while (position >= 0 && positions.length <= maxBlocks) {
    positions.push(position);
    position = file.indexOf(text, position + text.length, 'latin1');
  }
  return positions;
}

/**
 * @param block from the byte order on, to which all offsets refer
 * @param isBeyond counts an entry, and returns true if the file has too many
 */
function takesLong(block: Buffer, isBeyond: () => boolean): boolean {
  const isLittle = block[0] === 'I'.charCodeAt(0);
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const left = [{ pointer: 4, isRead: true }];
  let values = 0;
  for (let followed = 0; followed <= maxDirectories; followed += 1) {
    const next = left.pop();
    if (!next) return false;
    const { pointer, isRead } = next;
    const directory = pointer + 4 <= block.length ? long(pointer) : block.length;
    if (directory + 2 > block.length) continue;
    const entries = directory + 2;
    // The pointer to the next directory is at the end of this one.
    const end = entries + short(directory) * 12;
    for (let entry = entries; entry < end && entry + 12 <= block.length; entry += 12) {
      if (isBeyond()) return true;
      const type = short(entry + 2);
      const size = (sizes[type] ?? 0) * long(entry + 4);
      if (isRead) values += Math.min(size, block.length);
      if (values > maxValues) return true;
      if (!pointers.has(short(entry))) continue;
      // exif-reader accepts a number of any type as an offset, and would follow it to another place than this function.
      if (isRead && !offsetTypes.has(type)) return true;
      left.push({ pointer: entry + 8, isRead });
    }
    // Values count only in directories that exif-reader reads: at the end of all but the first, some cameras write anything.
    left.push({ pointer: end, isRead: followed === 0 });
  }
  return true;
}

/** The tags whose values are the offsets of other directories: Exif, GPS, Interop. */
const pointers: ReadonlySet<number> = new Set([0x8769, 0x8825, 0xa005]);

/** The types of those values: LONG, IFD. */
const offsetTypes: ReadonlySet<number> = new Set([4, 13]);

/**
 * Bytes of a value by its type, from 1 on: BYTE, ASCII, SHORT, LONG, RATIONAL, and the same with a sign. None for
 * UNDEFINED, such as a maker note, which is not copied.
 */
const sizes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 0, 2, 4, 8];
