import { facetColumn } from '../../components/products/filter/facetColumn.ts';
import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
} from '../../contract/catalogue/address.ts';
import type { FacetColumn, OrderColumns } from '../../contract/catalogue/records.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Site } from '../../data/model/site.ts';
import type { Language } from '../../locales/languages.ts';
import { inCents } from './productCard.ts';

/** Returns the columns for filters. Facets without any product are left out. */
export function facetColumns(
  products: readonly Product[],
  { manufacturers, attributes }: Pick<Site, 'manufacturers' | 'attributes'>,
): FacetColumn[] {
  const categories = [...new Set(products.map(({ category }) => category))].sort();
  const makers = manufacturers.map(({ manufacturer }) => manufacturer);
  return [
    facetColumn(
      categoryParameter,
      categories,
      products.map(({ category }) => [category]),
    ),
    facetColumn(
      manufacturerParameter,
      makers,
      products.map(({ manufacturer }) => (manufacturer === undefined ? [] : [manufacturer])),
    ),
    ...attributes.map(({ key, values }) =>
      facetColumn(
        attributeParameterPrefix + key,
        values.map((value) => value.key),
        products.map((product) =>
          product.attributes.flatMap(({ attribute, values: chosen }) =>
            attribute === key ? chosen : [],
          ),
        ),
      ),
    ),
  ].filter(({ sets }) => sets.some(({ length }) => length > 0));
}

/**
 * Returns the columns for sorting.
 * @param titles of the same products, in the language
 */
export function orderColumns(
  products: readonly Product[],
  titles: readonly string[],
  language: Language,
): Required<OrderColumns> {
  return {
    price: products.map(({ price }) => (price === undefined ? -1 : inCents(price))),
    title: inOrderOf(titles, language),
  };
}

function inOrderOf(titles: readonly string[], language: Language): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return titles
    .map((title, position) => ({ title, position }))
    .sort((one, other) => compare(one.title, other.title) || one.position - other.position)
    .map(({ position }) => position);
}
