/** Maximum number of directories in one block of Exif data. Cameras write five: the picture, thumbnail, Exif, GPS, Interop. */
const mostDirectories = 20;

/** Maximum number of places in a file where Exif data seems to begin. Cameras write a few. */
const mostBlocks = 100;

/**
 * Whether the directories of a picture's Exif data lead to each other so often that reading them takes seconds.
 * libexif 0.6.26, which sharp uses, follows each pointer again: a JPEG of 6 KB, in which 500 pointers lead back
 * to the first directory, took 11 s for its size and 20 s for each scaled version. Nothing in sharp 0.35.5 can
 * switch that off or stop it.
 *
 * Exif data may be in any container (JPEG, PNG, WebP, AVIF), so this function looks for the start of Exif data at all
 * places of the file.
 */
export function exifIsEndless(file: Buffer): boolean {
  const starts = [...placesOf(file, 'II*\0'), ...placesOf(file, 'MM\0*')];
  return starts.length > mostBlocks || starts.some((start) => isEndless(file.subarray(start)));
}

/** Returns where a text begins in a file; not more places than the maximum and one. */
function placesOf(file: Buffer, text: string): number[] {
  const places: number[] = [];
  let place = file.indexOf(text, 0, 'latin1');
  while (place >= 0 && places.length <= mostBlocks) {
    places.push(place);
    place = file.indexOf(text, place + text.length, 'latin1');
  }
  return places;
}

/** @param block from the byte order on, to which all offsets refer */
function isEndless(block: Buffer): boolean {
  const isLittle = block[0] === 'I'.charCodeAt(0);
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const left = [4];
  for (let followed = 0; followed <= mostDirectories; followed += 1) {
    const pointer = left.pop();
    if (pointer === undefined) return false;
    const directory = pointer + 4 <= block.length ? long(pointer) : block.length;
    if (directory + 2 > block.length) continue;
    const entries = directory + 2;
    // At its end is the pointer to the next directory.
    const end = entries + short(directory) * 12;
    for (let entry = entries; entry < end && entry + 12 <= block.length; entry += 12) {
      if (pointers.has(short(entry))) left.push(entry + 8);
    }
    left.push(end);
  }
  return true;
}

/** The tags whose values are the offsets of further directories: Exif, GPS, Interop. */
const pointers: ReadonlySet<number> = new Set([0x8769, 0x8825, 0xa005]);
