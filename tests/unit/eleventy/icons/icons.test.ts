import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from '../../../../eleventy/icons/icons.ts';
import { contentOf } from '../../data/smallContent.ts';
import { withFolder } from '../../data/withFolder.ts';

/** A red picture, twice as wide as high. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path fill="#f00" d="M0 0h64v32H0z"/></svg>';
const red = [255, 0, 0, 255];
const paper = [0xfa, 0xf7, 0xf2, 255];
const nothing = [0, 0, 0, 0];

let folder: string;
let icons: Map<string, Buffer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images/logo.svg'), logo);
  icons = await drawIcons(withFolder(contentOf(), folder));
});
afterAll(() => rm(folder, { recursive: true }));

/** Red, green, blue and alpha of a pixel. The position is a fraction of the width. */
async function pixel(icon: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}

describe('the icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %d px', async (file, size) => {
    expect(await sharp(icons.get(file)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  });

  it('show the whole logo, whatever its shape', async () => {
    const icon = icons.get('icon-192.png')!;
    expect(await pixel(icon, 0.02, 0.5)).toEqual(red);
    expect(await pixel(icon, 0.5, 0.1)).toEqual(nothing);
  });

  it('for Apple have a ground, since that would be black', async () => {
    const icon = icons.get('apple-touch-icon.png')!;
    expect(await pixel(icon, 0.5, 0.5)).toEqual(red);
    expect(await pixel(icon, 0.02, 0.02)).toEqual(paper);
  });

  it('that may be cut keep the logo away from the edge', async () => {
    const icon = icons.get('icon-maskable-512.png')!;
    expect(await pixel(icon, 0.2, 0.5)).toEqual(paper);
    expect(await pixel(icon, 0.25, 0.5)).toEqual(red);
  });

  it('favicon.ico is a PNG of 32 px in a container that says so', () => {
    const icon = icons.get('favicon.ico')!;
    expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const length = icon.readUInt32LE(14);
    const start = icon.readUInt32LE(18);
    expect(start + length).toBe(icon.length);
    expect(icon.subarray(start + 1, start + 4).toString()).toBe('PNG');
  });
});
