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

/** The products of a catalogue that match a selection. */
export interface Match {
  /** Number of matching products. */
  readonly count: number;
  /** Positions of the visible products in the whole catalogue, in sort order. */
  readonly places: readonly number[];
  /**
   * Returns the number of matches with a value of a facet. Values of one facet are alternatives, and all
   * facets must match, so other choices in the value's own facet do not count.
   */
  readonly countWith: (parameter: string, key: string) => number;
  /** Returns the number of matches without the choice of one facet, or without the price range. */
  readonly countWithout: (filter: string) => number;
}

/** Returns the columns that a selection needs in addition to the facets. */
export function neededColumns({ price, order }: ProductSelection): OrderColumn[] {
  if (order === 'title') return hasPrice(price) ? ['price', 'title'] : ['title'];
  return hasPrice(price) || order !== 'recommended' ? ['price'] : [];
}

/** The parameter that stands for the price range among the facets' parameters. */
export const priceFilter = 'price';

/**
 * Filters and sorts a list.
 *
 * Each filter is evaluated separately, so that the matches without each single filter are known as well.
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

/** Returns the products in the range. A product without a known price is in no range. */
function pricedWithin({ prices, size }: ProductColumns, price: PriceRange): BitSet {
  const least = (price.least ?? 0) * 100;
  // A maximum of 20 euros includes 19.90 and excludes 20.50.
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
