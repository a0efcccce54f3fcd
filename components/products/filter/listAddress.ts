import {
  attributeParameterPrefix,
  categoryParameter,
  greatestPriceParameter,
  leastPriceParameter,
  manufacturerParameter,
  productOrders,
  productsPerPage,
  shownParameter,
  sortParameter,
} from '../../../contract/catalogue.ts';
import { facetsOf, type ListFacets } from './listFacets.ts';
import { isContradictory, wholeList, type PriceRange, type ProductSelection } from './selection.ts';

/**
 * Returns the selection in a URL's query. Ignores values that the list does not know, that are
 * contradictory or that have no effect: a URL may be old, shared or typed by hand.
 *
 * @param total number of products in the list
 */
export function parseSelection(query: string, facets: ListFacets, total: number): ProductSelection {
  const parameters = new URLSearchParams(query);
  const chosen = new Map(
    facetsOf(facets).flatMap(({ parameter, values }): [string, string[]][] => {
      const requested = new Set(parameters.getAll(parameter));
      // In the order of the facet and without duplicates, so that equal choices give equal URLs.
      const known = values.map(({ key }) => key).filter((key) => requested.has(key));
      return known.length > 0 ? [[parameter, known]] : [];
    }),
  );
  return {
    chosen,
    price: facets.price ? priceIn(parameters) : {},
    order:
      productOrders.find((order) => order === parameters.get(sortParameter)) ?? wholeList.order,
    shown: shownIn(parameters, total),
  };
}

/** Returns a selection as a query string. Other parameters of `query` are kept and come first. */
export function formatQuery(selection: ProductSelection, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of [...parameters.keys()]) if (isListParameter(name)) parameters.delete(name);
  for (const [parameter, values] of selection.chosen) {
    for (const value of values) parameters.append(parameter, value);
  }
  const { price, order, shown } = selection;
  const rest = [
    [leastPriceParameter, price.least],
    [greatestPriceParameter, price.greatest],
    [sortParameter, order === wholeList.order ? undefined : order],
    [shownParameter, shown === wholeList.shown ? undefined : shown],
  ] as const;
  for (const [name, value] of rest) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The maximum that browsers still render easily. Visitors who want more should filter. */
export const maxShown = 40 * productsPerPage;

/** The highest price limit that a filter accepts, in euros. */
export const highestPrice = 9_999_999;

function priceIn(parameters: URLSearchParams): PriceRange {
  const price = {
    least: numberIn(parameters, leastPriceParameter, highestPrice),
    greatest: numberIn(parameters, greatestPriceParameter, highestPrice),
  };
  return isContradictory(price) ? {} : price;
}

/** Returns the number of products to show: whole steps, and no more than needed for all products. */
function shownIn(parameters: URLSearchParams, total: number): number {
  const requested = numberIn(parameters, shownParameter, Number.MAX_SAFE_INTEGER) ?? 0;
  const steps = Math.ceil(Math.min(requested, total, maxShown) / productsPerPage);
  return Math.max(steps, 1) * productsPerPage;
}

function numberIn(parameters: URLSearchParams, name: string, max: number): number | undefined {
  const text = parameters.get(name) ?? '';
  const number = Number(text);
  return /^\d{1,15}$/.test(text) && number > 0 && number <= max ? number : undefined;
}

function isListParameter(name: string): boolean {
  return listParameters.has(name) || name.startsWith(attributeParameterPrefix);
}

const listParameters = new Set<string>([
  ...[categoryParameter, manufacturerParameter, leastPriceParameter, greatestPriceParameter],
  ...[sortParameter, shownParameter],
]);
