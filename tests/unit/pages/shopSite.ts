import slugify from '@sindresorhus/slugify';
import type { Content } from '../../../data/Content.ts';
import { generatedShop } from '../../bench/catalogue/generatedShop.ts';
import { contentOf, pageInAll, type Records } from '../data/smallContent.ts';

/** The pages of a small site with a catalogue. */
export const shopPages = [
  ...['home', 'notFound', 'contact', 'imprint', 'privacy', 'products', 'brands'].map((key) =>
    pageInAll(key),
  ),
];

/** A site in three languages with a catalogue. The given records replace the generated ones. */
export function shopSite(products: number, records: Records = {}): Content {
  return contentOf({ pages: shopPages, ...generatedShop(products), ...records });
}

/** A product in all languages, in the category of watches. */
export function watch(name: string, others: object = {}, texts: object = {}) {
  return {
    category: 'watches',
    ...others,
    translations: ['de', 'en', 'fr'].map((language) => ({
      ...{ language, title: name, slug: slugify(name) },
      description: `${name}.`,
      ...texts,
    })),
  };
}
