import fc from 'fast-check';
import { match } from '../../../../../components/products/filter/match.ts';
import { matchPart, neededPart } from '../../../../../components/products/filter/part.ts';
import { columnsOf } from '../../../../../components/products/filter/ProductColumns.ts';
import { selectionIn } from '../../../../../components/products/filter/listAddress.ts';
import { facetsOf } from '../../../../../components/products/filter/facetGroups.ts';
import {
  catalogueFile,
  mostInOneFile,
  valuePart,
  type CatalogueIndex,
  type FacetColumn,
} from '../../../../../contract/catalogue/records.ts';
import { facetGroups } from '../../../../../pages/products/facetGroups.ts';
import { writtenList } from '../../../eleventy/catalogue/writtenList.ts';
import { shopSite } from '../../../pages/shopSite.ts';

const total = mostInOneFile + 200;
const content = shopSite(total);
const { name, files } = writtenList(content, 'de');
const facets = facetGroups(content.site.products, {}, { content, language: 'de' });
const file = (part: string) => files.get(catalogueFile(name, part));
const ordered = (index: string, held: CatalogueIndex): CatalogueIndex => ({
  ...held,
  orders: held.orders ?? {
    price: files.get(catalogueFile(index, 'price')) as number[],
    title: files.get(catalogueFile(index, 'title')) as number[],
  },
});
const whole = ordered(name, files.get(name) as CatalogueIndex);

const values = facetsOf(facets).flatMap(({ parameter, values: all }) =>
  all.map(({ key }) => `${parameter}=${key}`),
);
const query = fc
  .record({
    chosen: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }),
    rest: fc.constantFrom('', '&sort=cheapest', '&sort=dearest', '&sort=title&show=48'),
    price: fc.constantFrom('', '&from=20', '&from=20&to=300', '&to=90'),
  })
  .map(({ chosen, rest, price }) => `?${chosen.join('&')}${rest}${price}`);

describe('a part of a long list', () => {
  it('tells of a choice what the whole tells', () => {
    let parts = 0;
    fc.assert(
      fc.property(query, (asked) => {
        const selection = selectionIn(asked, facets, total);
        const needed = neededPart(selection, facets, total);
        if (!needed) return;
        parts += 1;
        const part = catalogueFile(name, valuePart(needed.parameter, needed.key));
        const index = ordered(part, files.get(part) as CatalogueIndex);
        const all: CatalogueIndex = {
          ...{ size: total, cards: whole.cards },
          facets: needed.facets.map((parameter) => file(parameter) as FacetColumn),
          ...(needed.allOrders.length > 0 && { orders: { price: file('price') as number[] } }),
        };
        const found = matchPart({ needed, index, all }, selection, facets, total);
        const expected = match(columnsOf(whole), selection);
        expect(found.count).toBe(expected.count);
        expect(found.places).toEqual(expected.places);
        for (const { parameter, values: all } of facetsOf(facets)) {
          for (const { key } of all) {
            expect(found.countWith(parameter, key)).toBe(expected.countWith(parameter, key));
          }
          expect(found.countWithout(parameter)).toBe(expected.countWithout(parameter));
        }
        expect(found.countWithout('price')).toBe(expected.countWithout('price'));
      }),
      { numRuns: 150 },
    );
    expect(parts).toBeGreaterThan(50);
  });

  it('is none of a short list, of two values alone, nor of what most products have', () => {
    const asked = (text: string, of = total) =>
      neededPart(selectionIn(text, facets, of), facets, of);
    const watches = asked('?category=watches');
    expect(watches).toMatchObject({ parameter: 'category', key: 'watches', facets: [] });
    expect(asked('?category=watches', mostInOneFile)).toBeUndefined();
    expect(asked('?category=watches&category=optics')).toBeUndefined();
    expect(asked('?sort=cheapest')).toBeUndefined();
  });

  it('is written for each value that a product has', () => {
    for (const asked of values) {
      const [parameter = '', key = ''] = asked.split('=');
      const part = file(valuePart(parameter, key)) as CatalogueIndex;
      const group = facetsOf(facets).find((facet) => facet.parameter === parameter);
      expect(part.size).toBe(group?.values.find((value) => value.key === key)?.count);
    }
  });
});
