import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../../data/Content.ts';
import { cardFonts } from '../../../../eleventy/socialImages/cardFonts.ts';
import { draw } from '../../../../eleventy/socialImages/draw.ts';
import { planSocialImages } from '../../../../eleventy/socialImages/plan.ts';
import { withFolder } from '../../data/withFolder.ts';
import { newsItem, newsSite } from '../../pages/newsSite.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h9v9z"/></svg>';

const tall =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="30000"><path d="M0 0h1v9z"/></svg>';

/** A drawing that repeats a circle 100 million times. */
const repeated = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315">
  <defs><g id="part0"><circle r="5"/></g>${Array.from(
    { length: 8 },
    (_, index) => `<g id="part${index + 1}">${`<use href="#part${index}"/>`.repeat(10)}</g>`,
  ).join('')}</defs><use href="#part8"/></svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  await mkdir(join(folder, 'images'));
  const paint = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: '#842' } })
      .png()
      .toBuffer();
  const files: [string, string | Buffer][] = [
    ['logo.svg', logo],
    ['drawing.svg', logo],
    ['tall.svg', tall],
    ['repeated.svg', repeated],
    ['large.png', await paint(900)],
    ['small.png', await paint(90)],
    ['broken.png', 'no picture'],
  ];
  for (const [name, file] of files) await writeFile(join(folder, 'images', name), file);
});
afterAll(() => rm(folder, { recursive: true }));

const withPicture = (slug: string, date: string, file: string) =>
  newsItem(slug, date, { image: { file } }, { image_alt: `Bild ${slug}` });

/** A site with a news item for each picture file. */
function siteWith(...pictures: string[]): Content {
  const news = pictures.map((file, index) =>
    withPicture(`n${index}`, `2026-11-0${9 - index}`, file),
  );
  return withFolder(newsSite(news), folder);
}

const planFor = (content: Content, most = 300) => planSocialImages(content, most);

describe('the plan', () => {
  it('has an image for every page that may be found', async () => {
    const content = siteWith();
    const { images, drawings } = await planFor(content);
    expect([...images.keys()].sort()).toEqual(
      content.routes.all
        .filter(({ page }) => page.key !== 'notFound')
        .map(({ path }) => path)
        .sort(),
    );
    for (const { address } of images.values()) {
      expect(address).toMatch(/^\/assets\/social\/[0-9a-f]{16}\.png$/);
      expect(drawings.has(address.split('/').at(-1)!)).toBe(true);
    }
  });

  it('shows the title of the page and the name of the site in the language of the page', async () => {
    const { images, drawings } = await planFor(siteWith());
    const file = images.get('/en/news')!.address.split('/').at(-1)!;
    expect(drawings.get(file)).toMatchObject({
      kind: 'card',
      props: { title: 'content en', siteName: 'Association' },
    });
  });

  it('prefers the picture of a news item, drawings among them, and tells what it shows', async () => {
    const { images, drawings } = await planFor(siteWith('large.png', 'drawing.svg'));
    for (const slug of ['n0', 'n1']) {
      const { address, alt } = images.get(`/aktuelles/${slug}`)!;
      expect(drawings.get(address.split('/').at(-1)!)).toMatchObject({ kind: 'picture' });
      expect(alt).toBe(`Bild ${slug}`);
    }
  });

  it.each(['small.png', 'broken.png', 'missing.png', 'tall.svg'])(
    'has the title rather than the picture %s',
    async (file) => {
      const { images } = await planFor(siteWith(file));
      expect(images.get('/aktuelles/n0')).toMatchObject({
        address: expect.stringMatching(/\.png$/),
        alt: undefined,
      });
    },
  );

  it('gives pages beyond the limit the image of the start page in their language', async () => {
    const content = siteWith('large.png', 'large.png');
    const { images } = await planFor(content, content.routes.all.length - 5);
    expect(images.get('/aktuelles/n0')!.address).toMatch(/\.jpg$/);
    expect(images.get('/aktuelles/n1')).toEqual(images.get('/'));
    expect(images.get('/en/news/n1')).toEqual(images.get('/en/'));
  });

  it('draws one image a language where the limit is 0', async () => {
    const { images, drawings } = await planFor(siteWith(), 0);
    expect(drawings.size).toBe(3);
    expect(images.get('/kontakt')).toEqual(images.get('/'));
  });

  it('is the same each time, so that no image is drawn twice', async () => {
    expect(await planFor(siteWith('large.png'))).toEqual(await planFor(siteWith('large.png')));
  });
});

describe('a drawn image', () => {
  const size = { width: 1200, height: 630 };

  it('is a card in the size that social networks ask for', async () => {
    const { drawings } = await planFor(siteWith());
    const [card] = [...drawings.values()];
    const fonts = await cardFonts(['content de Verband'], 'humane');
    expect(await sharp(await draw(card!, fonts)).metadata()).toMatchObject({
      ...size,
      format: 'png',
    });
  });

  it.each(['large.png', 'drawing.svg', 'repeated.svg'])('is %s in the same size', async (file) => {
    const { drawings } = await planFor(siteWith(file));
    const picture = [...drawings.values()].find(({ kind }) => kind === 'picture');
    expect(await sharp(await draw(picture!, [])).metadata()).toMatchObject({
      ...size,
      format: 'jpeg',
    });
  });

  it.each(['Verband', 'Ő', '協会 ✨'])('is drawn whichever letters it has: %s', async (title) => {
    const { drawings } = await planFor(siteWith());
    const [card] = [...drawings.values()];
    if (card?.kind !== 'card') throw new Error('The start page has no card.');
    const props = { ...card.props, title, siteName: title };
    const drawn = await draw({ ...card, props }, await cardFonts([title], 'humane'));
    expect(await sharp(drawn).metadata()).toMatchObject(size);
  });

  it.each(['\u2066Verband\u2069', 'Ver\u200bband', 'Ver\u00adband', 'Verband\ufeff'])(
    'has no invisible characters, which satori cannot draw: %j',
    async (title) => {
      const [card] = [...(await planFor(siteWith())).drawings.values()];
      if (card?.kind !== 'card') throw new Error('The first drawing is no card.');
      const drawn = async (words: string) =>
        draw(
          { ...card, props: { ...card.props, title: words, siteName: words } },
          await cardFonts([words], 'salon'),
        );
      expect((await drawn(title)).equals(await drawn('Verband'))).toBe(true);
    },
  );

  it('is set in the typefaces of the project', async () => {
    const { drawings } = await planFor(siteWith());
    const [card] = [...drawings.values()];
    const one = await draw(card!, await cardFonts(['content de Verband'], 'humane'));
    const other = await draw(card!, await cardFonts(['content de Verband'], 'salon'));
    expect(one.equals(other)).toBe(false);
  });

  it('has letters that no European name does without', async () => {
    const drawn = async (title: string) => {
      const { drawings } = await planFor(siteWith());
      const [card] = [...drawings.values()];
      if (card?.kind !== 'card') throw new Error('The start page has no card.');
      return draw(
        { ...card, props: { ...card.props, title } },
        await cardFonts(['WałęsaVerband'], 'humane'),
      );
    };
    expect((await drawn('Wałęsa')).equals(await drawn('Wa sa'))).toBe(false);
  });
});
