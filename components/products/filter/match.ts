import { type ProductOrder, onRequest, type CatalogueIndex } from '../../../contract/catalogue.ts';
import { hasPrice, type ProductSelection } from './selection.ts';

/** The products of a catalogue that match a selection. */
export interface Match {
  /** Number of matching products. */
  readonly count: number;
  /** Positions of the visible products in the whole catalogue, in sort order. */
  readonly cataloguePositions: readonly number[];
  /**
   * Returns the number of matches with a value of a facet. Values of one facet are alternatives, and all
   * facets must match, so other choices in the value's own facet do not count.
   */
  readonly countWith: (parameter: string, key: string) => number;
  /** Returns the number of matches without the choice of one facet, or without the price range. */
  readonly countWithout: (filter: string) => number;
}

/** The key of the price range among the facets' parameters. */
export const priceFilter = 'price';

/** Returns all positions of a list in a sort order. Products without a price are last in an order by price. */
export function sortedPositions(index: CatalogueIndex, order: ProductOrder): number[] {
  const rankOf = (position: number): number => {
    if (order === 'recommended') return position;
    if (order === 'title') return index.titles[position] ?? 0;
    const price = index.prices[position] ?? onRequest;
    if (price === onRequest) return Number.MAX_SAFE_INTEGER;
    return order === 'cheapest' ? price : -price;
  };
  const ranks = index.products.map((_, position) => rankOf(position));
  return [...ranks.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/**
 * Filters a list. In the same pass, counts the products that each other choice would leave. A matching product counts for
 * all its values. A product that exactly one filter refuses counts for its values of that filter's facet, since it would
 * match with another choice in this facet.
 *
 * @param positions of the whole list, in the selection's sort order
 */
export function match(
  index: CatalogueIndex,
  positions: readonly number[],
  selection: ProductSelection,
): Match {
  const filters = filtersOf(index, selection);
  const found: number[] = [];
  const counts = index.values.map(() => 0);
  const refused = new Map<string, number>();
  for (const position of positions) {
    const refusing = filters.find(({ accepts }) => !accepts(position));
    if (refusing && filters.some((other) => other !== refusing && !other.accepts(position))) {
      continue;
    }
    const only = refusing?.name;
    if (only === undefined) found.push(position);
    else refused.set(only, (refused.get(only) ?? 0) + 1);
    for (const value of index.products[position] ?? []) {
      const isCounted = only === undefined || only === index.values[value]?.[0];
      if (isCounted) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return {
    count: found.length,
    cataloguePositions: found
      .slice(0, selection.shown)
      .map((position) => index.places?.[position] ?? position),
    countWith: (parameter, key) => counts[numberOf(index, parameter, key)] ?? 0,
    countWithout: (filter) => found.length + (refused.get(filter) ?? 0),
  };
}

/** One condition of a selection, by its query parameter or {@link priceFilter}. */
interface Filter {
  readonly name: string;
  readonly accepts: (position: number) => boolean;
}

function filtersOf(index: CatalogueIndex, { chosen, price }: ProductSelection): Filter[] {
  const filters = [...chosen].map(([parameter, keys]): Filter => {
    const numbers = keys.map((key) => numberOf(index, parameter, key));
    return {
      name: parameter,
      accepts: (position) =>
        index.products[position]?.some((value) => numbers.includes(value)) ?? false,
    };
  });
  if (!hasPrice(price)) return filters;
  const { least = 0, greatest = Infinity } = price;
  const acceptsPrice = (position: number) => {
    const cents = index.prices[position] ?? onRequest;
    // A maximum of 20 euros includes 19.90 and excludes 20.50. `onRequest` is below every minimum.
    return cents >= least * 100 && cents <= greatest * 100;
  };
  return [...filters, { name: priceFilter, accepts: acceptsPrice }];
}

/** Returns the position of a value in the index; −1 if no product of the list has it. */
function numberOf({ values }: CatalogueIndex, parameter: string, key: string): number {
  return values.findIndex((value) => value[0] === parameter && value[1] === key);
}
