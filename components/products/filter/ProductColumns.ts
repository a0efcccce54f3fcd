import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
  type ProductOrder,
} from '../../../contract/catalogue/address.ts';
import type { CatalogueIndex } from '../../../contract/catalogue/records.ts';
import { add, emptySet, type BitSet } from './BitSet.ts';

/** A catalogue as it is filtered: for each value of a facet, the set of products that have it. */
export class ProductColumns {
  readonly size: number;
  /** In cents, by position; −1 on request. */
  readonly prices: Int32Array;
  /** The positions in each order. */
  readonly orders: Readonly<Record<ProductOrder, Uint32Array>>;
  /** By parameter of the address, then by key. */
  readonly sets: ReadonlyMap<string, ReadonlyMap<string, BitSet>>;

  constructor(index: CatalogueIndex) {
    this.size = index.price.length;
    this.prices = Int32Array.from(index.price);
    this.orders = ordersOf(this.prices, index.byTitle);
    this.sets = setsOf(index, this.size);
  }
}

/** The columns of a catalogue, which are made once. */
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

function setsOf(index: CatalogueIndex, size: number): Map<string, Map<string, BitSet>> {
  const sets = new Map<string, Map<string, BitSet>>();
  const setOf = (parameter: string, key: string): BitSet => {
    let group = sets.get(parameter);
    if (!group) sets.set(parameter, (group = new Map<string, BitSet>()));
    let set = group.get(key);
    if (!set) group.set(key, (set = emptySet(size)));
    return set;
  };
  const categories = index.categories.map((key) => setOf(categoryParameter, key));
  const manufacturers = index.manufacturers.map((key) => setOf(manufacturerParameter, key));
  const values = index.values.map(([attribute, key]) =>
    setOf(attributeParameterPrefix + attribute, key),
  );
  const enter = (set: BitSet | undefined, position: number) => {
    if (set) add(set, position);
  };
  index.category.forEach((category, position) => enter(categories[category], position));
  index.manufacturer.forEach((maker, position) => enter(manufacturers[maker], position));
  index.attributeValues.forEach((ids, position) => {
    for (const id of ids) enter(values[id], position);
  });
  return sets;
}
