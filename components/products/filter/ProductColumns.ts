import type { ProductOrder } from '../../../contract/catalogue/address.ts';
import { firstSetCharacter, type CatalogueIndex } from '../../../contract/catalogue/records.ts';
import { add, emptySet, type BitSet } from './BitSet.ts';

/** A list in the form for filtering: for each value of a facet, the set of products that have it. */
export class ProductColumns {
  readonly size: number;
  /** Prices in cents, by position; −1 for a price on request, or if prices are not loaded. */
  readonly prices: Int32Array;
  /** The positions in each sort order. */
  readonly orders: Readonly<Record<ProductOrder, Uint32Array>>;
  /** Sets of positions, by query parameter and then by key. */
  readonly sets: ReadonlyMap<string, ReadonlyMap<string, BitSet>>;
  /** The products' positions in the whole catalogue. */
  readonly places: Uint32Array;

  constructor(index: CatalogueIndex) {
    const { size, orders, steps } = index;
    this.size = size;
    this.prices = Int32Array.from(orders?.price ?? new Int32Array(size).fill(onRequest));
    this.orders = ordersOf(this.prices, orders?.title ?? []);
    this.sets = setsOf(index);
    let place = 0;
    this.places = Uint32Array.from({ length: size }, (_, position) =>
      steps ? (place += steps[position] ?? 0) : position,
    );
  }
}

/** Returns the columns of a list. Cached per index. */
export function columnsOf(index: CatalogueIndex): ProductColumns {
  let columns = made.get(index);
  if (!columns) made.set(index, (columns = new ProductColumns(index)));
  return columns;
}

const made = new WeakMap<CatalogueIndex, ProductColumns>();

/** Sorts lazily: on a slow phone, sorting takes most of the time of a choice. */
function ordersOf(prices: Int32Array, byTitle: readonly number[]) {
  let cheapest: Uint32Array | undefined;
  let dearest: Uint32Array | undefined;
  const costliest = prices.reduce((one, other) => Math.max(one, other), 0);
  return {
    recommended: Uint32Array.from(prices, (_, position) => position),
    get cheapest() {
      return (cheapest ??= inOrderOf(prices, (cents) => cents, costliest));
    },
    get dearest() {
      return (dearest ??= inOrderOf(prices, (cents) => costliest - cents, costliest));
    },
    title: Uint32Array.from(byTitle),
  };
}

/**
 * Returns the positions sorted by rank, and by position where ranks are equal. Products without a price are
 * neither cheap nor expensive, so they come last. Rank and position are packed into one number, which sorts
 * without a comparison function.
 */
function inOrderOf(prices: Int32Array, rankOf: (cents: number) => number, costliest: number) {
  const keys = Float64Array.from(prices, (cents, position) => {
    const rank = cents === onRequest ? costliest + 1 : rankOf(cents);
    return rank * prices.length + position;
  });
  return Uint32Array.from(keys.sort(), (key) => key % prices.length);
}

const onRequest = -1;

function setsOf({ facets, size }: CatalogueIndex): Map<string, Map<string, BitSet>> {
  return new Map(
    facets.map(({ parameter, keys, sets, products }) => {
      const values = keys.map(() => emptySet(size));
      for (let position = 0; position < size; position++) {
        const held = sets[products.charCodeAt(position) - firstSetCharacter] ?? [];
        for (const value of held) {
          const set = values[value];
          if (set) add(set, position);
        }
      }
      return [parameter, new Map(keys.map((key, value) => [key, values[value] ?? emptySet(size)]))];
    }),
  );
}
