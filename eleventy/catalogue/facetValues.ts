import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
  type ListValue,
} from '../../contract/catalogue.ts';
import type { Product } from '../../data/kinds/products.ts';

/** Returns the values by which a product can be filtered. */
export function facetValues({ category, manufacturer, attributes }: Product): ListValue[] {
  return [
    [categoryParameter, category],
    ...(manufacturer === undefined ? [] : [[manufacturerParameter, manufacturer] as const]),
    ...attributes.flatMap(({ attribute, values }) =>
      values.map((value) => [attributeParameterPrefix + attribute, value] as const),
    ),
  ];
}
