import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardFile } from '../../../../contract/catalogue.ts';
import { shopSite, watch } from '../../pages/shopSite.ts';
import { writtenList } from './writtenList.ts';

describe('the catalogue of a language', () => {
  const content = shopSite(100);

  it('has the cards of all products with a page in it, in the shop’s order, six per file', () => {
    const { index, files, cardFiles, cards } = writtenList(content, 'fr');
    const paths = content.site.products.flatMap(
      (product) => content.routes.pathOf(product, 'fr') ?? [],
    );
    // One in ten products lacks French texts.
    expect(paths).toHaveLength(90);
    expect(cards.map(({ href }) => href)).toEqual(paths);
    expect(cardFiles.map((file) => file.length)).toEqual(Array.from({ length: 15 }, () => 6));
    expect(files.get(cardFile(index.cards, 89))).toEqual(cards.slice(84));
  });

  it('has the same values of each product in the index and on its card', () => {
    const { index, cards } = writtenList(content, 'de');
    const makers = new Map(
      content.site.manufacturers.map(({ manufacturer, name }) => [manufacturer, name]),
    );
    content.site.products.forEach((product, position) => {
      const card = cards[position]!;
      const keysOf = (parameter: string) =>
        index.products[position]!.flatMap((number) => {
          const [name, key] = index.values[number]!;
          return name === parameter ? [key] : [];
        });
      expect(keysOf('category')).toEqual([product.category]);
      expect(keysOf('manufacturer')).toEqual(product.manufacturer ? [product.manufacturer] : []);
      expect(card.manufacturer).toBe(makers.get(product.manufacturer ?? ''));
      expect(card.price ?? -1).toBe(index.prices[position]);
      for (const { key } of content.site.attributes) {
        const chosen = product.attributes.find(({ attribute }) => attribute === key);
        expect(new Set(keysOf(`attribute.${key}`))).toEqual(new Set(chosen?.values));
      }
    });
  });

  it('is the same each time, and has other names once a card is another', () => {
    const once = writtenList(shopSite(60), 'en');
    expect([...writtenList(shopSite(60), 'en').files]).toEqual([...once.files]);
    const renamed = shopSite(0, { products: [watch('Uhr')] });
    const other = shopSite(0, { products: [watch('Uhr 2')] });
    const [before, after] = [writtenList(renamed, 'de'), writtenList(other, 'de')];
    expect(after.index.cards).not.toBe(before.index.cards);
    expect(after.name).not.toBe(before.name);
  });

  it('has the focal point of a picture that cards crop', () => {
    const translations = [{ language: 'de', image_alt: 'Ein Ring' }];
    const product = (name: string, image: object) =>
      watch(name, { images: [{ file: 'ring.webp', translations, ...image }] });
    const products = [product('Ring', { focus: { x: 12, y: 50 } }), product('Reif', {})];
    const image = { src: '/images/ring.webp', width: 4, height: 5, sources: [] };
    const images = new Map([['/images/ring.webp', image]]);
    const { cards } = writtenList(shopSite(0, { products }), 'de', undefined, images);
    const focusOf = (name: string) => cards.find(({ title }) => title === name)?.picture?.focus;
    expect([focusOf('Ring'), focusOf('Reif')]).toEqual([{ x: 12, y: 50 }, undefined]);
  });

  it('is empty where there are no products', () => {
    const { index, files } = writtenList(shopSite(0), 'de');
    expect(index).toMatchObject({ values: [], products: [], prices: [], titles: [] });
    expect(files.size).toBe(1);
  });
});

describe('the index of a list', () => {
  it('has the products of the list alone, and says where they stand', () => {
    const content = shopSite(100);
    const all = content.routes.at('/uhren')!.productList!.all;
    const { index, cards } = writtenList(content, 'de', all);
    expect(index.products).toHaveLength(all.length);
    expect(all.length).toBeLessThan(100);
    expect(index.places!.map((place) => cards[place]!.href)).toEqual(
      all.map((product) => content.routes.pathOf(product, 'de')),
    );
  });

  it('has the titles in the order of the language', () => {
    const titles = ['Zeiger', 'Äquator 10', 'Äquator 9', 'amsel', 'Ähre'];
    const content = shopSite(0, { products: titles.map((title) => watch(title)) });
    const { index } = writtenList(content, 'de');
    const sorted = [...titles].sort((one, other) =>
      new Intl.Collator('de', { numeric: true }).compare(one, other),
    );
    expect(sorted[0]).toBe('Ähre');
    const { products } = content.site;
    products.forEach(({ translations: [texts] }, position) => {
      expect(sorted[index.titles[position]!]).toBe(texts?.title);
    });
  });

  it('counts prices in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        const products = [watch('Uhr', { price: cents / 100 })];
        const { index } = writtenList(shopSite(0, { products }), 'de');
        return index.prices[0] === cents;
      }),
      { numRuns: 50 },
    );
  });
});

describe('the picture of a card', () => {
  const image = { file: 'uhr.webp', translations: [{ language: 'de', image_alt: 'Eine Uhr' }] };
  const content = shopSite(0, { products: [watch('Uhr', { images: [image] })] });
  const sizes = [480, 960, 1440].map((width) => `/assets/images/a-${width}.avif ${width}w`);
  const encoded = (srcSet: string) =>
    new Map([
      [
        '/images/uhr.webp',
        {
          ...{ src: '/assets/images/a.webp', width: 1200, height: 1500 },
          sources: [{ type: 'image/avif', srcSet }],
        },
      ],
    ]);

  it('comes in the sizes that a card may have', () => {
    const { cards } = writtenList(content, 'en', undefined, encoded(sizes.join(', ')));
    expect(cards[0]?.picture).toEqual({
      ...{ src: '/assets/images/a.webp', width: 1200, height: 1500, alt: 'Eine Uhr' },
      sources: [{ type: 'image/avif', srcSet: sizes.slice(0, 2).join(', ') }],
    });
  });

  it('comes in the size that there is', () => {
    const { cards } = writtenList(content, 'de', undefined, encoded('/a.avif 1980w'));
    expect(cards[0]?.picture?.sources).toEqual([{ type: 'image/avif', srcSet: '/a.avif 1980w' }]);
  });

  it('is none where there is none, or where its file is not', () => {
    expect(writtenList(content, 'de').cards[0]).not.toHaveProperty('picture');
    const without = shopSite(0, { products: [watch('Uhr')] });
    expect(writtenList(without, 'de').cards[0]).not.toHaveProperty('picture');
  });
});
