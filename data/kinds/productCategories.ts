import { z } from 'zod';
import { productCategories as categories } from '../../contract/catalogue.ts';
import { bySort, translations } from '../fields/checks.ts';
import { checkImageIsDescribed } from '../fields/image.ts';
import { choice, picture, pictureText, required, slug, sort } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { pageTextAtSlug } from './pageText.ts';
import { words, type Words } from '../fields/words.ts';

const categoryNames: Readonly<Record<(typeof categories)[number], Words>> = {
  watches: words('Uhren', 'Watches'),
  jewelry: words('Schmuck', 'Jewelry'),
  accessories: words('Accessoires', 'Accessories'),
  wedding_rings: words('Trauringe', 'Wedding rings'),
  beads: words('Perlen', 'Beads'),
  engagement_rings: words('Verlobungsringe', 'Engagement rings'),
  optics: words('Optik', 'Optics'),
  for_kids: words('Für Kinder', 'For kids'),
  events: words('Events', 'Events'),
  home_fabrics: words('Heimtextilien', 'Home fabrics'),
  decoratives: words('Dekoration', 'Decoration'),
  floral_workshop: words('Florale Werkstatt', 'Floral workshop'),
  room_fragrances: words('Raumdüfte', 'Room fragrances'),
  bicycles: words('Fahrräder', 'Bicycles'),
  window: words('Digitales Schaufenster', 'Store window'),
};

/** A part of the catalogue, as a product or the part's own page names it. */
export const category = (options: { readonly unique?: true } = {}) =>
  choice(words('Kategorie', 'Category'), categoryNames, `a category: ${categories.join(', ')}`, {
    ...required,
    ...options,
  });

const productCategorySchema = z
  .strictObject({
    key: category({ unique: true }),
    image: picture(),
    sort: sort(),
    translations: translations({
      ...pageTextAtSlug,
      /** The category's address in a language for which the code has none (locales/languages.ts): French. */
      slug: slug(
        words(
          'Nur für Französisch, zum Beispiel montres: Deutsche und englische Adressen stehen fest.',
          'For French alone, such as montres: German and English addresses are fixed.',
        ),
      ).optional(),
      ...pictureText,
    }),
  })
  .superRefine(checkImageIsDescribed)
  .transform(({ key, ...fields }) => ({ key: 'category' as const, category: key, ...fields }));

export type CategoryPage = z.infer<typeof productCategorySchema>;

/** A part of the catalogue: the page that lists its products. One without a record has no page. */
export const productCategories = defineKind({
  ...{ name: 'product_categories', stored: 'list', isPage: true, optional: true },
  label: words('Kategorien', 'Categories'),
  note: words(
    'Ein Eintrag je Teil des Sortiments; ohne Eintrag gibt es keine Seite dafür',
    'An item per part of the catalogue; without an item there is no page of it',
  ),
  listed: ['translations', 'image', 'id'],
  usedBy: 'shop',
  icon: 'category',
  group: 'shop',
  template: '{{ translations.title }}',
  schema: productCategorySchema,
  order: bySort,
  asWritten: ({ key: _page, category: key, ...fields }: CategoryPage) => ({ ...fields, key }),
});
