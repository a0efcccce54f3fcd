import fc from 'fast-check';
import {
  match,
  priceFilter,
  sortedPositions,
} from '../../../../../components/products/filter/match.ts';
import { numberedValues } from '../../../../../components/products/filter/numberedValues.ts';
import {
  wholeList,
  withPrice,
  withValues,
  type ProductSelection,
} from '../../../../../components/products/filter/selection.ts';
import { productOrders, type CatalogueIndex } from '../../../../../contract/catalogue.ts';

const categories = ['watches', 'jewelry', 'optics'];
const manufacturers = ['nordlicht', 'morgentau'];
const values = [
  ['material', 'gold'],
  ['material', 'silver'],
  ['colour', 'red'],
  ['colour', 'blue'],
] as const;

interface Product {
  readonly category: number;
  readonly manufacturer: number;
  readonly price: number;
  readonly values: readonly number[];
}

const product: fc.Arbitrary<Product> = fc.record({
  category: fc.nat(categories.length - 1),
  manufacturer: fc.integer({ min: -1, max: manufacturers.length - 1 }),
  price: fc.oneof(fc.constant(-1), fc.nat(100_000)),
  values: fc.uniqueArray(fc.nat(values.length - 1)),
});

const products = fc.array(product, { maxLength: 70 });

const parameters = {
  category: categories,
  manufacturer: manufacturers,
  'attribute.material': ['gold', 'silver'],
  'attribute.colour': ['red', 'blue'],
};

const selection: fc.Arbitrary<ProductSelection> = fc.record({
  chosen: fc
    .record(
      Object.fromEntries(
        Object.entries(parameters).map(([name, keys]) => [
          name,
          fc.subarray(keys, { minLength: 1 }),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((chosen) => new Map(Object.entries(chosen as Record<string, string[]>))),
  price: fc.record({
    least: fc.option(fc.nat(1000), { nil: undefined }),
    greatest: fc.option(fc.nat(1000), { nil: undefined }),
  }),
  order: fc.constantFrom(...productOrders),
  shown: fc.constantFrom(24, 48),
});

function indexOf(all: readonly Product[], titles: readonly number[]): CatalogueIndex {
  return {
    ...numberedValues(
      all.map((one) =>
        Object.keys(parameters).flatMap((parameter) =>
          keysOf(one, parameter).map((key) => [parameter, key] as const),
        ),
      ),
    ),
    prices: all.map(({ price }) => price),
    titles,
    cards: 'a',
  };
}

/** The keys of a product for a parameter, read from the product itself. */
function keysOf(one: Product, parameter: string): string[] {
  if (parameter === 'category') return [categories[one.category]!];
  if (parameter === 'manufacturer') {
    return one.manufacturer < 0 ? [] : [manufacturers[one.manufacturer]!];
  }
  return one.values
    .map((id) => values[id]!)
    .flatMap(([attribute, key]) => (`attribute.${attribute}` === parameter ? [key] : []));
}

function fits(one: Product, { chosen, price }: ProductSelection): boolean {
  const { least, greatest } = price;
  return (
    [...chosen].every(([parameter, keys]) =>
      keysOf(one, parameter).some((key) => keys.includes(key)),
    ) &&
    ((least === undefined && greatest === undefined) || one.price >= 0) &&
    (least === undefined || one.price >= least * 100) &&
    (greatest === undefined || one.price <= greatest * 100)
  );
}

const catalogue = products.chain((all) =>
  fc.shuffledSubarray([...all.keys()], { minLength: all.length }).map((titles) => ({
    all,
    titles,
    index: indexOf(all, titles),
  })),
);

it('leaves just what fits all filters', () => {
  fc.assert(
    fc.property(catalogue, selection, ({ all, index }, chosen) => {
      const { count, cataloguePositions: places } = found(index, chosen);
      const expected = [...all.keys()].filter((position) => fits(all[position]!, chosen));
      expect(count).toBe(expected.length);
      expect(places).toHaveLength(Math.min(count, chosen.shown));
      expect(expected).toEqual(expect.arrayContaining([...places]));
    }),
  );
});

it('sorts what it leaves, and puts what has no price last', () => {
  fc.assert(
    fc.property(catalogue, selection, ({ all, titles, index }, chosen) => {
      const { cataloguePositions: places } = found(index, chosen);
      const rank = (position: number) => {
        const { price } = all[position]!;
        if (chosen.order === 'title') return titles[position]!;
        if (chosen.order === 'recommended') return position;
        if (price < 0) return Infinity;
        return chosen.order === 'cheapest' ? price : -price;
      };
      const ranks = places.map(rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => (a === b ? 0 : a - b)));
    }),
  );
});

it('counts what each choice would leave', () => {
  fc.assert(
    fc.property(catalogue, selection, ({ index }, chosen) => {
      const { countWith, countWithout } = found(index, chosen);
      for (const [parameter, keys] of Object.entries(parameters)) {
        for (const key of keys) {
          const alone = withValues(chosen, parameter, [key]);
          expect(countWith(parameter, key)).toBe(found(index, alone).count);
        }
        const without = withValues(chosen, parameter, []);
        expect(countWithout(parameter)).toBe(found(index, without).count);
      }
      expect(countWithout(priceFilter)).toBe(found(index, withPrice(chosen, {})).count);
    }),
  );
});

it('says where products stand in all of the catalogue', () => {
  const two = [0, 1].map(() => ({ category: 0, manufacturer: -1, price: 5, values: [] }));
  const index = { ...indexOf(two, [1, 0]), places: [7, 12] };
  expect(found(index, wholeList).cataloguePositions).toEqual([7, 12]);
  expect(found(index, { ...wholeList, order: 'title' }).cataloguePositions).toEqual([12, 7]);
});

it('knows no product of a key that the catalogue does not have', () => {
  const index = indexOf([{ category: 0, manufacturer: -1, price: 0, values: [] }], [0]);
  const chosen = found(index, withValues(wholeList, 'attribute.taste', ['sour']));
  expect(chosen.count).toBe(0);
  expect(chosen.countWith('attribute.taste', 'sour')).toBe(0);
  expect(chosen.countWithout('attribute.taste')).toBe(1);
});

function found(index: CatalogueIndex, chosen: ProductSelection) {
  return match(index, sortedPositions(index, chosen.order), chosen);
}
