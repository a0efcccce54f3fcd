import { describe, expect, it } from '@jest/globals';
import { plain } from '../../../../components/i18n/Words.tsx';
import { facetsOf, type ListScope } from '../../../../components/products/filter/listFacets.ts';
import { match, sortedPositions } from '../../../../components/products/filter/match.ts';
import { wholeList } from '../../../../components/products/filter/selection.ts';
import { listFacets } from '../../../../pages/products/listFacets.ts';
import { sampleLanguages } from '../../../../stories/sampleLanguages.ts';
import { shopSite, watch } from '../shopSite.ts';
import { writtenList } from '../../eleventy/catalogue/writtenList.ts';

const content = shopSite(200);

describe('what a list can be narrowed down by', () => {
  it.each(
    sampleLanguages.flatMap((language): [typeof language, string, ListScope][] => [
      [language, { de: '/produkte', en: '/en/products', fr: '/fr/produits' }[language], {}],
      [
        language,
        { de: '/uhren', en: '/en/watches', fr: '/fr/watches' }[language],
        { category: 'watches' },
      ],
      [
        language,
        { de: '/marken', en: '/en/brands', fr: '/fr/marques' }[language] + '/werkstatt-1',
        { manufacturer: 'werkstatt-1' },
      ],
    ]),
  )('counts as the browser does: %s %s', (language, path, scope) => {
    const { all } = content.routes.at(path)!.productList!;
    const facets = facetsOf(listFacets(all, scope, { content, language }));
    expect(facets.length).toBeGreaterThan(6);
    const { index } = writtenList(content, language, all);
    const { countWith, count } = match(index, sortedPositions(index, wholeList.order), wholeList);
    expect(all).toHaveLength(count);
    for (const { parameter, values } of facets) {
      for (const { key, count: told } of values) expect(told).toBe(countWith(parameter, key));
    }
  });

  it('leads to a page for each category and manufacturer', () => {
    const { categories, manufacturers } = listFacets(
      content.site.products,
      {},
      { content, language: 'en' },
    );
    expect(categories[0]).toMatchObject({
      ...{ key: 'watches', name: 'Watches', href: '/en/watches' },
    });
    expect(manufacturers[0]).toMatchObject({ name: 'Werkstatt 1', href: '/en/brands/werkstatt-1' });
  });

  it('names what has a name, in German where there is no other', () => {
    const small = shopSite(0, {
      attributes: [
        {
          key: 'material',
          values: [
            { key: 'gold', translations: [{ language: 'de', name: 'Gold' }] },
            { key: 'lead', translations: [{ language: 'de', name: 'Blei' }] },
          ],
          translations: [{ language: 'de', name: 'Material' }],
        },
      ],
      products: [watch('Uhr', { attributes: [{ attribute: 'material', values: ['gold'] }] })],
    });
    const { attributes } = listFacets(small.site.products, {}, { content: small, language: 'fr' });
    expect(attributes).toMatchObject([
      {
        key: 'material',
        name: { text: 'Material', lang: 'de' },
        values: [{ key: 'gold', name: { text: 'Gold', lang: 'de' }, count: 1 }],
      },
    ]);
    expect(attributes.flatMap(({ values }) => values).map(({ name }) => plain(name))).toEqual([
      'Gold',
    ]);
  });

  it('has a range of whole euros around all prices, where there are any', () => {
    const rangeOf = (...prices: (number | undefined)[]) => {
      const products = prices.map((price, index) => watch(`Uhr ${index}`, { price }));
      const { site } = shopSite(0, { products });
      return listFacets(site.products, {}, { content, language: 'de' }).price;
    };
    expect(rangeOf(19.9, undefined, 1250.01)).toEqual({ min: 19, max: 1251 });
    expect(rangeOf(undefined)).toBeUndefined();
    expect(rangeOf()).toBeUndefined();
  });
});
