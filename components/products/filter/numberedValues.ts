import type { CatalogueIndex, ListValue } from '../../../contract/catalogue.ts';

/**
 * Returns the values of all products, each once, and the positions of each product's values among them.
 *
 * @param valuesOf the values of each product
 */
export function numberedValues(
  valuesOf: readonly (readonly ListValue[])[],
): Pick<CatalogueIndex, 'values' | 'products'> {
  const values = new Map(valuesOf.flat().map((value) => [String(value), value]));
  const numbers = new Map([...values.keys()].map((value, number) => [value, number]));
  return {
    values: [...values.values()],
    products: valuesOf.map((some) => some.map((value) => numbers.get(String(value)) ?? 0)),
  };
}
