import { productCategories } from '../../contract/catalogue/categories.ts';
import {
  half,
  inEachLanguage,
  listPosition,
  pageTexts,
  picture,
  pictureText,
  publicFolder,
  required,
  requiredHalf,
} from './commonFields.ts';
import type { Entities } from './entity.ts';
import {
  choice,
  decimal,
  image,
  lines,
  list,
  partsList,
  tags,
  text,
  type Field,
} from './fields.ts';
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

/** Stands in addresses that visitors share, so that it can't be changed later. */
const stableKey = (example: string): Field =>
  text(words('Schlüssel', 'Key'), {
    ...requiredHalf,
    note: words(
      `Kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel ${example}. Er steht in Adressen und bleibt für immer.`,
      `Small letters, digits and hyphens, such as ${example}. It stands in addresses, and stays for good.`,
    ),
  });

/** What a shop shows. */
export const shopEntities = {
  productCategories: {
    label: words('Kategorien', 'Categories'),
    note: words(
      'Ein Eintrag je Teil des Sortiments; ohne Eintrag gibt es keine Seite dafür',
      'An item per part of the catalogue; without an item there is no page of it',
    ),
    icon: 'category',
    group: 'shop',
    template: '{{ translations.title }}',
    fields: {
      key: choice(
        words('Kategorie', 'Category'),
        productCategories.map((value) => ({ value, text: categories[value] })),
        { required: true, unique: true },
      ),
      image: picture,
      sort: listPosition,
    },
    translations: {
      ...pageTexts,
      slug: text(words('Adresse', 'Address'), {
        note: words(
          'Nur für Französisch, zum Beispiel montres: Deutsche und englische Adressen stehen fest.',
          'For French alone, such as montres: German and English addresses are fixed.',
        ),
      }),
      image_alt: pictureText,
    },
  },
  manufacturers: {
    label: words('Marken und Hersteller', 'Brands and manufacturers'),
    note: words('Wer herstellt, was das Geschäft zeigt', 'Who makes what the shop shows'),
    icon: 'factory',
    group: 'shop',
    template: '{{ name }}',
    fields: {
      id: { ...stableKey('nordlicht'), primaryKey: true },
      name: text(words('Name', 'Name'), requiredHalf),
      link: text(words('Mehr erfahren', 'Learn more'), {
        note: words(
          'Die Website der Marke, zum Beispiel https://example.org.',
          'The website of the brand, such as https://example.org.',
        ),
      }),
      image: image(words('Logo', 'Logo'), publicFolder),
      sort: listPosition,
    },
    translations: {
      description: lines(words('Beschreibung', 'Description'), required),
      body: pageTexts.body,
    },
  },
  attributes: {
    label: words('Merkmale', 'Attributes'),
    note: words(
      'Wonach Besucher Produkte aussuchen, zum Beispiel das Material',
      'What visitors choose products by, such as their material',
    ),
    icon: 'tune',
    group: 'shop',
    template: '{{ translations.name }}',
    fields: {
      id: { ...stableKey('material'), primaryKey: true },
      values: list(
        words('Werte', 'Values'),
        {
          key: stableKey('gold'),
          translations: inEachLanguage({ name: text(words('Name', 'Name'), required) }),
        },
        { required: true, template: '{{ key }}' },
      ),
      sort: listPosition,
    },
    translations: { name: text(words('Name', 'Name'), required) },
  },
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
      manufacturer: {
        label: words('Marke oder Hersteller', 'Brand or manufacturer'),
        type: 'string',
        interface: 'select-dropdown-m2o',
        special: ['m2o'],
        options: { template: '{{ name }}' },
        display: { name: 'related-values', options: { template: '{{ name }}' } },
        width: 'half',
        refersTo: 'manufacturers',
      },
      price: decimal(words('Preis in Euro', 'Price in euros'), {
        ...half,
        note: words('Mit Umsatzsteuer. Leer: auf Anfrage.', 'With VAT. Empty: on request.'),
      }),
      attributes: list(
        words('Merkmale', 'Attributes'),
        {
          attribute: text(words('Schlüssel des Merkmals', 'Key of the attribute'), {
            ...requiredHalf,
            note: words('Wie unter Merkmale: material.', 'As among the attributes: material.'),
          }),
          values: tags(words('Schlüssel der Werte', 'Keys of the values'), {
            ...requiredHalf,
            note: words('Zum Beispiel gold.', 'Such as gold.'),
          }),
        },
        { template: '{{ attribute }}' },
      ),
      images: partsList(
        words('Bilder', 'Pictures'),
        {
          fields: { file: image(words('Bild', 'Picture'), publicFolder, required) },
          translations: {
            image_alt: lines(words('Bildbeschreibung', 'Description of the picture'), {
              ...required,
              note: words(
                'Was das Bild zeigt, für alle, die es nicht sehen.',
                'What the picture shows, for those who do not see it.',
              ),
            }),
            caption: text(words('Bildunterschrift', 'Caption')),
          },
        },
        {
          template: '{{ file.$thumbnail }} {{ translations.image_alt }}',
          note: words('Listen zeigen das erste.', 'Lists show the first.'),
        },
      ),
      sort: listPosition,
    },
    translations: pageTexts,
  },
} satisfies Partial<Entities>;
