import {
  productsPerShard,
  type CatalogueIndex,
  type CatalogueShard,
} from '../../contract/catalogue/records.ts';
import type { Product } from '../../data/model/product.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import { catalogueIndex } from './catalogueIndex.ts';
import { productCard, type ProductSurroundings } from './productCard.ts';

/** The catalogue of a language, as its lists need it. */
export interface Catalogue {
  /** In the address of the index. */
  readonly hash: string;
  readonly index: CatalogueIndex;
}

/**
 * Writes what the browser gets of the catalogue in a language. Each shard is written before the next
 * is made, since cards are the better part of a large catalogue's weight.
 *
 * @param share writes data that pages share, and returns the hash in its address
 */
export function writeCatalogue(
  surroundings: ProductSurroundings,
  share: (data: CatalogueIndex | CatalogueShard) => string,
): Catalogue {
  const { content, language } = surroundings;
  const products = productsIn(surroundings);
  const titles = products.map(({ translations }) => {
    const { title } = translate(translations, language);
    return typeof title === 'string' ? title : title.text;
  });
  const shards: string[] = [];
  for (let start = 0; start < products.length; start += productsPerShard) {
    const some = products.slice(start, start + productsPerShard);
    shards.push(share({ products: some.map((product) => productCard(product, surroundings)) }));
  }
  const index = { ...catalogueIndex(products, titles, content.site, language), shards };
  return { hash: share(index), index };
}

/** The products that have a page in the language, in the shop's order. */
function productsIn({
  content: { site, routes },
  language,
}: Pick<ProductSurroundings, 'content' | 'language'>): Originated<Product>[] {
  return site.products.filter((product) => routes.pathOf(product, language) !== undefined);
}
