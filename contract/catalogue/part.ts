import type { CatalogueIndex, OrderColumn } from './records.ts';

/** What a choice takes of the index of a long list, if it has one value that all of its products have. */
export interface NeededPart {
  readonly parameter: string;
  readonly key: string;
  /** Of the products with the value. */
  readonly orders: readonly OrderColumn[];
  /** The facets that all products are filtered by, to know how many other values would leave. */
  readonly facets: readonly string[];
  /** Of all products. */
  readonly allOrders: readonly OrderColumn[];
}

/** That part, once it is there. */
export interface IndexPart {
  readonly needed: NeededPart;
  /** Of the products with the value. */
  readonly index: CatalogueIndex;
  /** Of all products of the list, by the needed facets alone. */
  readonly all: CatalogueIndex;
}

/** Whether two choices take the same. */
export function isSamePart(one: NeededPart | undefined, other: NeededPart | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
