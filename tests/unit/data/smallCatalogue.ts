import { inGerman, pageInAll, smallest, translated, type Records } from './smallContent.ts';

/** A catalogue with two categories, two manufacturers and two attributes. Tests add products. */
export const smallCatalogue = {
  pages: [...smallest.pages, pageInAll('products'), pageInAll('brands')],
  productCategories: [
    {
      key: 'watches',
      translations: [
        inGerman('Uhren'),
        translated('en', 'Watches'),
        translated('fr', 'Montres', { slug: 'montres' }),
      ],
    },
    { key: 'jewelry', translations: [inGerman('Schmuck'), translated('en', 'Jewelry')] },
  ],
  manufacturers: [
    manufacturer('nordlicht', 'Nordlicht', ['de', 'en', 'fr']),
    manufacturer('amsel', 'Amsel & Söhne', ['de']),
  ],
  attributes: [
    {
      key: 'material',
      values: [value('steel', 'Stahl'), value('gold', 'Gold')],
      translations: [{ language: 'de', name: 'Material' }],
    },
    {
      key: 'colour',
      values: [value('red', 'Rot'), value('gold', 'Gold')],
      translations: [{ language: 'de', name: 'Farbe' }],
    },
  ],
} satisfies Records;

/** A watch by Nordlicht with texts in all three languages. `others` overrides its fields. */
export function product(slug: string, others: object = {}) {
  return {
    category: 'watches',
    manufacturer: 'nordlicht',
    price: 129.9,
    attributes: [{ attribute: 'material', values: ['steel'] }],
    translations: [
      inGerman(`${slug} de`, { slug }),
      translated('en', `${slug} en`, { slug }),
      translated('fr', `${slug} fr`, { slug }),
    ],
    ...others,
  };
}

/** The small catalogue with products in it. */
export function withProducts(...products: readonly object[]): Records {
  return { ...smallCatalogue, products };
}

function manufacturer(key: string, name: string, languages: readonly string[]) {
  const translations = languages.map((language) => ({ language, description: `${name}.` }));
  return { key, name, translations };
}

function value(key: string, name: string) {
  return { key, translations: [{ language: 'de', name }] };
}
