/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type { LocalFile } from '../../../data/files.ts';
import type { ContentImage } from '../../../eleventy/images/contentImage.ts';
import { prepareImages, type ContentImages } from '../../../eleventy/images/prepareImages.ts';
import { richText, type TextSurroundings } from '../../../eleventy/richText.ts';

const house: ContentImage = {
  src: '/assets/images/h-1980.jpeg',
  width: 1980,
  height: 1320,
  sources: [
    { type: 'image/avif', srcSet: '/assets/images/h-480.avif 480w' },
    { type: 'image/webp', srcSet: '/assets/images/h-480.webp 480w' },
  ],
};
const drawing: ContentImage = { src: '/images/plan.svg', width: 30, height: 20, sources: [] };
const images = new Map([
  ['/images/haus.jpg', house],
  ['/images/plan.svg', drawing],
]);
const surroundings: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(neuer Tab)',
  siteOrigin: 'https://verband.example',
  image: (address) => images.get(address),
};

const textOf = (source: string) => richText(source, surroundings);

describe('a picture of the content', () => {
  it('is shown in the formats and sizes that it is ready in, when it comes near', () => {
    const sizes = 'sizes="(min-width: 52em) 49em, 100vw"';
    expect(textOf('<p><img src="/images/haus.jpg" alt="Unser Haus" class="x"></p>').html).toBe(
      '<p><picture>' +
        `<source type="image/avif" srcset="/assets/images/h-480.avif 480w" ${sizes}>` +
        `<source type="image/webp" srcset="/assets/images/h-480.webp 480w" ${sizes}>` +
        '<img src="/assets/images/h-1980.jpeg" width="1980" height="1320" alt="Unser Haus" loading="lazy" decoding="async">' +
        '</picture></p>',
    );
  });

  it('stays as it is where it is a drawing', () => {
    expect(textOf('<figure><img alt="" src="/images/plan.svg"></figure>').html).toBe(
      '<figure><img src="/images/plan.svg" width="30" height="20" alt="" loading="lazy" decoding="async"></figure>',
    );
  });

  it.each([
    'https://verband.example/images/haus.jpg',
    '/images/haus.jpg?v=2',
    '/images/h%61us.jpg',
  ])('is found at %s, too', (src) => {
    expect(textOf(`<img src="${src}" alt="">`).html).toContain('<picture>');
  });

  it('without alternative text has an empty one, and the editor is told', () => {
    const { html, warnings } = textOf('<img src="/images/plan.svg">');
    expect(html).toContain(' alt="" ');
    expect(warnings).toEqual([expect.stringContaining('/images/plan.svg has no alternative text')]);
  });

  it('gives no warning where all is well, even with an empty alternative', () => {
    expect(textOf('<img src="/images/plan.svg" alt="">').warnings).toEqual([]);
  });

  it('is shown anew once its file has changed', () => {
    const source = '<img src="/images/haus.jpg" alt="neu">';
    const before = textOf(source);
    expect(textOf(source)).toBe(before);
    const changed = { ...surroundings, image: () => drawing };
    expect(richText(source, changed).html).toContain('/images/plan.svg');
  });
});

describe('a link to a picture of the content', () => {
  it.each(['/images/haus.jpg', 'https://verband.example/images/haus.jpg'])(
    'leads to the largest that the site has, from %s',
    (href) => {
      expect(textOf(`<a href="${href}">Das Haus</a>`).html).toBe(
        '<a href="/assets/images/h-1980.jpeg">Das Haus</a>',
      );
    },
  );

  it.each(['/images/fehlt.jpg', '/files/satzung.pdf', '/kontakt'])('is not one to %s', (href) => {
    expect(textOf(`<a href="${href}">x</a>`).html).toBe(`<a href="${href}">x</a>`);
  });
});

describe('any other picture is left out, and the editor is told why', () => {
  it.each([
    ['https://example.org/a.jpg', 'on another host'],
    ['//example.org/a.jpg', 'on another host'],
    ['http://example.org/pixel.gif?u=1', 'on another host'],
    ['/images/fehlt.jpg', 'no such file'],
    ['bild.jpg', 'no such file'],
    ['data:image/png;base64,AAAA', 'without an address'],
    ['javascript:alert(1)', 'without an address'],
    ['', 'without an address'],
  ])('%s', (src, reason) => {
    const { html, warnings } = textOf(`<p>a<img src="${src}" alt="b" srcset="${src} 2x"></p>`);
    expect(html).toBe('<p>a</p>');
    expect(warnings).toEqual([expect.stringContaining(reason)]);
  });
});

