/** @jest-environment node */
import sharp from 'sharp';
import { memoryProblem } from '../../../../data/files/pictureMemory.ts';

const ofMegapixels = (megapixels: number) => ({
  ...{ format: 'png', channels: 3, depth: 'uchar' },
  ...{ width: 1000 * megapixels, height: 1000 },
});

test('takes what fits into the memory', () => {
  expect(memoryProblem(ofMegapixels(40))).toBeUndefined();
});

test.each([
  ['pixels', 123, { width: 41_000 }],
  ['channels', 160, { channels: 4 }],
  ['values of two bytes', 240, { depth: 'ushort' }],
])('refuses a picture with more %s', (_what, megabytes, change) => {
  const expected = `takes ${megabytes} MB of memory, and may take 120: make it smaller`;
  expect(memoryProblem({ ...ofMegapixels(40), ...change })).toBe(expected);
});

test('takes any drawing, and any JPEG that is read in parts', () => {
  const large = ofMegapixels(200);
  expect(memoryProblem({ ...large, format: 'svg' })).toBeUndefined();
  expect(memoryProblem({ ...large, format: 'jpeg', isProgressive: false })).toBeUndefined();
  expect(memoryProblem({ ...large, format: 'jpeg', isProgressive: true })).toContain('600 MB');
});

test('sharp tells whether a JPEG is progressive, or a PNG interlaced', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#17665a' } });
  for (const progressive of [true, false]) {
    const written = [picture.jpeg({ progressive }), picture.png({ progressive })];
    for (const each of written) {
      const { isProgressive } = await sharp(await each.toBuffer()).metadata();
      expect(isProgressive).toBe(progressive);
    }
  }
});
