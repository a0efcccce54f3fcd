import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { isDrawing, pictureType } from '../../../../data/files/pictureType.ts';

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>a</text></svg>');

test('a drawing is known without sharp, which would measure it', async () => {
  expect(await pictureType(drawing)).toBe('image/svg+xml');
  expect(await pictureType(Buffer.from('<?xml version="1.0"?>\n<SVG no more'))).toBe(
    'image/svg+xml',
  );
});

test('a packed drawing is no picture', async () => {
  expect(await pictureType(gzipSync(drawing))).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s is no drawing', async (format) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#17665a' } });
  const content = Buffer.concat([await picture.toFormat(format).toBuffer(), drawing]);
  expect(isDrawing(content)).toBe(false);
  expect(await pictureType(content)).toBe(`image/${format}`);
});
