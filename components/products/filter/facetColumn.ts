import { firstSetCharacter, type FacetColumn } from '../../../contract/catalogue/records.ts';

/**
 * Encodes a facet's values of all products for the browser. One character per product compresses to little
 * more than its information; numbers separated by commas take a third more.
 *
 * @param keys of all values
 * @param valuesOf the values of each product
 */
export function facetColumn(
  parameter: string,
  keys: readonly string[],
  valuesOf: readonly (readonly string[])[],
): FacetColumn {
  const positions = new Map(keys.map((key, position) => [key, position]));
  const places = new Map<string, number>();
  const sets: number[][] = [];
  const products = valuesOf.map((values) => {
    const set = values.flatMap((key) => positions.get(key) ?? []).sort((one, other) => one - other);
    const name = set.join();
    let place = places.get(name);
    if (place === undefined) places.set(name, (place = sets.push(set) - 1));
    return String.fromCharCode(firstSetCharacter + place);
  });
  return { parameter, keys, sets, products: products.join('') };
}
