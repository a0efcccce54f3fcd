import {
  catalogueFile,
  type CatalogueIndex,
  type CatalogueShard,
} from '../../../../contract/catalogue/records.ts';
import type { Content } from '../../../../data/Content.ts';
import type { Product } from '../../../../data/kinds/products.ts';
import type { Originated } from '../../../../data/model/site.ts';
import {
  writeCatalogue,
  writeIndex,
  type CatalogueFile,
} from '../../../../eleventy/catalogue/writeCatalogue.ts';
import type { ContentImage } from '../../../../eleventy/images/contentImage.ts';
import type { Language } from '../../../../locales/languages.ts';

/** What the build writes for a list, by the names that it gets; without products, of all of them. */
export function writtenList(
  content: Content,
  language: Language,
  products?: readonly Originated<Product>[],
  contentImages = new Map<string, ContentImage>(),
) {
  const files = new Map<string, CatalogueFile>();
  const write = (name: string, data: CatalogueFile) => void files.set(name, data);
  const surroundings = { content, contentImages, language };
  const catalogue = writeCatalogue(surroundings, write);
  const shards = [...files.keys()];
  const all = products ?? [...catalogue.placeOf.keys()];
  const name = writeIndex(all as Originated<Product>[], catalogue, surroundings, write);
  const index = files.get(name) as CatalogueIndex;
  const cards = shards.flatMap(
    (_, number) => (files.get(catalogueFile(index.cards, number)) as CatalogueShard).products,
  );
  return { name, index, files, shards, cards };
}
