import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from '../../../../eleventy/socialImages/drawing.ts';
import { ImageFolder } from '../../../../eleventy/socialImages/ImageFolder.ts';

const here = process.cwd();
let folder: string;
let source: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-folder-'));
  process.chdir(folder);
  source = join(folder, 'haus.png');
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#842' } })
    .png()
    .toFile(source);
});

afterEach(async () => {
  process.chdir(here);
  await rm(folder, { recursive: true });
});

const picture = (): Drawing => ({ kind: 'picture', file: 'one.jpg', source, ground: '#fff' });

const card: Drawing = {
  kind: 'card',
  file: 'two.png',
  props: {
    title: 'Die Bienen sind zurück',
    siteName: 'Verband',
    colors: { canvas: '#fff', ink: '#111', accent: '#17665a', band: '#17665a', onBand: '#fff' },
    logo: {
      src: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')}`,
      width: 2,
      height: 1,
    },
    typefaces: 'humane',
  },
};

it('holds every image when it is waited for', async () => {
  await new ImageFolder(join(folder, 'site'), [picture(), card]).filled();
  const shapes = ['one.jpg', 'two.png'].map(async (name) => {
    const { format, width, height } = await sharp(join(folder, 'site', name)).metadata();
    return { format, width, height };
  });
  expect(await Promise.all(shapes)).toEqual([
    { format: 'jpeg', width: 1200, height: 630 },
    { format: 'png', width: 1200, height: 630 },
  ]);
});

it('draws what no earlier build has drawn, and copies the rest', async () => {
  await new ImageFolder(join(folder, 'site'), [picture()]).filled();
  const drawn = await readFile(join(folder, 'site/one.jpg'));
  // Without its source the picture can't be drawn again, so it must be copied.
  await rm(source);
  await new ImageFolder(join(folder, 'next'), [picture(), card]).filled();
  expect((await readdir(join(folder, 'next'))).sort()).toEqual(['one.jpg', 'two.png']);
  expect(await readFile(join(folder, 'next/one.jpg'))).toEqual(drawn);
});

it('forgets what no build has asked for longest, and nothing that it needs itself', async () => {
  await new ImageFolder(join(folder, 'site'), [picture()]).filled();
  const cache = join(folder, '.cache/social');
  const longAgo = new Date('2020-01-01');
  await utimes(join(cache, 'one.jpg'), longAgo, longAgo);
  const others = Array.from({ length: 2000 }, (_, index) => `other-${index}.png`);
  for (const [index, name] of others.entries()) {
    await writeFile(join(cache, name), '');
    const used = new Date(Date.UTC(2021, 0, 1, 0, 0, index));
    await utimes(join(cache, name), used, used);
  }
  await new ImageFolder(join(folder, 'next'), [picture()]).filled();
  const kept = new Set(await readdir(cache));
  expect(kept.size).toBe(2000);
  expect(['one.jpg', ...others].filter((name) => !kept.has(name))).toEqual(['other-0.png']);
});

it('tells who waits that one can not be drawn', async () => {
  await rm(source);
  const images = new ImageFolder(join(folder, 'site'), [picture()]);
  await expect(images.filled()).rejects.toThrow(/haus\.png/);
});

it('is not made where there is nothing to draw', async () => {
  await new ImageFolder(join(folder, 'site'), []).filled();
  expect(await readdir(folder)).toEqual(['haus.png']);
});
