import type { CatalogueIndex } from '../../contract/catalogue/records.ts';
import type { Product } from '../../data/model/product.ts';
import type { Site } from '../../data/model/site.ts';
import type { Language } from '../../locales/languages.ts';
import { inCents } from './productCard.ts';

/**
 * What products are filtered and sorted by, column by column.
 *
 * @param products in the shop's order
 * @param titles of the same, in the language
 */
export function catalogueIndex(
  products: readonly Product[],
  titles: readonly string[],
  { manufacturers, attributes }: Pick<Site, 'manufacturers' | 'attributes'>,
  language: Language,
): Omit<CatalogueIndex, 'shards'> {
  const categories = [...new Set(products.map(({ category }) => category))].sort();
  const makers = manufacturers.map(({ manufacturer }) => manufacturer);
  const values = attributes.flatMap(({ key, values: all }) =>
    all.map((value) => [key, value.key] as const),
  );
  const categoryAt = positions(categories);
  const makerAt = positions(makers);
  const valueAt = positions(values.map(nameOfValue));
  return {
    categories,
    manufacturers: makers,
    values,
    category: products.map(({ category }) => categoryAt.get(category) ?? -1),
    manufacturer: products.map(({ manufacturer = '' }) => makerAt.get(manufacturer) ?? -1),
    price: products.map(({ price }) => (price === undefined ? -1 : inCents(price))),
    attributeValues: products.map((product) =>
      product.attributes
        .flatMap(({ attribute, values: chosen }) =>
          chosen.flatMap((value) => valueAt.get(nameOfValue([attribute, value])) ?? []),
        )
        .sort((one, other) => one - other),
    ),
    byTitle: inOrderOf(titles, language),
  };
}

function positions(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, position) => [key, position]));
}

/** No key has a dot. */
function nameOfValue([attribute, value]: readonly [string, string]): string {
  return `${attribute}.${value}`;
}

function inOrderOf(titles: readonly string[], language: Language): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return titles
    .map((title, position) => ({ title, position }))
    .sort((one, other) => compare(one.title, other.title) || one.position - other.position)
    .map(({ position }) => position);
}
