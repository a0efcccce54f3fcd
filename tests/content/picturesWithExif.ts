import sharp from 'sharp';

const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#17665a' } });

/** A photograph with what cameras write: directories for the picture and the exposure, and maybe for the place. */
export function usualPicture({ place }: { readonly place: boolean }): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: 'Muster' },
    IFD2: { ISOSpeedRatings: '100' },
    ...(place && { IFD3: { GPSStatus: 'A' } }),
  };
  return small().withExif(exif).jpeg().toBuffer();
}

/**
 * Exif data with pointers from its only directory back to it. With ten, libexif reads it at once; with 500, in 11 s.
 */
export function endlessExif(pointers: number): Buffer {
  const data = Buffer.alloc(8 + 2 + pointers * 12 + 4);
  data.write('II*\0', 'latin1');
  data.writeUInt32LE(8, 4);
  data.writeUInt16LE(pointers, 8);
  for (let index = 0; index < pointers; index += 1) {
    const entry = 10 + index * 12;
    data.writeUInt16LE(index % 3 === 0 ? 0x8825 : 0x8769, entry);
    data.writeUInt16LE(4, entry + 2);
    data.writeUInt32LE(1, entry + 4);
    data.writeUInt32LE(8, entry + 8);
  }
  return data;
}

/**
 * A hundred blocks of Exif data that share their entries. Each has 19 directories of 65,535 entries without values, so none
 * of them takes long by itself.
 */
export function manyBlocksOfExif(): Buffer {
  const [blocks, directories, entries] = [99, 19, 65_535];
  const begin = 8 * blocks + 64;
  const end = entries * 12 + 2;
  const data = Buffer.alloc(begin + 4 * blocks * directories + end + 4);
  for (let block = 0; block < blocks; block += 1) {
    const start = 8 * block;
    const directoryAt = (index: number) => begin + 4 * (block * directories + index);
    data.write('II*\0', start, 'latin1');
    data.writeUInt32LE(directoryAt(0) - start, start + 4);
    for (let index = 0; index < directories; index += 1) {
      const isLast = index + 1 === directories;
      data.writeUInt16LE(entries, directoryAt(index));
      data.writeUInt32LE(
        isLast ? 0xffffff00 : directoryAt(index + 1) - start,
        directoryAt(index) + end,
      );
    }
  }
  return data;
}

/** Exif data with a directory whose values are all nearly the whole of it. */
export function overlappingExif(values: number): Buffer {
  const data = Buffer.alloc(8 + 2 + values * 12 + 4);
  data.write('II*\0', 'latin1');
  data.writeUInt32LE(8, 4);
  data.writeUInt16LE(values, 8);
  for (let index = 0; index < values; index += 1) {
    const entry = 10 + index * 12;
    data.writeUInt16LE(0x1000 + index, entry);
    data.writeUInt16LE(1, entry + 2);
    data.writeUInt32LE(data.length - 8, entry + 4);
    data.writeUInt32LE(8, entry + 8);
  }
  return data;
}

/** The metadata of a photograph from a phone that was held sideways: its owner, and the place in one or the other way. */
export async function photographsAtHome(): Promise<readonly Photograph[]> {
  const exif = { IFD0: { Artist: 'Erika Muster' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const withExif = () => small().withMetadata({ orientation: 6 }).withExif(exif);
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31N"/></rdf:RDF></x:xmpmeta>';
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
  const photographs = await Promise.all(
    formats.map(async (format) => ({
      type: `image/${format}`,
      content: await withExif().toFormat(format).toBuffer(),
    })),
  );
  const described = { type: 'image/jpeg', content: await small().withXmp(xmp).jpeg().toBuffer() };
  return [...photographs, described];
}

interface Photograph {
  readonly type: string;
  readonly content: Buffer;
}

export function pictureWithExif(exif: Buffer): Promise<Buffer> {
  return pictureWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]));
}

/** A picture whose XMP text is not what XMP has to be. */
export function pictureWithXmp(text: string): Promise<Buffer> {
  return pictureWith(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`, 'latin1'));
}

/**
 * A picture with IPTC texts that overlap: each entry is five bytes long and says that it has 64 KB, from its own end on.
 *
 * @param keyword the number of the kind of text
 */
export function pictureWithIptc(entries: number, keyword = 25): Promise<Buffer> {
  const texts = Buffer.alloc(entries * 5, Buffer.from([28, 2, keyword, 0xff, 0xff]));
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(texts.length, head.length - 4);
  return pictureWith(0xed, Buffer.concat([head, texts]));
}

/** A picture with a colour profile. */
export function pictureWithProfile(profile: Buffer): Promise<Buffer> {
  const head = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  return pictureWith(0xe2, Buffer.concat([head, profile]));
}

/**
 * A colour profile whose entries all lead to one text, in the second half of the profile.
 *
 * @param count the number of entries that it says it has
 */
export function overlappingProfile(entries: number, count = entries): Buffer {
  const text = 132 + entries * 12;
  const data = Buffer.alloc(2 * text, 'A');
  data.fill(0, 0, text + 28);
  data.writeUInt32BE(data.length, 0);
  data.write('acsp', 36);
  data.writeUInt32BE(count, 128);
  for (let index = 0; index < entries; index += 1) {
    const entry = 132 + index * 12;
    data.write('desc', entry);
    data.writeUInt32BE(text, entry + 4);
    data.writeUInt32BE(text, entry + 8);
  }
  data.write('mluc', text);
  data.writeUInt32BE(1, text + 8);
  data.writeUInt32BE(12, text + 12);
  data.writeUInt32BE(text - 28, text + 20);
  data.writeUInt32BE(28, text + 24);
  return data;
}

/** @param kind of the JPEG segment with the content */
async function pictureWith(kind: number, content: Buffer): Promise<Buffer> {
  const picture = await small().jpeg().toBuffer();
  const marker = Buffer.from([0xff, kind, 0, 0]);
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), marker, content, picture.subarray(2)]);
}
