import type { OrderColumn } from '../../../contract/catalogue/records.ts';
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
import type { ProductColumns } from './ProductColumns.ts';
import { hasPrice, type PriceRange, type ProductSelection } from './selection.ts';

/** What a selection leaves of a catalogue. */
export interface Match {
  /** How many products. */
  readonly count: number;
  /** Where those that are shown stand in all of the catalogue, in their order. */
  readonly places: readonly number[];
  /**
   * How many would be left with a value of a facet: any of a facet's values is enough, and something of
   * each facet is needed, so what is chosen in a value's own facet does not count.
   */
  readonly countWith: (parameter: string, key: string) => number;
  /** How many would be left without what is chosen of a facet, or of the price. */
  readonly countWithout: (filter: string) => number;
}

/** What of a list it takes to find what was chosen, beside the facets. */
export function neededColumns({ price, order }: ProductSelection): OrderColumn[] {
  if (order === 'title') return hasPrice(price) ? ['price', 'title'] : ['title'];
  return hasPrice(price) || order !== 'recommended' ? ['price'] : [];
}

/** Stands for the range of prices among the parameters of facets. */
export const priceFilter = 'price';

/**
 * Filters and sorts.
 *
 * Each filter is met on its own, so that what all but one of them leave is known as well.
 */
export function match(columns: ProductColumns, selection: ProductSelection): Match {
  const filters = filtersOf(columns, selection);
  const without = (left: string | undefined) => {
    const rest = fullSet(columns.size);
    for (const [filter, set] of filters) if (filter !== left) intersect(rest, set);
    return rest;
  };
  const all = without(undefined);
  const others = new Map([...filters.keys()].map((filter) => [filter, without(filter)]));
  return {
    count: sizeOf(all),
    places: firstIn(all, columns.orders[selection.order], selection.shown).map(
      (position) => columns.places[position] ?? position,
    ),
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

function firstIn(set: BitSet, order: Uint32Array, most: number): number[] {
  const positions: number[] = [];
  for (const position of order) {
    if (positions.length === most) break;
    if (has(set, position)) positions.push(position);
  }
  return positions;
}
