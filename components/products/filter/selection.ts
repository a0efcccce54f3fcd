import { productsPerPage, type ProductOrder } from '../../../contract/catalogue/address.ts';

/** What a visitor has chosen of a list: all of it stands in the address. */
export interface ProductSelection {
  /** By parameter of the address; of a facet without a choice, there is nothing. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly price: PriceRange;
  readonly order: ProductOrder;
  /** How many products are shown at most. */
  readonly shown: number;
}

/** In whole euros, both included. */
export interface PriceRange {
  readonly least?: number | undefined;
  readonly greatest?: number | undefined;
}

/** How a list begins. */
export const wholeList: ProductSelection = {
  chosen: new Map(),
  price: {},
  order: 'recommended',
  shown: productsPerPage,
};

/** With a value chosen that was not, or the other way round. The list begins at its start again. */
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

/** Without any filter, in the same order. */
export function withoutFilters({ order }: ProductSelection): ProductSelection {
  return { ...wholeList, order };
}

/** Whether products are left out, and not just sorted. */
function isFiltered({ chosen, price }: ProductSelection): boolean {
  return chosen.size > 0 || hasPrice(price);
}

export function hasPrice({ least, greatest }: PriceRange): boolean {
  return least !== undefined || greatest !== undefined;
}

/** No product has such a price. */
export function isContradictory({ least, greatest }: PriceRange): boolean {
  return least !== undefined && greatest !== undefined && least > greatest;
}

/** Whether it is the list that the page shows without a script. */
export function isWholeList(selection: ProductSelection): boolean {
  const { order, shown } = selection;
  return !isFiltered(selection) && order === wholeList.order && shown === wholeList.shown;
}
