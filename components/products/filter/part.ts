import type { IndexPart, NeededPart } from '../../../contract/catalogue/part.ts';
import { mostInOneFile } from '../../../contract/catalogue/records.ts';
import { facetsOf, type FacetGroups } from './facetGroups.ts';
import { match, neededColumns, type Match } from './match.ts';
import { columnsOf } from './ProductColumns.ts';
import { hasPrice, wholeList, type ProductSelection } from './selection.ts';

/**
 * Returns the part of a long list's index that is sufficient for a selection: the products with the rarest
 * value that is the only choice of its facet. Undefined if the part is hardly smaller than the whole list.
 *
 * @param total number of products in the list
 */
export function neededPart(
  selection: ProductSelection,
  facets: FacetGroups,
  total: number,
): NeededPart | undefined {
  if (total <= mostInOneFile) return undefined;
  const { chosen, price } = selection;
  const [rarest] = facetsOf(facets)
    .flatMap(({ parameter, values }) => {
      const keys = chosen.get(parameter) ?? [];
      return values
        .filter(({ key }) => keys.length === 1 && keys[0] === key)
        .map(({ key, count }) => ({ parameter, key, count }));
    })
    .sort((one, other) => one.count - other.count);
  if (!rarest || rarest.count * leastSaving > total) return undefined;
  const { parameter, key } = rarest;
  const isAlone = chosen.size === 1 && !hasPrice(price);
  return {
    ...{ parameter, key, orders: neededColumns(selection) },
    // The page already contains the counts of a facet's values.
    facets: isAlone ? [] : [...chosen.keys()],
    allOrders: hasPrice(price) ? ['price'] : [],
  };
}

/** The minimum ratio of the whole list to the part. */
const leastSaving = 3;

/** Returns the matches of a selection in a list of which only the needed part is loaded. */
export function matchPart(
  { needed, index, all }: IndexPart,
  selection: ProductSelection,
  facets: FacetGroups,
  total: number,
): Match {
  const within = match(columnsOf(index), selection);
  const own = needed.parameter;
  // Products with other values of the facet are not in the part.
  const beyond =
    needed.facets.length > 0
      ? match(columnsOf(all), { ...selection, order: wholeList.order, shown: 0 })
      : { countWith: countIn(facets), countWithout: () => total };
  return {
    ...within,
    countWith: (parameter, key) => (parameter === own ? beyond : within).countWith(parameter, key),
    countWithout: (filter) => (filter === own ? beyond : within).countWithout(filter),
  };
}

function countIn(facets: FacetGroups): Match['countWith'] {
  return (parameter, key) =>
    facetsOf(facets)
      .find((facet) => facet.parameter === parameter)
      ?.values.find((value) => value.key === key)?.count ?? 0;
}