describe('pictures are made ready', () => {
  let folder: string;
  let outDir: string;
  let ready: ContentImages;

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    outDir = join(folder, 'dist');
    await mkdir(join(folder, 'images'));
    const file = (name: string) => join(folder, 'images', name);
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#17665a' } });
    await plain(2200, 110).jpeg().toFile(file('breit.jpg'));
    await plain(600, 30).png().toFile(file('klein.png'));
    await plain(60, 30)
      .withExif({
        IFD0: { Artist: 'Erika Musterfrau' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toFile(file('kamera.jpg'));
    const frames = ['#17665a', '#faf7f2'].map((background) => ({
      create: { width: 40, height: 20, channels: 3 as const, background },
    }));
    await sharp(frames as never, { join: { animated: true } })
      .gif()
      .toFile(file('bewegt.gif'));
    await plain(20, 10).png().toFile(file('unbenutzt.png'));
    await plain(20, 10).png().toFile(join(folder, 'geheim.png'));
    await writeFile(file('kaputt.jpg'), 'Das ist kein Bild.');
    await writeFile(
      file('plan.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
    );
    ready = await prepareImages(uses, folder, outDir);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true }));

  const use = (file: string, inFolder: LocalFile['folder'] = 'images') => ({
    ...{ origin: 'pages/haus.json', field: 'translations.de.body', onHost: false },
    folder: inFolder,
    file,
  });
  const uses = [
    ...['breit.jpg', 'fehlt.jpg', 'klein.png', '../geheim.png', 'kaputt.jpg', 'plan.svg'],
    ...['kamera.jpg', 'bewegt.gif', 'klein.png'],
  ].map((file) => use(file));

  it('if the content refers to them', () => {
    expect([...ready.keys()].sort()).toEqual([
      '/images/bewegt.gif',
      '/images/breit.jpg',
      '/images/kamera.jpg',
      '/images/klein.png',
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

  it('never larger than they are', () => {
    const { src, width, sources } = ready.get('/images/klein.png')!;
    expect(width).toBe(600);
    expect(src).toMatch(/-600\.png$/);
    expect(sources[0]?.srcSet).toMatch(/ 480w, .* 600w$/);
  });

  it('as drawings untouched, with their size', async () => {
    expect(ready.get('/images/plan.svg')).toEqual(drawing);
    expect(await readFile(join(outDir, 'images/plan.svg'))).toEqual(
      await readFile(join(folder, 'images/plan.svg')),
    );
  });

  it('as animations that move on', async () => {
    const { src, width, height, sources } = ready.get('/images/bewegt.gif')!;
    expect({ width, height, sources }).toEqual({ width: 40, height: 20, sources: [] });
    expect(await sharp(join(outDir, src), { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 2,
    });
  });

  it('without what a camera noted, but turned as it was held', async () => {
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

  it('and nothing else is published, least of all the originals', async () => {
    expect(await readdir(join(outDir, 'images'))).toEqual(['plan.svg']);
    expect(await prepareImages([use('plan.svg', 'files')], folder, outDir)).toEqual(new Map());
  });

  it('as files that are there', async () => {
    const addresses = [...ready.values()].flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((size) => size.split(' ')[0]!)),
    ]);
    for (const address of addresses.filter((address) => address !== drawing.src)) {
      expect((await stat(join(outDir, address))).size).toBeGreaterThan(0);
    }
    expect(await readdir(join(outDir, 'assets/images'))).toHaveLength(addresses.length - 1);
  });

  it('once: the next build finds them', async () => {
    const next = join(folder, 'next');
    const start = performance.now();
    expect(await prepareImages([use('breit.jpg')], folder, next)).toEqual(
      new Map([['/images/breit.jpg', ready.get('/images/breit.jpg')]]),
    );
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await readdir(join(next, 'assets/images'))).toHaveLength(9);
  });

  it('and whoever builds is told of a file that is no picture', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    await prepareImages([use('kaputt.jpg')], folder, outDir);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('kaputt.jpg cannot be shown'));
  });
});
