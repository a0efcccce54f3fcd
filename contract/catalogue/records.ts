/*
 * What the browser gets of a catalogue, beside the page that lists its first products. The build
 * writes it as shared data (contract/addresses/pageData.ts), one catalogue a language; the list
 * fetches the index when a visitor first filters or sorts, and shards as it shows what is in them.
 */

/**
 * What products are filtered and sorted by, column by column: the n-th entry of each is the n-th
 * product's, in the shop's own order. Names stand in the page; here are keys and numbers alone.
 */
export interface CatalogueIndex {
  /** By position: what `category` counts in, as keys. */
  readonly categories: readonly string[];
  /** By position: what `manufacturer` counts in, as keys. */
  readonly manufacturers: readonly string[];
  /** By position: what `values` count in, as keys of an attribute and of one of its values. */
  readonly values: readonly (readonly [attribute: string, value: string])[];
  readonly category: readonly number[];
  /** −1 where a product has none. */
  readonly manufacturer: readonly number[];
  /** In cents; −1 on request. */
  readonly price: readonly number[];
  readonly attributeValues: readonly (readonly number[])[];
  /** The products' positions by title, as the language sorts. */
  readonly byTitle: readonly number[];
  /** The hashes in the addresses of the shards, which hold `productsPerShard` each, in the shop's order. */
  readonly shards: readonly string[];
}

/** So few that a shard is a response of 4 KB. */
export const productsPerShard = 48;

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
