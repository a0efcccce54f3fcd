import type { Attribute } from '../kinds/attributes.ts';
import type { Problem } from '../problems/problems.ts';
import type { Product } from '../kinds/products.ts';
import type { Originated, Site } from '../model/site.ts';
import { likelyName } from './likelyName.ts';

/** References of products to missing records, and keys that two records share. */
export function catalogueProblems(site: Site): Problem[] {
  return [
    ...missingPage(site),
    ...keyTwice(site.productCategories, ({ category }) => category),
    ...keyTwice(site.manufacturers, ({ manufacturer }) => manufacturer),
    ...keyTwice(site.attributes, ({ key }) => key),
    ...site.products.flatMap((product) => [
      ...unknownCategory(product, site),
      ...unknownManufacturer(product, site),
      ...unknownAttributes(product, site.attributes),
    ]),
  ];
}

/** Without that page, a category has no link to the others. */
function missingPage({ pages, productCategories: [first] }: Site): Problem[] {
  return first && !pages.some(({ key }) => key === 'products')
    ? [
        {
          origin: 'pages',
          field: 'key',
          expected: `a page with the key products, since there are categories, such as ${first.category} in ${first.origin}`,
        },
      ]
    : [];
}

function keyTwice<Record extends { readonly origin: string }>(
  records: readonly Record[],
  keyOf: (record: Record) => string,
): Problem[] {
  const first = new Map(records.toReversed().map((record) => [keyOf(record), record]));
  return records.flatMap((record) => {
    const other = first.get(keyOf(record));
    if (!other || other === record) return [];
    const expected = `a key of its own, but ${other.origin} has ${keyOf(record)} already`;
    return [{ origin: record.origin, field: 'key', expected }];
  });
}

function unknownCategory(product: Originated<Product>, { productCategories }: Site): Problem[] {
  const keys = productCategories.map(({ category }) => category);
  return unknown(product, 'category', product.category, keys, 'a category that has a record');
}

function unknownManufacturer(product: Originated<Product>, { manufacturers }: Site): Problem[] {
  if (product.manufacturer === undefined) return [];
  const keys = manufacturers.map(({ manufacturer }) => manufacturer);
  return unknown(product, 'manufacturer', product.manufacturer, keys, 'the key of a manufacturer');
}

function unknownAttributes(
  product: Originated<Product>,
  attributes: readonly Attribute[],
): Problem[] {
  const keys = attributes.map(({ key }) => key);
  return product.attributes.flatMap(({ attribute: key, values }, index) => {
    const field = `attributes.${index}`;
    const isSecond = product.attributes.findIndex(({ attribute }) => attribute === key) < index;
    if (isSecond) {
      const expected = `each attribute once, found ${key} again`;
      return [{ origin: product.origin, field: `${field}.attribute`, expected }];
    }
    const attribute = attributes.find((candidate) => candidate.key === key);
    if (!attribute) {
      return unknown(product, `${field}.attribute`, key, keys, 'the key of an attribute');
    }
    const known = attribute.values.map((value) => value.key);
    return values.flatMap((value, place) => {
      const at = `${field}.values.${place}`;
      if (values.indexOf(value) < place) {
        const expected = `each value once, found ${value} again`;
        return [{ origin: product.origin, field: at, expected }];
      }
      return unknown(product, at, value, known, `a value of ${key}`);
    });
  });
}

/** No problem if the name is one of the known names. */
function unknown(
  { origin }: Originated<Product>,
  field: string,
  name: string,
  names: readonly string[],
  what: string,
): Problem[] {
  if (names.includes(name)) return [];
  const likely = likelyName(name, names);
  const choice = likely ?? (shortList(names) || 'there are none');
  return [{ origin, field, expected: `${what} (${choice}), found ${name}` }];
}

/** The number of names that fit into a line. */
const maxNames = 12;

function shortList(names: readonly string[]): string {
  return [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
}
