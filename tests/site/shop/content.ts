import { embedsIn } from '../../../eleventy/richText/richText.ts';
import { loadContent } from '../../../data/loadContent.ts';
import type { Product } from '../../../data/kinds/products.ts';
import type { Originated } from '../../../data/model/site.ts';
import { readEnvironment } from '../../../data/settings/environment.ts';
import type { Language } from '../../../locales/languages.ts';

/** The content of the shop, from which the tests derive their expectations. */
export const shop = await loadContent(readEnvironment({ PROJECT: 'shop' }), embedsIn);

/** The addresses of the matching products in the shop's order. */
export function hrefsOf(
  language: Language,
  isMeant: (product: Originated<Product>) => boolean,
): string[] {
  return shop.site.products
    .filter(isMeant)
    .flatMap((product) => shop.routes.pathOf(product, language) ?? []);
}

/** Whether a product has a value of an attribute. */
export function hasValue({ attributes }: Product, attribute: string, value: string): boolean {
  return attributes.some((one) => one.attribute === attribute && one.values.includes(value));
}
