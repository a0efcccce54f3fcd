import { exifIsEndless } from '../../../../data/files/exifIsEndless.ts';
import { pictureType } from '../../../../data/files/pictureType.ts';
import { endlessExif, pictureWithExif, usualPicture } from '../../../content/picturesWithExif.ts';

test('takes what cameras write', async () => {
  const usual = await usualPicture({ place: true });
  expect(exifIsEndless(usual)).toBe(false);
  expect(await pictureType(usual)).toBe('image/jpeg');
});

test('tells of directories that lead to each other, in whatever byte order', async () => {
  const endless = await pictureWithExif(endlessExif(2));
  expect(exifIsEndless(endless)).toBe(true);
  expect(await pictureType(endless)).toBeUndefined();
  const bigEndian = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08',
    'latin1',
  );
  expect(exifIsEndless(Buffer.concat([Buffer.alloc(9), bigEndian]))).toBe(true);
});

test('follows the pointer at the end of a directory', () => {
  const data = endlessExif(0);
  expect(exifIsEndless(data)).toBe(false);
  data.writeUInt32LE(8, 10);
  expect(exifIsEndless(data)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['half a header', 'II*\0\x08'],
  ['a directory elsewhere', 'II*\0\xff\xff\xff\xff'],
  ['half a directory', 'II*\0\x08\0\0\0\xff\xff'],
])('takes %s', (_what, text) => {
  expect(exifIsEndless(Buffer.from(text, 'latin1'))).toBe(false);
});

test('tells of more places than a camera writes', () => {
  expect(exifIsEndless(Buffer.from('II*\0'.repeat(100), 'latin1'))).toBe(false);
  expect(exifIsEndless(Buffer.from('II*\0'.repeat(101), 'latin1'))).toBe(true);
});
