import { categoryParameter } from '../../contract/catalogue.ts';
import type { Labels } from '../../contract/labels.ts';
import { plain } from '../i18n/Words.tsx';
import { facetsOf, type ListFacets } from './filter/listFacets.ts';
import { priceFilter } from './filter/match.ts';
import { hasPrice, type PriceRange, type ProductSelection } from './filter/selection.ts';
import { formattedPrice } from './formattedPrice.ts';

/** The name of a chosen value or of the price range. */
export interface NamedFilter {
  /** A query parameter, or {@link priceFilter}. */
  readonly filter: string;
  /** Missing for the price range. */
  readonly value?: string;
  readonly name: string;
}

/** Returns the chosen values, in the order of the facets. */
export function namedFilters(
  { chosen, price }: ProductSelection,
  facets: ListFacets,
  labels: Labels,
): NamedFilter[] {
  const values = facetsOf(facets).flatMap((facet) =>
    facet.values
      .filter(({ key }) => chosen.get(facet.parameter)?.includes(key))
      .map(({ key, name }) => ({ filter: facet.parameter, value: key, name: plain(name) })),
  );
  if (!hasPrice(price)) return values;
  return [...values, { filter: priceFilter, name: priceName(price, labels) }];
}

/** Returns one entry per filter: a facet with all of its chosen values. */
export function namedGroups(
  selection: ProductSelection,
  facets: ListFacets,
  labels: Labels,
): NamedFilter[] {
  const groups = new Map<string, string[]>();
  for (const { filter, name } of namedFilters(selection, facets, labels)) {
    groups.set(filter, [...(groups.get(filter) ?? []), name]);
  }
  const names = new Map(
    facetsOf(facets).map(({ parameter, name }) => [
      parameter,
      name === undefined ? labels.text(facetLabel(parameter)) : plain(name),
    ]),
  );
  const list = new Intl.ListFormat(labels.language, { type: 'disjunction' });
  return [...groups].map(([filter, members]) => {
    const values = list.format(members);
    const group = names.get(filter);
    return { filter, name: group === undefined ? values : `${group} ${values}` };
  });
}

function facetLabel(parameter: string) {
  return parameter === categoryParameter ? 'products.category' : 'products.manufacturer';
}

function priceName({ least, greatest }: PriceRange, { text, language }: Labels): string {
  const written = (euros = 0) => formattedPrice(euros * 100, language);
  const values = { least: written(least), greatest: written(greatest) };
  if (greatest === undefined) return text('products.priceFrom', values);
  if (least === undefined) return text('products.priceTo', values);
  return text('products.priceBetween', values);
}
