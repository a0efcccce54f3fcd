import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
} from '../../../contract/catalogue/address.ts';
import type { Words } from '../../../contract/words.ts';

/** What a list of products can be narrowed down by; what a page's own scope says is not among it. */
export interface FacetGroups {
  readonly categories: readonly FacetValue[];
  readonly manufacturers: readonly FacetValue[];
  readonly attributes: readonly AttributeFacet[];
  /** In whole euros, around all prices of the list; none where nothing in it has a price. */
  readonly price?: { readonly min: number; readonly max: number } | undefined;
}

export interface AttributeFacet {
  readonly key: string;
  readonly name: Words;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  /** Stands in addresses, the same in each language. */
  readonly key: string;
  readonly name: Words;
  /** Of the products in the list. */
  readonly count: number;
  /** The page of these products alone, for who has no JavaScript. */
  readonly href?: string | undefined;
}

/** What a page lists alone, and nobody there can choose otherwise. */
export interface ListScope {
  readonly category?: string | undefined;
  readonly manufacturer?: string | undefined;
}

/** The values of a list that one parameter of the address chooses among. */
export interface Facet {
  readonly parameter: string;
  /** None for categories and manufacturers, which labels name. */
  readonly name?: Words;
  readonly values: readonly FacetValue[];
}

/** In the order that they are shown in, which their parameters have in the address, too. */
export function facetsOf({ categories, manufacturers, attributes }: FacetGroups): Facet[] {
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
