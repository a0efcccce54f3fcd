import type { Product } from '../../data/kinds/products.ts';
import type { Originated } from '../../data/model/site.ts';
import { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import { writeCatalogue, writeIndex } from '../../eleventy/catalogue/writeCatalogue.ts';
import type { Language } from '../../locales/languages.ts';
import type { TemplateData } from '../template/templateData.ts';

/**
 * Returns the name of a list's index. The first page of the list writes the index; the first list
 * of a language writes the cards of its catalogue.
 * @param products all of the list
 */
export function indexOfList(
  products: readonly Originated<Product>[],
  { siteContent: content, contentImages, pageData, sharedProps }: TemplateData,
  language: Language,
): string {
  const surroundings = { content, contentImages, language };
  const write = (name: string, data: Parameters<typeof pageData.share>[1]) =>
    pageData.share(name, data);
  const { catalogue, indexes } = sharedProps.catalogues.for(language, () => ({
    catalogue: writeCatalogue(surroundings, write),
    indexes: new OnceOf<readonly Product[], string>(),
  }));
  return indexes.for(products, () => writeIndex(products, catalogue, language, write));
}
