import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
} from '../../../contract/catalogue.ts';
import type { Words } from '../../../contract/labels.ts';

/** The filters of a product list. Without the facets that the page's own scope determines. */
export interface ListFacets {
  readonly categories: readonly FacetValue[];
  readonly manufacturers: readonly FacetValue[];
  readonly attributes: readonly AttributeFacet[];
  /** Price range of the list in whole euros; missing if no product has a price. */
  readonly price?: { readonly min: number; readonly max: number } | undefined;
}

interface AttributeFacet {
  readonly key: string;
  readonly name: Words;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  /** Used in URLs, the same in each language. */
  readonly key: string;
  readonly name: Words;
  /** Number of products with this value in the list. */
  readonly count: number;
  /** The page with only these products, for visitors without JavaScript. */
  readonly href?: string | undefined;
}

/** The fixed restriction of a list page, which visitors cannot change. */
export interface ListScope {
  readonly category?: string | undefined;
  readonly manufacturer?: string | undefined;
}

/** A filter: the values of a list for one query parameter. */
export interface Facet {
  readonly parameter: string;
  /** Missing for categories and manufacturers, whose names are labels. */
  readonly name?: Words;
  readonly values: readonly FacetValue[];
}

/** Returns the facets in display order, which is also the order of their parameters in URLs. */
export function facetsOf({ categories, manufacturers, attributes }: ListFacets): Facet[] {
  return [
    { parameter: categoryParameter, values: categories },
    { parameter: manufacturerParameter, values: manufacturers },
    ...attributes.map(({ key, name, values }) => ({
      parameter: attributeParameterPrefix + key,
      name,
      values,
    })),
  ].filter(({ values }) => values.length > 0);
}
