/*
 * What the browser gets of a catalogue, beside the page that lists its first products. The build
 * writes it as shared data (contract/addresses/pageData.ts), one catalogue a language; the list
 * fetches the index when a visitor first filters or sorts, and shards as it shows what is in them.
 */

/**
 * What the products of one list are filtered by, column by column: the n-th entry of each is the n-th
 * product's, in the shop's own order. Names stand in the page; here are keys and numbers alone.
 */
export interface CatalogueIndex {
  /** How many products the list has. */
  readonly size: number;
  readonly facets: readonly FacetColumn[];
  /** Begins the names of the shards, which a number follows. */
  readonly cards: string;
  /**
   * How far each product is behind the one before it in all of the catalogue, where the list leaves some
   * out: the first, behind its beginning.
   */
  readonly steps?: readonly number[];
  /** Those of a long list come on their own, since only some choices need them. */
  readonly orders?: OrderColumns;
}

/** Which values of one facet the products have. */
export interface FacetColumn {
  /** Of the address. */
  readonly parameter: string;
  readonly keys: readonly string[];
  /** The sets of values that products have, as positions in `keys`. */
  readonly sets: readonly (readonly number[])[];
  /** A character a product, for the set that it has: the first is `firstSetCharacter`, the others follow. */
  readonly products: string;
}

/** Past the quotation mark, which JSON would have to escape. */
export const firstSetCharacter = '#'.charCodeAt(0);

/** What products are sorted by, and the price filtered. */
export interface OrderColumns {
  /** In cents; −1 on request. */
  readonly price?: readonly number[];
  /** The products' positions in the list by title, as the language sorts. */
  readonly title?: readonly number[];
}

export type OrderColumn = keyof OrderColumns;

/**
 * Of more products, prices and the order of titles are as much as all else that a choice needs, so they are
 * files of their own; and so are each facet, and an index of the products of each of its values
 * ({@link valuePart}): an address with a choice gets those that it needs.
 */
export const mostInOneFile = 1_000;

/** The part of a long list that has one value of a facet, for the name of its file. */
export function valuePart(parameter: string, key: string): string {
  return `${parameter}.${key}`;
}

/** The name of a part of the catalogue of a language: what all of its names begin with, and which part it is. */
export function catalogueFile(catalogue: string, part: string | number): string {
  return `${catalogue}-${part}`;
}

/**
 * So few that a choice of 24 from all over the catalogue brings few that nobody sees: the response has
 * half a kilobyte. What a response costs beside its bytes speaks against still fewer.
 */
export const productsPerShard = 6;

export interface CatalogueShard {
  readonly products: readonly ProductCardRecord[];
}

/** A product as a list shows it. Whatever text comes from an editor is plain text. */
export interface ProductCardRecord {
  readonly href: string;
  readonly title: string;
  readonly manufacturer?: string | undefined;
  /** In cents; without it, on request. */
  readonly price?: number | undefined;
  readonly picture?: CardPicture | undefined;
}

export interface CardPicture {
  readonly src: string;
  /** By MIME type, the best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
