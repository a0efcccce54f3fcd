import { exifTakesLong } from '../../../../data/files/exifTakesLong.ts';
import { pictureType } from '../../../../data/files/pictureType.ts';
import {
  endlessExif,
  manyBlocksOfExif,
  overlappingExif,
  pictureWithExif,
  usualPicture,
} from '../../../content/picturesWithExif.ts';

test('takes what cameras write', async () => {
  const usual = await usualPicture({ place: true });
  expect(exifTakesLong(usual)).toBe(false);
  expect(await pictureType(usual)).toBe('image/jpeg');
});

test('tells of directories that lead to each other, in whatever byte order', async () => {
  const endless = await pictureWithExif(endlessExif(2));
  expect(exifTakesLong(endless)).toBe(true);
  expect(await pictureType(endless)).toBeUndefined();
  const bigEndian = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08',
    'latin1',
  );
  expect(exifTakesLong(Buffer.concat([Buffer.alloc(9), bigEndian]))).toBe(true);
});

test('follows the pointer at the end of a directory', () => {
  const data = endlessExif(0);
  expect(exifTakesLong(data)).toBe(false);
  data.writeUInt32LE(8, 10);
  expect(exifTakesLong(data)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['half a header', 'II*\0\x08'],
  ['a directory elsewhere', 'II*\0\xff\xff\xff\xff'],
  ['half a directory', 'II*\0\x08\0\0\0\xff\xff'],
])('takes %s', (_what, text) => {
  expect(exifTakesLong(Buffer.from(text, 'latin1'))).toBe(false);
});

test('tells of more places than a camera writes', () => {
  expect(exifTakesLong(Buffer.from('II*\0'.repeat(100), 'latin1'))).toBe(false);
  expect(exifTakesLong(Buffer.from('II*\0'.repeat(101), 'latin1'))).toBe(true);
});

test('tells of more entries than a camera writes, in all blocks together, and soon', () => {
  const picture = manyBlocksOfExif();
  const begun = performance.now();
  expect(exifTakesLong(picture)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('tells of values that overlap, in a directory that is read', async () => {
  expect(exifTakesLong(await pictureWithExif(overlappingExif(100)))).toBe(false);
  expect(exifTakesLong(await pictureWithExif(overlappingExif(1000)))).toBe(true);
  const notCopied = overlappingExif(1000);
  for (let index = 0; index < 1000; index += 1) notCopied[10 + index * 12 + 2] = 7;
  expect(exifTakesLong(await pictureWithExif(notCopied))).toBe(false);
});

test('a camera may write anything at the end of its directory for the exposure', () => {
  const data = Buffer.concat([endlessExif(1), Buffer.from([0, 0]), Buffer.alloc(4)]);
  // The directory for the exposure is empty, and the next one would be the values that overlap.
  data.writeUInt32LE(26, 18);
  const { length } = data;
  data.writeUInt32LE(length, 28);
  const shifted = overlappingExif(300).subarray(8);
  expect(exifTakesLong(Buffer.concat([data, shifted]))).toBe(false);
  // As the directory after the first one, it is read.
  data.writeUInt32LE(length, 22);
  expect(exifTakesLong(Buffer.concat([data, shifted]))).toBe(true);
});

test('tells of a pointer that is read as another number', () => {
  const data = endlessExif(1);
  data.writeUInt32LE(200, 18);
  expect(exifTakesLong(data)).toBe(false);
  data.writeUInt16LE(3, 12);
  expect(exifTakesLong(data)).toBe(true);
});
