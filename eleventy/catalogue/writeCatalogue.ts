import {
  catalogueFile,
  firstSetCharacter,
  mostInOneFile,
  productsPerShard,
  valuePart,
  type CatalogueIndex,
  type CatalogueShard,
  type FacetColumn,
  type OrderColumns,
} from '../../contract/catalogue/records.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Originated, Site } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import { shortHash } from '../cache/shortHash.ts';
import { facetColumns, orderColumns } from './columns.ts';
import { productCard, type ProductSurroundings } from './productCard.ts';

/** The catalogue of a language, as product lists need it. */
export interface Catalogue {
  /** Hash at the beginning of the shards' names. */
  readonly cards: string;
  /** The index of each product in the catalogue. */
  readonly placeOf: ReadonlyMap<Product, number>;
}

export type CatalogueFile =
  | CatalogueIndex
  | CatalogueShard
  | FacetColumn
  | Required<OrderColumns>[keyof OrderColumns];

/** Writes data that the browser fetches by name. */
type WriteShared = (name: string, data: CatalogueFile) => void;

/**
 * Writes the cards of all products that have a page in the language, in the shop's order. All
 * shards share one hash; otherwise an index would contain a hash for each of a thousand shards.
 */
export function writeCatalogue(surroundings: ProductSurroundings, write: WriteShared): Catalogue {
  const { content, language } = surroundings;
  const products = content.site.products.filter(
    (product) => content.routes.pathOf(product, language) !== undefined,
  );
  const shards: CatalogueShard[] = [];
  for (let start = 0; start < products.length; start += productsPerShard) {
    const some = products.slice(start, start + productsPerShard);
    shards.push({ products: some.map((product) => productCard(product, surroundings)) });
  }
  const cards = shortHash(JSON.stringify(shards));
  shards.forEach((shard, number) => write(catalogueFile(cards, number), shard));
  return { cards, placeOf: new Map(products.map((product, place) => [product, place])) };
}

/**
 * Writes the data by which a list is filtered and sorted. The data covers only the list's own
 * products, so that a category of a large shop loads as fast as that of a small one.
 * @param products of the list, in the shop's order
 * @returns the name of the index
 */
export function writeIndex(
  products: readonly Originated<Product>[],
  catalogue: Catalogue,
  { content: { site }, language }: Pick<ProductSurroundings, 'content' | 'language'>,
  write: WriteShared,
): string {
  const titles = products.map(({ translations }) => {
    const { title } = translate(translations, language);
    return typeof title === 'string' ? title : title.text;
  });
  const orders = orderColumns(products, titles, language);
  const index = indexOf(products, catalogue, site);
  // All files of an index share its name, so the name changes when any of them changes.
  const name = shortHash(JSON.stringify([index, orders]));
  writeFiles(name, index, orders, write);
  if (products.length <= mostInOneFile) return name;
  for (const facet of index.facets) {
    write(catalogueFile(name, facet.parameter), facet);
    for (const [key, positions] of positionsByKey(facet)) {
      const some = positions.flatMap((position) => products[position] ?? []);
      const file = catalogueFile(name, valuePart(facet.parameter, key));
      writeFiles(file, indexOf(some, catalogue, site), ordersOfPart(orders, positions), write);
    }
  }
  return name;
}

function indexOf(
  products: readonly Originated<Product>[],
  { cards, placeOf }: Catalogue,
  site: Site,
): CatalogueIndex {
  const places = products.map((product) => placeOf.get(product) ?? 0);
  return {
    size: products.length,
    facets: facetColumns(products, site),
    cards,
    ...(products.length < placeOf.size && {
      steps: places.map((place, position) => place - (places[position - 1] ?? 0)),
    }),
  };
}

function writeFiles(
  name: string,
  index: CatalogueIndex,
  orders: Required<OrderColumns>,
  write: WriteShared,
): void {
  const isLong = index.size > mostInOneFile;
  write(name, isLong ? index : { ...index, orders });
  if (!isLong) return;
  write(catalogueFile(name, 'price'), orders.price);
  write(catalogueFile(name, 'title'), orders.title);
}

/** Returns the positions of the products with a value, by the value's key. */
function positionsByKey({ keys, sets, products }: FacetColumn): ReadonlyMap<string, number[]> {
  const positions = new Map<string, number[]>();
  for (let position = 0; position < products.length; position++) {
    for (const value of sets[products.charCodeAt(position) - firstSetCharacter] ?? []) {
      const key = keys[value] ?? '';
      const held = positions.get(key);
      if (held) held.push(position);
      else positions.set(key, [position]);
    }
  }
  return positions;
}

/**
 * Returns the sort orders of a part of a list. Filtering the list's orders is faster than sorting
 * again.
 */
function ordersOfPart(
  { price, title }: Required<OrderColumns>,
  positions: readonly number[],
): Required<OrderColumns> {
  const inPart = new Map(positions.map((position, part) => [position, part]));
  return {
    price: positions.map((position) => price[position] ?? -1),
    title: title.flatMap((position) => inPart.get(position) ?? []),
  };
}
