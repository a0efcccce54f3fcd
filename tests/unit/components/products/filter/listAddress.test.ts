import fc from 'fast-check';
import type { ListFacets } from '../../../../../components/products/filter/listFacets.ts';
import {
  formatQuery,
  parseSelection,
} from '../../../../../components/products/filter/listAddress.ts';
import {
  isWholeList,
  wholeList,
  type ProductSelection,
} from '../../../../../components/products/filter/selection.ts';
import { productOrders } from '../../../../../contract/catalogue.ts';

const value = (key: string) => ({ key, name: key, count: 1 });

const facets: ListFacets = {
  categories: ['watches', 'jewelry'].map(value),
  manufacturers: ['nordlicht', 'morgentau'].map(value),
  attributes: [{ key: 'material', name: 'Material', values: ['gold', 'silver'].map(value) }],
  price: { min: 5, max: 9000 },
};

const total = 300;

const inList = (query: string) => parseSelection(query, facets, total);

it('reads what the list knows', () => {
  expect(
    inList(
      '?attribute.material=silver&attribute.material=gold&manufacturer=nordlicht&from=100&to=500&sort=cheapest&show=72',
    ),
  ).toEqual({
    chosen: new Map([
      ['manufacturer', ['nordlicht']],
      ['attribute.material', ['gold', 'silver']],
    ]),
    price: { least: 100, greatest: 500 },
    order: 'cheapest',
    shown: 72,
  });
});

it.each([
  ['unknown values', '?manufacturer=rolls&attribute.material=wool'],
  ['unknown facets', '?attribute.taste=sour'],
  ['empty ones', '?manufacturer=&from=&to=&sort=&show='],
  ['prices that contradict each other', '?from=500&to=100'],
  ['prices that are none', '?from=-5&to=1e9'],
  ['prices of nothing, or beyond all', '?from=0&to=10000000'],
  ['an unknown order', '?sort=loudest'],
  ['a number of products that is none', '?show=-24'],
  ['less than there is anyway', '?show=7'],
  ['what the page’s language has no say in', '?utm_source=mail'],
])('leaves out %s', (_, query) => {
  expect(isWholeList(inList(query))).toBe(true);
});

it('shows whole steps, and no more of them than it takes', () => {
  expect(inList('?show=25').shown).toBe(48);
  expect(inList('?show=99999999').shown).toBe(312);
  expect(parseSelection('?show=99999', facets, 10_000).shown).toBe(960);
});

it('knows no range of prices where nothing has a price', () => {
  expect(isWholeList(parseSelection('?from=5', { ...facets, price: undefined }, total))).toBe(true);
});

const subset = (keys: string[]) => fc.subarray(keys, { minLength: 1 });
const price = fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: undefined });
const selections: fc.Arbitrary<ProductSelection> = fc.record({
  chosen: fc
    .record(
      {
        category: subset(['watches', 'jewelry']),
        manufacturer: subset(['nordlicht', 'morgentau']),
        'attribute.material': subset(['gold', 'silver']),
      },
      { requiredKeys: [] },
    )
    .map((chosen) => {
      const order = ['category', 'manufacturer', 'attribute.material'] as const;
      return new Map(order.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])));
    }),
  price: fc
    .record({ least: price, greatest: price })
    .filter(({ least, greatest }) => (least ?? 0) <= (greatest ?? Infinity)),
  order: fc.constantFrom(...productOrders),
  shown: fc.integer({ min: 1, max: 13 }).map((steps) => steps * 24),
});

it('writes what it reads', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      expect(inList(formatQuery(selection, ''))).toEqual(selection);
    }),
  );
});

it('writes any query to the same address, however often', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const mended = formatQuery(inList(`?${query}`), `?${query}`);
      expect(formatQuery(inList(mended), mended)).toBe(mended);
    }),
  );
});

it('keeps what else the address says, and mends the rest', () => {
  const query = '?utm_source=mail&manufacturer=nordlicht&manufacturer=rolls&attribute.taste=sour';
  expect(formatQuery(inList(query), query)).toBe('?utm_source=mail&manufacturer=nordlicht');
  expect(formatQuery(wholeList, '?from=9&to=1')).toBe('');
});
