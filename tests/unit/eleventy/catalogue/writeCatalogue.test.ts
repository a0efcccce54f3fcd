import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  productsPerShard,
  type CatalogueIndex,
  type CatalogueShard,
} from '../../../../contract/catalogue/records.ts';
import { writeCatalogue } from '../../../../eleventy/catalogue/writeCatalogue.ts';
import type { ContentImage } from '../../../../eleventy/images/contentImage.ts';
import type { Content } from '../../../../data/Content.ts';
import type { Language } from '../../../../locales/languages.ts';
import { shopSite, watch } from '../../pages/shopSite.ts';

/** What was written, by the names that it got. */
function written(content: Content, language: Language, images = new Map<string, ContentImage>()) {
  const files = new Map<string, CatalogueIndex | CatalogueShard>();
  const catalogue = writeCatalogue({ content, contentImages: images, language }, (data) => {
    const name = `file-${files.size}`;
    files.set(name, data);
    return name;
  });
  const cards = catalogue.index.shards.flatMap(
    (name) => (files.get(name) as CatalogueShard).products,
  );
  return { ...catalogue, files, cards };
}

describe('the catalogue of a language', () => {
  const content = shopSite(100);

  it('holds every product that has a page in it, in the shop’s order, a shard at a time', () => {
    const { index, files, cards, hash } = written(content, 'fr');
    expect(files.get(hash)).toBe(files.get([...files.keys()].at(-1)!));
    const paths = content.site.products.flatMap(
      (product) => content.routes.pathOf(product, 'fr') ?? [],
    );
    // One in ten is not in French.
    expect(paths).toHaveLength(90);
    expect(cards.map(({ href }) => href)).toEqual(paths);
    expect(index.shards).toHaveLength(Math.ceil(90 / productsPerShard));
  });

  it('says the same of each product in its columns and on its card', () => {
    const { index, cards } = written(content, 'de');
    const makers = new Map(
      content.site.manufacturers.map(({ manufacturer, name }) => [manufacturer, name]),
    );
    content.site.products.forEach((product, position) => {
      const card = cards[position]!;
      expect(index.categories[index.category[position]!]).toBe(product.category);
      const maker = index.manufacturers[index.manufacturer[position]!];
      expect(maker).toBe(product.manufacturer);
      expect(card.manufacturer).toBe(makers.get(product.manufacturer ?? ''));
      expect(card.price ?? -1).toBe(index.price[position]);
      const values = index.attributeValues[position]!.map((value) => index.values[value]);
      expect(values).toEqual(
        content.site.attributes.flatMap(({ key }) =>
          product.attributes
            .filter(({ attribute }) => attribute === key)
            .flatMap(({ values: chosen }) => chosen.map((value) => [key, value])),
        ),
      );
    });
  });

  it('is the same each time', () => {
    expect([...written(shopSite(60), 'en').files]).toEqual([...written(shopSite(60), 'en').files]);
  });

  it('is empty where there are no products', () => {
    const { index, files } = written(shopSite(0), 'de');
    expect(index).toMatchObject({ category: [], byTitle: [], shards: [] });
    expect(files.size).toBe(1);
  });
});

describe('an index', () => {
  it('has the titles in the order of the language', () => {
    const titles = ['Zeiger', 'Äquator 10', 'Äquator 9', 'amsel', 'Ähre'];
    const { index } = written(shopSite(0, { products: titles.map((title) => watch(title)) }), 'de');
    const sorted = [...titles].sort((one, other) =>
      new Intl.Collator('de', { numeric: true }).compare(one, other),
    );
    expect(sorted[0]).toBe('Ähre');
    const { products } = shopSite(0, { products: titles.map((title) => watch(title)) }).site;
    expect(index.byTitle.map((position) => products[position]?.translations[0]?.title)).toEqual(
      sorted,
    );
  });

  it('counts prices in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        const { index } = written(
          shopSite(0, { products: [watch('Uhr', { price: cents / 100 })] }),
          'de',
        );
        return index.price[0] === cents;
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
    const { cards } = written(content, 'en', encoded(sizes.join(', ')));
    expect(cards[0]?.picture).toEqual({
      ...{ src: '/assets/images/a.webp', width: 1200, height: 1500, alt: 'Eine Uhr' },
      sources: [{ type: 'image/avif', srcSet: sizes.slice(0, 2).join(', ') }],
    });
  });

  it('comes in the size that there is', () => {
    const { cards } = written(content, 'de', encoded('/a.avif 1980w'));
    expect(cards[0]?.picture?.sources).toEqual([{ type: 'image/avif', srcSet: '/a.avif 1980w' }]);
  });

  it('is none where there is none, or where its file is not', () => {
    expect(written(content, 'de').cards[0]).not.toHaveProperty('picture');
    const without = shopSite(0, { products: [watch('Uhr')] });
    expect(written(without, 'de').cards[0]).not.toHaveProperty('picture');
  });
});
