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

function ordersOf(prices: Int32Array, byTitle: readonly number[]) {
  const recommended = Uint32Array.from(prices, (_, position) => position);
  const price = (position: number) => prices[position] ?? onRequest;
  const isLast = (position: number) => Number(price(position) === onRequest);
  // What has no price is neither cheap nor dear, so it stands at the end of both.
  const byPrice = (sign: number) =>
    recommended
      .slice()
      .sort((a, b) => isLast(a) - isLast(b) || sign * (price(a) - price(b)) || a - b);
  return {
    recommended,
    cheapest: byPrice(1),
    dearest: byPrice(-1),
    title: Uint32Array.from(byTitle),
  };
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
