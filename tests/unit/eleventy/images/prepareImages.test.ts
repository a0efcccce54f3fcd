import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { prepareImages, type ContentImages } from '../../../../eleventy/images/prepareImages.ts';
import { newPictureFolder, use } from './pictureFolder.ts';

/*
 * The build prepares the pictures that the content refers to: formats, sizes, quality, no metadata.
 */

describe('the pictures of the content are prepared', () => {
  let folder: string;
  let outDir: string;
  let ready: ContentImages;

  beforeAll(async () => {
    folder = await newPictureFolder();
    outDir = join(folder, 'dist');
    ready = await prepareImages(uses, folder, outDir);
  });

  afterAll(() => rm(folder, { recursive: true }));

  const uses = [
    ...['breit.jpg', 'fehlt.jpg', 'klein.png', '../geheim.png', 'plan.svg'],
    ...['kamera.jpg', 'bewegt.gif', 'bewegt.webp', 'linie.png', 'klein.png'],
  ].map((file) => use(file));

  it('if the content refers to them', () => {
    expect([...ready.keys()].sort()).toEqual([
      '/images/bewegt.gif',
      '/images/bewegt.webp',
      '/images/breit.jpg',
      '/images/kamera.jpg',
      '/images/klein.png',
      '/images/linie.png',
      '/images/plan.svg',
    ]);
  });

  it('in AVIF and WebP of several widths, and in their own format, at most 1980 px wide', () => {
    const { src, width, height, sources } = ready.get('/images/breit.jpg')!;
    expect({ width, height }).toEqual({ width: 1980, height: 99 });
    expect(src).toMatch(/^\/assets\/images\/[\w-]+-1980\.jpeg$/);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of sources) {
      expect(srcSet.match(/\d+w/g)).toEqual(['480w', '960w', '1440w', '1980w']);
    }
  });

  it('in quality 85', async () => {
    const jpeg = await readFile(join(outDir, ready.get('/images/breit.jpg')!.src));
    // JPEG's annex K gives 16, 11, 12 and 14 for the first steps of brightness. libjpeg uses 30 %
    // of these values.
    const steps = jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 5;
    expect([...jpeg.subarray(steps, steps + 4)]).toEqual([5, 3, 4, 4]);
  });

  it('never larger than they are', () => {
    const { src, width, sources } = ready.get('/images/klein.png')!;
    expect(width).toBe(600);
    expect(src).toMatch(/-600\.png$/);
    expect(sources[0]?.srcSet).toMatch(/ 480w, .* 600w$/);
  });

  it('as drawings untouched, with their size', async () => {
    expect(ready.get('/images/plan.svg')).toEqual({
      src: '/images/plan.svg',
      width: 30,
      height: 20,
      sources: [],
    });
    expect(await readFile(join(outDir, 'images/plan.svg'))).toEqual(
      await readFile(join(folder, 'images/plan.svg')),
    );
  });

  it.each(['gif', 'webp'])('as animations that stay animated: %s', async (format) => {
    const { src, width, height } = ready.get(`/images/bewegt.${format}`)!;
    expect({ width, height }).toEqual({ width: 40, height: 20 });
    const published = await sharp(join(outDir, src), { animated: true }).metadata();
    expect(published).toMatchObject({ format, pages: 2 });
  });

  it.each(['gif', 'webp'])(
    'with a still picture for visitors who prefer reduced motion: %s',
    async (format) => {
      const { sources } = ready.get(`/images/bewegt.${format}`)!;
      expect(sources).toEqual([
        {
          type: 'image/avif',
          srcSet: expect.stringMatching(/^\S+ 40w$/) as unknown,
          media: '(prefers-reduced-motion: reduce)',
        },
      ]);
      const [address = ''] = sources[0]!.srcSet.split(' ');
      expect((await sharp(join(outDir, address)).metadata()).pages).toBe(1);
    },
  );

  it('with a height of at least 1 px', () => {
    const { width, height } = ready.get('/images/linie.png')!;
    expect({ width, height }).toEqual({ width: 1980, height: 1 });
  });

  it('without the metadata of cameras, and turned upright', async () => {
    const original = await sharp(join(folder, 'images/kamera.jpg')).metadata();
    expect(original).toMatchObject({ orientation: 3, exif: expect.any(Buffer) as unknown });
    const published = await readdir(join(outDir, 'assets/images'));
    for (const name of published) {
      const { exif, xmp, iptc, orientation } = await sharp(
        join(outDir, 'assets/images', name),
      ).metadata();
      expect({ name, exif, xmp, iptc, orientation }).toEqual({ name });
    }
  });

  it('and no originals are published', async () => {
    expect(await readdir(join(outDir, 'images'))).toEqual(['plan.svg']);
    expect(await prepareImages([use('plan.svg', 'files')], folder, outDir)).toEqual(new Map());
  });

  it('as files that exist', async () => {
    const addresses = [...ready.values()].flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((size) => size.split(' ')[0]!)),
    ]);
    for (const address of addresses.filter((address) => address !== '/images/plan.svg')) {
      expect((await stat(join(outDir, address))).size).toBeGreaterThan(0);
    }
    expect(await readdir(join(outDir, 'assets/images'))).toHaveLength(addresses.length - 1);
  });

  it('once: the next build takes them from the cache', async () => {
    const next = join(folder, 'next');
    const before = process.cpuUsage();
    expect(await prepareImages([use('breit.jpg')], folder, next)).toEqual(
      new Map([['/images/breit.jpg', ready.get('/images/breit.jpg')]]),
    );
    const { user } = process.cpuUsage(before);
    // Processor time in seconds. Encoding the images takes longer.
    expect(user / 1_000_000).toBeLessThan(1);
    expect(await readdir(join(next, 'assets/images'))).toHaveLength(9);
  });
});
