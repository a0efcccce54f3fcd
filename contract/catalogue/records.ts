/*
 * The catalogue's data for the browser, in addition to the page with the list's first products. The
 * build writes it as shared data (contract/addresses/pageData.ts), one catalogue per language. The
 * list fetches the index when a visitor first filters or sorts, and shards when it shows their
 * products.
 */

/**
 * The filters of one list, as columns: the n-th entry of each belongs to the n-th product, in the
 * shop's own order. The index has keys and numbers only; the page has the names.
 */
export interface CatalogueIndex {
  /** The number of products in the list. */
  readonly size: number;
  readonly facets: readonly FacetColumn[];
  /** The prefix of the shards' names; a number follows. */
  readonly cards: string;
  /**
   * If the list omits products of the catalogue: the distance of each product's position from the
   * one before; for the first product, from the catalogue's beginning.
   */
  readonly steps?: readonly number[];
  /** A long list has separate files for these, since only some choices need them. */
  readonly orders?: OrderColumns;
}

/** The values of one facet, for all products. */
export interface FacetColumn {
  /** The parameter in the address. */
  readonly parameter: string;
  readonly keys: readonly string[];
  /** The sets of values that products have, as positions in `keys`. */
  readonly sets: readonly (readonly number[])[];
  /**
   * One character per product for its set: `firstSetCharacter` for the first set, the next
   * characters for the others.
   */
  readonly products: string;
}

/** After the quotation mark, which JSON would have to escape. */
export const firstSetCharacter = '#'.charCodeAt(0);

/** The columns for sorting, and for the price filter. */
export interface OrderColumns {
  /** In cents; −1 for a price on request. */
  readonly price?: readonly number[];
  /** The products' positions in the list in the order of their titles, as the language sorts. */
  readonly title?: readonly number[];
}

export type OrderColumn = keyof OrderColumns;

/**
 * The number of products up to which an index is one file. Above it, prices and the order of titles
 * are as large as everything else that a choice needs. They are separate files then, and so are
 * each facet and an index for each of its values ({@link valuePart}), so that an address with a
 * choice loads only what it needs.
 */
export const mostInOneFile = 1_000;

/** The name of the part of a long list that has one value of a facet. */
export function valuePart(parameter: string, key: string): string {
  return `${parameter}.${key}`;
}

/** The name of a part of a language's catalogue: the common prefix, and the part's own name. */
export function catalogueFile(catalogue: string, part: string | number): string {
  return `${catalogue}-${part}`;
}

/**
 * Small, so that a choice of 24 products from the whole catalogue loads few that are not shown: a
 * response has half a kilobyte. Fewer per shard would cost too much overhead per response.
 */
export const productsPerShard = 6;

export interface CatalogueShard {
  readonly products: readonly ProductCardRecord[];
}

/** A product for a list. An editor's texts in it are plain text. */
export interface ProductCardRecord {
  readonly href: string;
  readonly title: string;
  readonly manufacturer?: string | undefined;
  /** In cents; undefined for a price on request. */
  readonly price?: number | undefined;
  readonly picture?: CardPicture | undefined;
}

export interface CardPicture {
  readonly src: string;
  /** By MIME type, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
