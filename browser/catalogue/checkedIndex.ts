import { type CatalogueIndex, productsPerShard } from '../../contract/catalogue/records.ts';

/**
 * An index whose columns fit each other, so that what reads them need not ask.
 *
 * @throws where they do not
 */
export function checkedIndex(json: unknown): CatalogueIndex {
  const index = json as CatalogueIndex;
  const { categories, manufacturers, values, shards, price } = index;
  const size = price.length;
  const holds = (column: readonly number[], least: number, most: number) =>
    column.length === size && column.every((entry) => isWithin(entry, least, most));
  const isGood =
    [...categories, ...manufacturers, ...values.flat()].every(isText) &&
    values.every(({ length }: readonly string[]) => length === 2) &&
    holds(index.category, 0, categories.length - 1) &&
    holds(index.manufacturer, -1, manufacturers.length - 1) &&
    holds(price, -1, Number.MAX_SAFE_INTEGER) &&
    holds(index.byTitle, 0, size - 1) &&
    index.attributeValues.length === size &&
    index.attributeValues.every((ids) => ids.every((id) => isWithin(id, 0, values.length - 1))) &&
    shards.length === Math.ceil(size / productsPerShard) &&
    shards.every((hash) => /^\w+$/.test(hash));
  if (!isGood) throw new Error('No index of a catalogue.');
  return index;
}

function isWithin(entry: number, least: number, most: number): boolean {
  return Number.isInteger(entry) && entry >= least && entry <= most;
}

function isText(entry: unknown): boolean {
  return typeof entry === 'string';
}
