import {
  firstSetCharacter,
  type CatalogueIndex,
  type FacetColumn,
  type OrderColumn,
  type OrderColumns,
} from '../../contract/catalogue/records.ts';

/**
 * An index whose columns fit each other, so that its users need no further checks.
 *
 * @throws if they do not
 */
export function checkedIndex(json: unknown): CatalogueIndex {
  const index = json as CatalogueIndex;
  const { size, facets, cards, steps, orders } = index;
  const isGood =
    isWithin(size, 0, Number.MAX_SAFE_INTEGER) &&
    facets.every((facet) => isFacet(facet, size)) &&
    /^\w+$/.test(cards) &&
    (steps === undefined || holds(steps, size, 0, Number.MAX_SAFE_INTEGER)) &&
    (orders === undefined ||
      (isOrder('price', orders.price, size) && isOrder('title', orders.title, size)));
  if (!isGood) throw new Error('No index of a catalogue.');
  return index;
}

/**
 * A column of the orders of an index, which was loaded after the index.
 *
 * @throws if it does not fit the index
 */
export function checkedOrder(
  name: OrderColumn,
  json: unknown,
  { size }: Pick<CatalogueIndex, 'size'>,
): OrderColumns {
  if (!isOrder(name, json, size)) throw new Error('No order of a catalogue.');
  return { [name]: json };
}

/**
 * A facet of an index, which was loaded without the index.
 *
 * @throws if it does not fit
 */
export function checkedFacet(json: unknown, size: number): FacetColumn {
  const facet = json as FacetColumn;
  if (!isFacet(facet, size)) throw new Error('No facet of a catalogue.');
  return facet;
}

function isFacet({ parameter, keys, sets, products }: FacetColumn, size: number): boolean {
  return (
    [parameter, products, ...keys].every((text) => typeof text === 'string') &&
    sets.every((set) => set.every((value) => isWithin(value, 0, keys.length - 1))) &&
    products.length === size &&
    hasOnly(products, firstSetCharacter, firstSetCharacter + sets.length - 1)
  );
}

/** True if all characters of the text are between the two codes. */
function hasOnly(text: string, least: number, most: number): boolean {
  for (let position = 0; position < text.length; position++) {
    if (!isWithin(text.charCodeAt(position), least, most)) return false;
  }
  return true;
}

function isOrder(name: OrderColumn, json: unknown, size: number): json is readonly number[] {
  return name === 'price'
    ? holds(json, size, -1, Number.MAX_SAFE_INTEGER)
    : holds(json, size, 0, size - 1);
}

function holds(json: unknown, size: number, least: number, most: number): boolean {
  return (
    Array.isArray(json) &&
    json.length === size &&
    json.every((entry) => isWithin(entry, least, most))
  );
}

function isWithin(entry: unknown, least: number, most: number): boolean {
  return Number.isInteger(entry) && (entry as number) >= least && (entry as number) <= most;
}
