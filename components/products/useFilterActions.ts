import { useCallback, useMemo, type RefObject } from 'react';
import type { ProductOrder } from '../../contract/catalogue.ts';
import { priceFilter } from './filter/match.ts';
import {
  withoutFilters,
  withPrice,
  withToggled,
  withValues,
  wholeList,
  type PriceRange,
  type ProductSelection,
} from './filter/selection.ts';
import type { NamedFilter } from './filterNames.ts';

/** Changes the visitor's choice, in a new entry of the history or in the current one. */
type Choose = (
  change: (now: ProductSelection) => ProductSelection,
  how?: 'push' | 'replace',
) => void;

/**
 * Returns the actions of the filters' buttons and fields. The functions are memoised, so that the memoised components
 * that call them are not rendered again.
 *
 * @param filters the filters that the page shows as active
 * @param status takes the focus of buttons that disappear
 */
export function useFilterActions(
  choose: Choose,
  filters: readonly NamedFilter[],
  status: RefObject<HTMLElement | null>,
) {
  const chosen = useMemo(() => {
    /** Removes one filter, or all of them. The pressed button disappears, so the focus moves nearby. */
    const removeFilter = (filter: string | undefined) => {
      choose((now) => without(now, filter));
      status.current?.focus();
    };
    return {
      removeFilter,
      clear: () => removeFilter(undefined),
      toggle: (parameter: string, value: string) =>
        choose((now) => withToggled(now, parameter, value)),
      setPrice: (price: PriceRange, isFirst: boolean) =>
        choose((now) => withPrice(now, price), isFirst ? 'push' : 'replace'),
      sort: (order: ProductOrder) => choose((now) => ({ ...now, order, shown: wholeList.shown })),
    };
  }, [choose, status]);
  const { removeFilter } = chosen;
  const removeValue = useCallback(
    ({ filter, value }: NamedFilter) => {
      if (filters.length === 1) removeFilter(undefined);
      else choose((now) => without(now, filter, value));
    },
    [filters, removeFilter, choose],
  );
  return { ...chosen, removeValue };
}

/** Removes a whole filter or one of its values. Removing the same one twice has the result of once. */
function without(
  selection: ProductSelection,
  filter: string | undefined,
  value?: string,
): ProductSelection {
  if (filter === undefined) return withoutFilters(selection);
  if (filter === priceFilter) return withPrice(selection, {});
  const values = value === undefined ? [] : (selection.chosen.get(filter) ?? []);
  return withValues(
    selection,
    filter,
    values.filter((other) => other !== value),
  );
}
