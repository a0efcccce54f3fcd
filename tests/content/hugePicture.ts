import { crc32, deflateSync } from 'node:zlib';

/** A PNG of 36 megapixels with transparency, in some 100 bytes: it has no pixels, only says how many. */
export function hugePicture(): Buffer {
  const size = Buffer.from([0, 0, 0x17, 0x70, 0, 0, 0x17, 0x70, 8, 6, 0, 0, 1]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
