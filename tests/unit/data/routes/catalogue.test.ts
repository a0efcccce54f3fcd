import { describe, expect, it } from '@jest/globals';
import { productsPerPage } from '../../../../contract/catalogue.ts';
import { alternatesOf } from '../../../../data/routes/alternates.ts';
import { product, smallCatalogue, withProducts } from '../smallCatalogue.ts';
import { contentPage, inGerman, problemLines, routesOf, smallest } from '../smallContent.ts';

const pathsOf = (routes: ReturnType<typeof routesOf>) =>
  (['products', 'brands', 'category', 'manufacturer', 'product'] as const).flatMap((key) =>
    routes.byKey[key].map(({ path }) => path),
  );

describe('the pages of a catalogue', () => {
  it('stand below each other, in the languages that both are in', () => {
    const ring = product('ring', { category: 'jewelry' });
    expect(pathsOf(routesOf(withProducts(product('amalie'), ring)))).toEqual([
      ...['/produkte', '/en/products', '/fr/produits'],
      ...['/marken', '/en/brands', '/fr/marques'],
      ...['/uhren', '/en/watches', '/fr/montres', '/schmuck', '/en/jewelry'],
      ...['/marken/nordlicht', '/en/brands/nordlicht', '/fr/marques/nordlicht', '/marken/amsel'],
      ...['/uhren/amalie', '/en/watches/amalie', '/fr/montres/amalie'],
      ...['/schmuck/ring', '/en/jewelry/ring'],
    ]);
  });

  it('are none on a website without a catalogue', () => {
    expect(pathsOf(routesOf())).toEqual([]);
  });

  it('have no manufacturers where there is no page of brands', () => {
    const pages = smallCatalogue.pages.filter(({ key }) => key !== 'brands');
    expect(routesOf({ ...smallCatalogue, pages }).byKey.manufacturer).toEqual([]);
  });

  it('leave out a translation that there is not', () => {
    const german = product('amalie', { translations: [inGerman('Amalie', { slug: 'amalie' })] });
    const routes = routesOf(withProducts(german));
    expect(routes.byKey.product.map(({ path }) => path)).toEqual(['/uhren/amalie']);
    expect(routes.at('/en/watches')?.productList?.all).toEqual([]);
  });

  it('are each other’s alternates', () => {
    const routes = routesOf(withProducts(product('amalie')));
    expect(alternatesOf(routes.at('/fr/montres/amalie')!, routes).map(({ path }) => path)).toEqual([
      '/uhren/amalie',
      '/en/watches/amalie',
      '/fr/montres/amalie',
      '/uhren/amalie',
    ]);
    expect(routes.localised('/uhren?manufacturer=nordlicht', 'fr')).toBe(
      '/fr/montres?manufacturer=nordlicht',
    );
  });
});

describe('a list of products', () => {
  const many = Array.from({ length: productsPerPage + 1 }, (_, index) =>
    product(`uhr-${index + 1}`, { sort: index + 1 }),
  );
  const ring = product('ring', { category: 'jewelry', manufacturer: 'amsel', sort: 99 });
  const routes = routesOf(withProducts(...many, ring));
  const listAt = (path: string) =>
    routes.at(path)?.productList?.products.map(({ translations }) => translations[0]?.slug);

  it('is in parts, the first at the address of the page', () => {
    const all = many.map((_, index) => `uhr-${index + 1}`);
    expect(listAt('/uhren')).toEqual(all.slice(0, productsPerPage));
    expect(listAt('/uhren/2')).toEqual(all.slice(productsPerPage));
    expect(listAt('/fr/montres/2')).toHaveLength(1);
    expect(listAt('/produkte/2')).toEqual([...all.slice(productsPerPage), 'ring']);
    expect(listAt('/en/brands/nordlicht/2')).toHaveLength(1);
    expect(listAt('/marken/amsel')).toEqual(['ring']);
    expect(routes.at('/uhren/3')).toBeUndefined();
    expect(routes.at('/uhren/2')?.productList).toMatchObject({
      number: 2,
      paths: ['/uhren', '/uhren/2'],
    });
  });

  it('is there where it is empty', () => {
    const list = routesOf(smallCatalogue).at('/uhren')?.productList;
    expect(list).toEqual({ number: 1, paths: ['/uhren'], all: [], products: [] });
  });

  it('is in the shop’s order, and by the address where that says nothing', () => {
    const [first, second, third] = [
      product('zz', { sort: -1 }),
      product('aa', { sort: 3 }),
      product('bb', { sort: 3 }),
    ];
    const { productList } = routesOf(withProducts(third, second, first)).at('/produkte')!;
    expect(productList?.all.map(({ translations }) => translations[0]?.slug)).toEqual([
      ...['zz', 'aa', 'bb'],
    ]);
  });

  it('has no product at the address of its second part', async () => {
    const taken = product('2', { sort: 1 });
    expect(await problemLines(() => routesOf(withProducts(...many, taken)))).toEqual(
      ['de', 'en', 'fr'].map((language) =>
        expect.stringMatching(
          new RegExp(
            `^products\\[25\\]: translations\\.${language}\\.slug: expected another slug, since .*/2 is a part of a list of products$`,
          ),
        ),
      ),
    );
  });
});

describe('an editor is told of', () => {
  const linesFor = (records: object) =>
    problemLines(() => routesOf({ ...smallCatalogue, ...records }));

  it('a category twice', async () => {
    const { productCategories } = smallCatalogue;
    const second = { key: 'watches', translations: [inGerman('Uhren')] };
    expect(await linesFor({ productCategories: [...productCategories, second] })).toEqual([
      'productCategories[2]: key: expected a path of its own, but productCategories[0] has /uhren already',
    ]);
  });

  it('a category without an address in French, and one with another’s', async () => {
    const french = (others: object) => [
      {
        key: 'watches',
        translations: [inGerman('Uhren'), { ...inGerman('Montres', others), language: 'fr' }],
      },
    ];
    expect(await linesFor({ productCategories: french({}) })).toEqual([
      'productCategories[0]: translations.fr.slug: expected a slug, since the website has no fixed address for watches in the language fr, found nothing',
    ]);
    expect(await linesFor({ productCategories: french({ slug: 'feed' }) })).toEqual([
      'productCategories[0]: translations.fr.slug: expected another slug, since feed is reserved, found feed',
    ]);
    expect(await linesFor({ productCategories: french({ slug: 'produits' }) })).toEqual([
      'productCategories[0]: translations.fr.slug: expected a path of its own, but pages[5] has /fr/produits already',
    ]);
  });

  it('a page of their own at the address of a category', async () => {
    const pages = [...smallCatalogue.pages, contentPage('uhren')];
    expect(await linesFor({ pages })).toEqual([
      'productCategories[0]: key: expected a path of its own, but pages[7] has /uhren already',
    ]);
    // Without the category, nothing else uses the address.
    expect(
      await problemLines(() => routesOf({ pages: [...smallest.pages, contentPage('uhren')] })),
    ).toEqual([]);
  });

  it('two products at one address', async () => {
    expect(await linesFor({ products: [product('amalie'), product('amalie')] })).toEqual(
      ['de', 'en', 'fr'].map((language) =>
        expect.stringMatching(
          new RegExp(
            `^products\\[1\\]: translations\\.${language}\\.slug: expected a path of its own, but products\\[0\\] has `,
          ),
        ),
      ),
    );
  });
});
