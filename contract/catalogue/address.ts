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
