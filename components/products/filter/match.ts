import { categoryParameter, manufacturerParameter } from '../../../contract/catalogue/address.ts';
import {
  add,
  emptySet,
  fullSet,
  has,
  intersect,
  sharedSize,
  sizeOf,
  unite,
  type BitSet,
} from './BitSet.ts';
import type { ListScope } from './facetGroups.ts';
import type { ProductColumns } from './ProductColumns.ts';
import { hasPrice, type PriceRange, type ProductSelection } from './selection.ts';

/** What a selection leaves of a catalogue. */
export interface Match {
  /** How many products. */
  readonly count: number;
  /** The positions of those that are shown, in their order. */
  readonly positions: readonly number[];
  /**
   * How many would be left with a value of a facet: any of a facet's values is enough, and something of
   * each facet is needed, so what is chosen in a value's own facet does not count.
   */
  readonly countWith: (parameter: string, key: string) => number;
  /** How many would be left without what is chosen of a facet, or of the price. */
  readonly countWithout: (filter: string) => number;
}

/** Stands for the range of prices among the parameters of facets. */
export const priceFilter = 'price';

/**
 * Filters and sorts.
 *
 * Each filter is met on its own, so that what all but one of them leave is known as well.
 */
export function match(
  columns: ProductColumns,
  selection: ProductSelection,
  scope: ListScope = {},
): Match {
  const filters = filtersOf(columns, selection);
  const ground = scopeOf(columns, scope);
  const without = (left: string | undefined) => {
    const rest = ground.slice();
    for (const [filter, set] of filters) if (filter !== left) intersect(rest, set);
    return rest;
  };
  const all = without(undefined);
  const others = new Map([...filters.keys()].map((filter) => [filter, without(filter)]));
  return {
    count: sizeOf(all),
    positions: firstIn(all, columns.orders[selection.order], selection.shown),
    countWith: (parameter, key) => {
      const set = columns.sets.get(parameter)?.get(key);
      return set ? sharedSize(set, others.get(parameter) ?? all) : 0;
    },
    countWithout: (filter) => sizeOf(others.get(filter) ?? all),
  };
}

function filtersOf(columns: ProductColumns, selection: ProductSelection): Map<string, BitSet> {
  const filters = new Map<string, BitSet>();
  for (const [parameter, keys] of selection.chosen) {
    const any = emptySet(columns.size);
    for (const key of keys) {
      const set = columns.sets.get(parameter)?.get(key);
      if (set) unite(any, set);
    }
    filters.set(parameter, any);
  }
  if (hasPrice(selection.price)) filters.set(priceFilter, pricedWithin(columns, selection.price));
  return filters;
}

/** What costs nothing that is known is in no range. */
function pricedWithin({ prices, size }: ProductColumns, price: PriceRange): BitSet {
  const least = (price.least ?? 0) * 100;
  // Up to 20 euros, 19.90 is meant, and 20.50 is not.
  const greatest = (price.greatest ?? Infinity) * 100;
  const within = emptySet(size);
  prices.forEach((cents, position) => {
    if (cents >= least && cents <= greatest) add(within, position);
  });
  return within;
}

function scopeOf(columns: ProductColumns, scope: ListScope): BitSet {
  const ground = fullSet(columns.size);
  const narrow = (parameter: string, key: string | undefined) => {
    if (key === undefined) return;
    intersect(ground, columns.sets.get(parameter)?.get(key) ?? emptySet(columns.size));
  };
  narrow(categoryParameter, scope.category);
  narrow(manufacturerParameter, scope.manufacturer);
  return ground;
}

function firstIn(set: BitSet, order: Uint32Array, most: number): number[] {
  const positions: number[] = [];
  for (const position of order) {
    if (positions.length === most) break;
    if (has(set, position)) positions.push(position);
  }
  return positions;
}
