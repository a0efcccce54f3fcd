import type { ProductOrder } from '../../../contract/catalogue/address.ts';
import { firstSetCharacter, type CatalogueIndex } from '../../../contract/catalogue/records.ts';
import { add, emptySet, type BitSet } from './BitSet.ts';

/** A list as it is filtered: for each value of a facet, the set of products that have it. */
export class ProductColumns {
  readonly size: number;
  /** In cents, by position; −1 on request, or where prices are not there. */
  readonly prices: Int32Array;
  /** The positions in each order. */
  readonly orders: Readonly<Record<ProductOrder, Uint32Array>>;
  /** By parameter of the address, then by key. */
  readonly sets: ReadonlyMap<string, ReadonlyMap<string, BitSet>>;
  /** Where the products stand in all of the catalogue. */
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

/** The columns of a list, which are made once. */
export function columnsOf(index: CatalogueIndex): ProductColumns {
  let columns = made.get(index);
  if (!columns) made.set(index, (columns = new ProductColumns(index)));
  return columns;
}

const made = new WeakMap<CatalogueIndex, ProductColumns>();

/** Sorted when somebody first asks for it: on a slow phone that is most of what a choice takes. */
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
 * Positions by a rank, and by themselves where that is the same. What has no price is neither cheap nor
 * dear, so it stands at the end. Numbers that hold both are sorted without asking for each pair.
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
