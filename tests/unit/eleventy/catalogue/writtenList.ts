import type { CatalogueIndex, ProductCardRecord } from '../../../../contract/catalogue.ts';
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

/**
 * The files that the build writes for a list. Without `products`, those for the list of all
 * products.
 */
export function writtenList(
  content: Content,
  language: Language,
  products?: readonly Originated<Product>[],
  contentImages = new Map<string, ContentImage>(),
) {
  const files = new Map<string, CatalogueFile>();
  const write = (name: string, data: CatalogueFile) => void files.set(name, data);
  const catalogue = writeCatalogue({ content, contentImages, language }, write);
  const cardFiles = [...files.values()] as (readonly ProductCardRecord[])[];
  const all = products ?? [...catalogue.positionOf.keys()];
  const name = writeIndex(all as Originated<Product>[], catalogue, language, write);
  const index = files.get(name) as CatalogueIndex;
  return { name, index, files, cardFiles, cards: cardFiles.flat() };
}
