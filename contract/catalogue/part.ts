import type { CatalogueIndex, OrderColumn } from './records.ts';

/** The part of a long list's index that a choice needs, if all of its products share one value. */
export interface NeededPart {
  readonly parameter: string;
  readonly key: string;
  /** For the products with the value. */
  readonly orders: readonly OrderColumn[];
  /** The facets for all products, needed to count the results of other values. */
  readonly facets: readonly string[];
  /** For all products. */
  readonly allOrders: readonly OrderColumn[];
}

/** The part after it has loaded. */
export interface IndexPart {
  readonly needed: NeededPart;
  /** The index of the products with the value. */
  readonly index: CatalogueIndex;
  /** The index of all products of the list, with the needed facets only. */
  readonly all: CatalogueIndex;
}

/** True if two choices need the same part. */
export function isSamePart(one: NeededPart | undefined, other: NeededPart | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
