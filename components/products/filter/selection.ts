import { productsPerPage, type ProductOrder } from '../../../contract/catalogue.ts';

/** A visitor's choice in a list. The URL contains all of it. */
export interface ProductSelection {
  /** Chosen values by query parameter. A facet without a choice has no entry. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly price: PriceRange;
  readonly order: ProductOrder;
  /** Maximum number of visible products. */
  readonly shown: number;
}

/** In whole euros, both limits included. */
export interface PriceRange {
  readonly least?: number | undefined;
  readonly greatest?: number | undefined;
}

/** The initial state of a list. */
export const wholeList: ProductSelection = {
  chosen: new Map(),
  price: {},
  order: 'recommended',
  shown: productsPerPage,
};

/** Returns the selection with a value added, or removed if it was chosen. Resets the number of visible products. */
export function withToggled(
  selection: ProductSelection,
  parameter: string,
  value: string,
): ProductSelection {
  const values = selection.chosen.get(parameter) ?? [];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return withValues(selection, parameter, next);
}

export function withValues(
  selection: ProductSelection,
  parameter: string,
  values: readonly string[],
): ProductSelection {
  const chosen = new Map(selection.chosen);
  if (values.length > 0) chosen.set(parameter, values);
  else chosen.delete(parameter);
  return { ...selection, chosen, shown: productsPerPage };
}

export function withPrice(selection: ProductSelection, price: PriceRange): ProductSelection {
  return { ...selection, price, shown: productsPerPage };
}

/** Returns the selection without any filter, in the same order. */
export function withoutFilters({ order }: ProductSelection): ProductSelection {
  return { ...wholeList, order };
}

/** Returns whether the selection has filters, and not only a sort order. */
function isFiltered({ chosen, price }: ProductSelection): boolean {
  return chosen.size > 0 || hasPrice(price);
}

export function hasPrice({ least, greatest }: PriceRange): boolean {
  return least !== undefined || greatest !== undefined;
}

/** Returns whether the range is empty. */
export function isContradictory({ least, greatest }: PriceRange): boolean {
  return least !== undefined && greatest !== undefined && least > greatest;
}

/** Returns whether the selection is the list that the page shows without a script. */
export function isWholeList(selection: ProductSelection): boolean {
  const { order, shown } = selection;
  return !isFiltered(selection) && order === wholeList.order && shown === wholeList.shown;
}
