import { productCategories } from '../../contract/catalogue/categories.ts';
import {
  half,
  inEachLanguage,
  listPosition,
  pageTexts,
  picture,
  pictureText,
} from './commonFields.ts';
import type { Entities } from './entity.ts';
import { choice, decimal, list, text } from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

const categories: Readonly<Record<(typeof productCategories)[number], Words>> = {
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

/** What a shop shows. */
export const shopEntities = {
  products: {
    label: words('Produkte', 'Products'),
    note: words(
      'Was ein Geschäft zeigt; verkauft wird es auf der Website nicht',
      'What a shop shows; it is not sold on the website',
    ),
    icon: 'sell',
    group: 'shop',
    template: '{{ translations.title }}',
    fields: {
      category: choice(
        words('Kategorie', 'Category'),
        productCategories.map((value) => ({ value, text: categories[value] })),
        { required: true },
      ),
      manufacturer: text(words('Hersteller', 'Manufacturer'), half),
      price: decimal(words('Preis in Euro', 'Price in euros'), {
        ...half,
        note: words('Mit Umsatzsteuer. Leer: auf Anfrage.', 'With VAT. Empty: on request.'),
      }),
      attributes: list(words('Merkmale', 'Attributes'), {
        translations: inEachLanguage({
          name: text(words('Merkmal', 'Attribute'), half),
          value: text(words('Wert', 'Value'), half),
        }),
      }),
      image: picture,
      sort: listPosition,
    },
    translations: {
      title: pageTexts.title,
      slug: pageTexts.slug,
      description: pageTexts.description,
      body: pageTexts.body,
      image_alt: pictureText,
    },
  },
} satisfies Partial<Entities>;
