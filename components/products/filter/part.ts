import type { IndexPart, NeededPart } from '../../../contract/catalogue/part.ts';
import { mostInOneFile } from '../../../contract/catalogue/records.ts';
import { facetsOf, type FacetGroups } from './facetGroups.ts';
import { match, neededColumns, type Match } from './match.ts';
import { columnsOf } from './ProductColumns.ts';
import { hasPrice, wholeList, type ProductSelection } from './selection.ts';

/**
 * The part of a long list's index that is enough for a choice: the products with the rarest value that
 * stands alone in its facet. None where that is hardly less than the whole.
 *
 * @param total how many products the list has
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
    // How many have which value of a facet, the page knows.
    facets: isAlone ? [] : [...chosen.keys()],
    allOrders: hasPrice(price) ? ['price'] : [],
  };
}

/** So many times smaller the part has to be. */
const leastSaving = 3;

/** What a selection leaves of a list, of which the part that it takes is there. */
export function matchPart(
  { needed, index, all }: IndexPart,
  selection: ProductSelection,
  facets: FacetGroups,
  total: number,
): Match {
  const within = match(columnsOf(index), selection);
  const own = needed.parameter;
  // Other values of the facet are had by products that are not in the part.
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
