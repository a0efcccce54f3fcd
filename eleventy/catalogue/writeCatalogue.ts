import { plain } from '../../components/i18n/Words.tsx';
import { numberedValues } from '../../components/products/filter/numberedValues.ts';
import {
  cardFile,
  cardsPerFile,
  onRequest,
  type CatalogueIndex,
  type ProductCardRecord,
} from '../../contract/catalogue.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';
import { shortHash } from '../cache/shortHash.ts';
import { facetValues } from './facetValues.ts';
import { inCents, productCard, type ProductSurroundings } from './productCard.ts';

/** The catalogue of a language, as product lists need it. */
export interface Catalogue {
  /** The prefix of the names of the files with cards. */
  readonly cards: string;
  /** The index of each product in the catalogue. */
  readonly positionOf: ReadonlyMap<Product, number>;
}

export type CatalogueFile = CatalogueIndex | readonly ProductCardRecord[];

/** Writes data that the browser fetches by name. */
type WriteShared = (name: string, data: CatalogueFile) => void;

/**
 * Writes the cards of all products that have a page in the language, in the shop's order. All
 * files share one hash; otherwise an index would contain a hash for each of a thousand files.
 */
export function writeCatalogue(surroundings: ProductSurroundings, write: WriteShared): Catalogue {
  const { content, language } = surroundings;
  const products = content.site.products.filter(
    (product) => content.routes.pathOf(product, language) !== undefined,
  );
  const all = products.map((product) => productCard(product, surroundings));
  const cards = shortHash(JSON.stringify(all));
  for (let position = 0; position < all.length; position += cardsPerFile) {
    write(cardFile(cards, position), all.slice(position, position + cardsPerFile));
  }
  return { cards, positionOf: new Map(products.map((product, position) => [product, position])) };
}

/**
 * Writes the data by which a list is filtered and sorted. The data covers only the list's own
 * products, so that a category of a large shop loads as fast as that of a small one.
 * @param products of the list, in the shop's order
 * @returns the name of the index
 */
export function writeIndex(
  products: readonly Originated<Product>[],
  { cards, positionOf }: Catalogue,
  language: Language,
  write: WriteShared,
): string {
  const index: CatalogueIndex = {
    ...numberedValues(products.map(facetValues)),
    prices: products.map(({ price }) => (price === undefined ? onRequest : inCents(price))),
    titles: titleRanks(products, language),
    ...(products.length < positionOf.size && {
      places: products.map((product) => positionOf.get(product) ?? 0),
    }),
    cards,
  };
  const name = shortHash(JSON.stringify(index));
  write(name, index);
  return name;
}

/** Returns the rank of each product's title in the order of the language. */
function titleRanks(products: readonly Originated<Product>[], language: Language): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ranks: number[] = [];
  products
    .map(({ translations }, position) => ({
      title: plain(translate(translations, language).title),
      position,
    }))
    .sort((one, other) => compare(one.title, other.title))
    .forEach(({ position }, rank) => (ranks[position] = rank));
  return ranks;
}
