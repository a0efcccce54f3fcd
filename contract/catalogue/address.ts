/*
 * What a list of products is filtered and sorted by, as it stands in the query of its address, in every
 * language alike, so that an address may be shared: `?manufacturer=nordlicht&attribute.material=gold`.
 * A parameter may stand several times. What is unknown or contradicts itself is left out.
 */

export const categoryParameter = 'category';

export const manufacturerParameter = 'manufacturer';

/** A key of an attribute follows. */
export const attributeParameterPrefix = 'attribute.';

/** In whole euros. */
export const leastPriceParameter = 'from';

export const greatestPriceParameter = 'to';

export const sortParameter = 'sort';

/** In the shop's own order; by price up or down; by title. */
export const productOrders = ['recommended', 'cheapest', 'dearest', 'title'] as const;

export type ProductOrder = (typeof productOrders)[number];

/** How many products are shown, once a visitor has asked for more. */
export const shownParameter = 'show';

/** Products on a page, and how many more each time. */
export const productsPerPage = 24;
