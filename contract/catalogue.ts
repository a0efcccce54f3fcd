/*
 * The filters and the order of a product list, in the query of its address. They are the same in
 * every language, so that an address can be shared:
 * `?manufacturer=nordlicht&attribute.material=gold`. A parameter may be repeated. Unknown and
 * contradictory values are ignored.
 */

export const categoryParameter = 'category';

export const manufacturerParameter = 'manufacturer';

/** The key of an attribute follows. */
export const attributeParameterPrefix = 'attribute.';

/** In whole euros. */
export const leastPriceParameter = 'from';

export const greatestPriceParameter = 'to';

export const sortParameter = 'sort';

/** The shop's own order; by price, ascending or descending; by title. */
export const productOrders = ['recommended', 'cheapest', 'dearest', 'title'] as const;

export type ProductOrder = (typeof productOrders)[number];

/** The number of products on the page, after a visitor has asked for more. */
export const shownParameter = 'show';

/** Products on a page, and the number of more products per step. */
export const productsPerPage = 24;

/** The parts of the catalogue; each has a route of its own (specification, section 2). */
export const productCategories = [
  ...(['watches', 'jewelry', 'accessories', 'wedding_rings', 'beads', 'engagement_rings'] as const),
  ...(['optics', 'for_kids', 'events', 'home_fabrics', 'decoratives'] as const),
  ...(['floral_workshop', 'room_fragrances', 'bicycles', 'window'] as const),
];

/*
 * The catalogue's data for the browser, in addition to the page with the list's first products. The
 * build writes it as shared data (`sharedDataAddress` in contract/pageData.ts), one catalogue per language. The
 * list fetches its index when a visitor first filters or sorts, and cards when it shows their
 * products.
 */

/**
 * The values by which one list is filtered and sorted. The n-th entry of an array belongs to the
 * n-th product of the list, in the shop's own order. The index has keys and numbers only; the page
 * has the names.
 */
export interface CatalogueIndex {
  /** The values of all filters that products of the list have. */
  readonly values: readonly ListValue[];
  /** The values of each product, as positions in `values`. */
  readonly products: readonly (readonly number[])[];
  /** In cents; −1 for a price on request. */
  readonly prices: readonly number[];
  /** The ranks of the titles, as the language sorts. */
  readonly titles: readonly number[];
  /** Positions of the list's products in the catalogue. Missing if the list has all of them. */
  readonly places?: readonly number[];
  /** The prefix of the names of the files with cards. */
  readonly cards: string;
}

/** A value of a filter, as in the query of a list's address. */
export type ListValue = readonly [parameter: string, key: string];

/** The price of a product that is sold at a price on request. */
export const onRequest = -1;

/**
 * The number of cards in a file. It is small because a choice of 24 products from the whole catalogue loads every file
 * that has one of them, with cards that are not shown. It is not smaller because each response has an overhead of half a
 * kilobyte.
 */
export const cardsPerFile = 6;

/** The name of the file with the card of the product at a position of the catalogue. */
export function cardFile(cards: string, position: number): string {
  return `${cards}-${Math.floor(position / cardsPerFile)}`;
}

/** A product for a list. An editor's texts in it are plain text. */
export interface ProductCardRecord {
  /** The product's page. */
  readonly href: string;
  /** The name of the product. */
  readonly title: string;
  /** The manufacturer's name. */
  readonly manufacturer?: string | undefined;
  /** In cents; undefined for a price on request. */
  readonly price?: number | undefined;
  /** Without it, the card shows the first letter of the name. */
  readonly picture?: CardPicture | undefined;
}

export interface CardPicture {
  readonly src: string;
  /** The files of the picture by MIME type, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  /** The point that stays visible where the card crops the picture, in percent. Default: the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly alt: string;
}
