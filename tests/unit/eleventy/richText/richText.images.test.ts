import { describe, expect, it } from '@jest/globals';
import type { ContentImage } from '../../../../eleventy/images/contentImage.ts';
import {
  richText,
  type TextMemory,
  type TextSurroundings,
} from '../../../../eleventy/richText/richText.ts';

/* Pictures in texts: how they are shown, and which ones are left out. */

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
  it('is shown in the prepared formats and sizes, and loaded lazily', () => {
    const sizes = 'sizes="(min-width: 52em) 49em, 100vw"';
    expect(textOf('<p><img src="/images/haus.jpg" alt="Unser Haus" class="x"></p>').html).toBe(
      '<p><picture>' +
        `<source type="image/avif" srcset="/assets/images/h-480.avif 480w" ${sizes}>` +
        `<source type="image/webp" srcset="/assets/images/h-480.webp 480w" ${sizes}>` +
        '<img src="/assets/images/h-1980.jpeg" width="1980" height="1320" alt="Unser Haus" loading="lazy" decoding="async">' +
        '</picture></p>',
    );
  });

  it('is not changed if it is a drawing', () => {
    expect(textOf('<figure><img alt="" src="/images/plan.svg"></figure>').html).toBe(
      '<figure><img src="/images/plan.svg" width="30" height="20" alt="" loading="lazy" decoding="async"></figure>',
    );
  });

  it.each([
    'https://verband.example/images/haus.jpg',
    '/images/haus.jpg?v=2',
    '/images/h%61us.jpg',
  ])('is also found at %s', (src) => {
    expect(textOf(`<img src="${src}" alt="">`).html).toContain('<picture>');
  });

  it('without alternative text has an empty one, and the editor is informed', () => {
    const { html, warnings } = textOf('<img src="/images/plan.svg">');
    expect(html).toContain(' alt="" ');
    expect(warnings).toEqual([expect.stringContaining('/images/plan.svg has no alternative text')]);
  });

  it('gives no warning if its alternative text is empty', () => {
    expect(textOf('<img src="/images/plan.svg" alt="">').warnings).toEqual([]);
  });

  it('is rendered again when its file has changed', () => {
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
    'leads to the largest prepared size, from %s',
    (href) => {
      expect(textOf(`<a href="${href}">Das Haus</a>`).html).toBe(
        '<a href="/assets/images/h-1980.jpeg">Das Haus</a>',
      );
    },
  );

  it.each(['/images/fehlt.jpg', '/files/satzung.pdf', '/kontakt'])(
    'is not recognised for %s',
    (href) => {
      expect(textOf(`<a href="${href}">x</a>`).html).toBe(`<a href="${href}">x</a>`);
    },
  );
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
