import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import sharp from 'sharp';
import { hugePicture } from '../../../content/hugePicture.ts';
import type { LocalFile } from '../../../../data/files/files.ts';
import type { ContentImage } from '../../../../eleventy/images/contentImage.ts';
import { prepareImages, type ContentImages } from '../../../../eleventy/images/prepareImages.ts';
import { problemLines } from '../../data/smallContent.ts';
import {
  richText,
  type TextMemory,
  type TextSurroundings,
} from '../../../../eleventy/richText/richText.ts';

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

  it('without alternative text has an empty one, and the editor is informed', () => {
    const { html, warnings } = textOf('<img src="/images/plan.svg">');
    expect(html).toContain(' alt="" ');
    expect(warnings).toEqual([expect.stringContaining('/images/plan.svg has no alternative text')]);
  });

  it('gives no warning where all is well, even with an empty alternative', () => {
    expect(textOf('<img src="/images/plan.svg" alt="">').warnings).toEqual([]);
  });

  it('is shown again once its file has changed', () => {
    const source = '<img src="/images/haus.jpg" alt="neu">';
    const memory: TextMemory = new Map();
    const before = richText(source, surroundings, memory);
    expect(richText(source, surroundings, memory)).toBe(before);
    const changed = { ...surroundings, image: () => drawing };
    expect(richText(source, changed, memory).html).toContain('/images/plan.svg');
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

describe('any other picture is left out, and the editor is informed why', () => {
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
    const animation = sharp(frames as never, { join: { animated: true } });
    await animation.clone().gif().toFile(file('bewegt.gif'));
    await animation.clone().webp().toFile(file('bewegt.webp'));
    await plain(4000, 1).png().toFile(file('linie.png'));
    await plain(20, 10).png().toFile(file('unbenutzt.png'));
    await plain(20, 10).png().toFile(join(folder, 'geheim.png'));
    await writeFile(file('kaputt.jpg'), 'Das ist kein Bild.');
    await writeFile(
      file('plan.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
    );
    ready = await prepareImages(uses, folder, outDir);
  });

  afterAll(() => rm(folder, { recursive: true }));

  const use = (file: string, inFolder: LocalFile['folder'] = 'images') => ({
    ...{ origin: 'pages/haus.json', field: 'translations.de.body', onHost: false },
    folder: inFolder,
    file,
  });
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
    expect(ready.get('/images/plan.svg')).toEqual(drawing);
    expect(await readFile(join(outDir, 'images/plan.svg'))).toEqual(
      await readFile(join(folder, 'images/plan.svg')),
    );
  });

  it.each(['gif', 'webp'])('as animations that move on: %s', async (format) => {
    const { src, width, height } = ready.get(`/images/bewegt.${format}`)!;
    expect({ width, height }).toEqual({ width: 40, height: 20 });
    const published = await sharp(join(outDir, src), { animated: true }).metadata();
    expect(published).toMatchObject({ format, pages: 2 });
  });

  it.each(['gif', 'webp'])('which stand still for those who want it so: %s', async (format) => {
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
  });

  it('and no picture is without height', () => {
    const { width, height } = ready.get('/images/linie.png')!;
    expect({ width, height }).toEqual({ width: 1980, height: 1 });
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
    const before = process.cpuUsage();
    expect(await prepareImages([use('breit.jpg')], folder, next)).toEqual(
      new Map([['/images/breit.jpg', ready.get('/images/breit.jpg')]]),
    );
    const { user } = process.cpuUsage(before);
    // Processor time in seconds. Encoding the images takes longer.
    expect(user / 1_000_000).toBeLessThan(1);
    expect(await readdir(join(next, 'assets/images'))).toHaveLength(9);
  });

  describe('or stop the build', () => {
    const problemsOf = (...names: string[]) =>
      problemLines(() =>
        prepareImages(
          names.map((name) => use(name)),
          folder,
          outDir,
        ),
      );
    const place =
      'pages/haus.json: translations.de.body: expected a picture that can be shown, found';

    it('where a file is no picture, or came only in part', async () => {
      const whole = await readFile(join(folder, 'images/breit.jpg'));
      await writeFile(join(folder, 'images/halb.jpg'), whole.subarray(0, whole.length / 2));
      await writeFile(join(folder, 'images/offen.svg'), '<svg xmlns="http://www.w3.org/2000/svg">');
      expect(await problemsOf('kaputt.jpg', 'klein.png', 'halb.jpg', 'offen.svg')).toEqual([
        expect.stringMatching(`^${place} kaputt\\.jpg, which can't be read \\(Input file .+\\)$`),
        expect.stringMatching(`^${place} halb\\.jpg, which can't be read \\(.*premature end.*\\)$`),
        expect.stringMatching(
          `^${place} offen\\.svg, which can't be read \\(.*XML parse error.*\\)$`,
        ),
      ]);
    });

    it('where a drawing has the name of a photograph, whose address lets scripts run', async () => {
      await copyFile(join(folder, 'images/plan.svg'), join(folder, 'images/tarnung.png'));
      await copyFile(join(folder, 'images/klein.png'), join(folder, 'images/foto.svg'));
      expect(await problemsOf('tarnung.png', 'foto.svg')).toEqual([
        `${place} tarnung.png, which is of another kind: let its name end in .svg`,
        `${place} foto.svg, which is of another kind: let its name end in .png`,
      ]);
      expect(await readdir(join(outDir, 'images'))).toEqual(['plan.svg']);
    });

    it('where an animation has more pixels than can be read', async () => {
      // 300 pictures of a million pixels. sharp reads 268 million (its limitInputPixels).
      const screen = [0xe8, 3, 0xe8, 3, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
      const picture = [
        0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
      ];
      const pictures = Array.from({ length: 300 }, () => picture).flat();
      const gif = [...Buffer.from('GIF89a'), ...screen, ...pictures, 0x3b];
      await writeFile(join(folder, 'images/lang.gif'), Buffer.from(gif));
      expect(await problemsOf('lang.gif')).toEqual([
        `${place} lang.gif, which can't be read (Input image exceeds pixel limit)`,
      ]);
    });

    it('where a picture would take too much memory', async () => {
      await writeFile(join(folder, 'images/karte.png'), hugePicture());
      expect(await problemsOf('karte.png')).toEqual([
        `${place} karte.png, which takes 144 MB of memory, and may take 120: make it smaller`,
      ]);
    });

    it('where browsers show no pictures of the kind', async () => {
      const image = sharp(join(folder, 'images/klein.png'));
      await image.tiff().toFile(join(folder, 'images/scan.tiff'));
      await rename(join(folder, 'images/scan.tiff'), join(folder, 'images/scan.jpg'));
      expect(await problemsOf('scan.jpg')).toEqual([
        `${place} scan.jpg, which is a picture of the kind tiff`,
      ]);
    });

    it('but not where one photograph has the name of another', async () => {
      await copyFile(join(folder, 'images/klein.png'), join(folder, 'images/klein.jpg'));
      expect(await problemsOf('klein.jpg')).toEqual([]);
    });
  });

  describe('whatever becomes of what is remembered', () => {
    const imageOf = async (cache: string) => {
      const out = await mkdtemp(join(folder, 'out-'));
      const images = await prepareImages([use('klein.png')], folder, out, cache);
      return {
        image: images.get('/images/klein.png'),
        files: await readdir(join(out, 'assets/images')),
      };
    };
    let told: string[];

    beforeEach(() => {
      told = [];
      jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('where nothing can be', async () => {
      await writeFile(join(folder, 'file'), '');
      const { image, files } = await imageOf(join(folder, 'file/images'));
      expect(image).toEqual(ready.get('/images/klein.png'));
      expect(files).toHaveLength(5);
      expect(told).toEqual([
        ".cache can't be written (ENOTDIR), so the next build takes as long as the first.\n",
      ]);
    });

    it('where files are gone, or were not written to their end', async () => {
      const cache = join(folder, 'cache');
      const whole = await imageOf(cache);
      const [key = ''] = await readdir(cache);
      for (const spoil of [rm, (file: string) => writeFile(file, '')]) {
        const [name = ''] = (await readdir(join(cache, key))).filter((file) => /avif$/.test(file));
        await spoil(join(cache, key, name));
        expect(await imageOf(cache)).toEqual(whole);
        expect((await stat(join(cache, key, name))).size).toBeGreaterThan(0);
      }
      expect(told).toEqual([]);
    });
  });
});
