import { z } from 'zod';
import { publicFolder } from '../../contract/files.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { translations } from '../fields/checks.ts';
import * as check from '../fields/checks.ts';
import { imageSchema } from '../fields/image.ts';
import { uploads } from '../fields/uploads.ts';
import {
  half,
  lines,
  list,
  neededPictureWidth,
  required,
  requiredHalf,
  sort,
  text,
} from '../fields/fields.ts';
import { formed, formsOf } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { pageTextAtSlug } from './pageText.ts';
import { category } from './productCategories.ts';
import { words } from '../fields/words.ts';

/**
 * The highest price. Above it, somebody has probably typed cents instead of euros, or a phone
 * number.
 */
const greatestPrice = 10_000_000;

const price = () =>
  formed(
    z
      .number('a price in euros')
      .positive('a price above 0, or nothing where it is told on request')
      .max(greatestPrice, `a price in euros, up to ${greatestPrice}`)
      .refine(isInCents, 'a price in euros, with two decimals at most')
      .nullish()
      .transform((value) => value ?? undefined),
    form.decimal(words('Preis in Euro', 'Price in euros'), {
      ...half,
      note: words('Mit Umsatzsteuer. Leer: auf Anfrage.', 'With VAT. Empty: on request.'),
    }),
  );

/** Computers keep 19.99 as a number close to it. */
function isInCents(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** The key of a manufacturer, which editors choose by its name. */
const manufacturer = () =>
  formed(
    check
      .stableKey('nordlicht')
      .nullish()
      .transform((key) => key ?? undefined),
    {
      label: words('Marke oder Hersteller', 'Brand or manufacturer'),
      type: 'string',
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { template: '{{ name }}' },
      display: { name: 'related-values', options: { template: '{{ name }}' } },
      width: 'half',
      refersTo: 'manufacturers',
    },
  );

const attributeSchema = z.strictObject({
  attribute: formed(
    check.stableKey('material'),
    form.text(words('Schlüssel des Merkmals', 'Key of the attribute'), {
      ...requiredHalf,
      note: words('Wie unter Merkmale: material.', 'As among the attributes: material.'),
    }),
  ),
  values: formed(
    z.array(check.stableKey('gold')).min(1, 'at least one value'),
    form.tags(words('Schlüssel der Werte', 'Keys of the values'), {
      ...requiredHalf,
      note: words('Zum Beispiel gold.', 'Such as gold.'),
    }),
  ),
});

/** A picture of a product, and what it shows in each language. */
const pictureSchema = imageSchema
  .extend({
    translations: translations({
      image_alt: lines(words('Bildbeschreibung', 'Description of the picture'), {
        ...required,
        note: words(
          'Was das Bild zeigt, für alle, die es nicht sehen.',
          'What the picture shows, for those who do not see it.',
        ),
      }),
      caption: text(words('Bildunterschrift', 'Caption')),
    }),
  })
  .register(uploads, { kind: 'image' });

export type ProductPicture = z.infer<typeof pictureSchema>;

const pictures = () =>
  formed(
    z.array(pictureSchema),
    form.partsList(
      words('Bilder', 'Pictures'),
      {
        fields: {
          file: form.image(words('Bild', 'Picture'), publicFolder, {
            ...required,
            neededWidth: neededPictureWidth,
          }),
        },
        translations: formsOf(pictureSchema).translations ?? {},
      },
      {
        template: '{{ file.$thumbnail }} {{ translations.image_alt }}',
        note: words('Listen zeigen das erste.', 'Lists show the first.'),
      },
    ),
  );

const productSchema = z
  .strictObject({
    category: category(),
    manufacturer: manufacturer(),
    /** In euros including VAT; without a price, the page offers it on request. */
    price: price(),
    /** Keys of attributes, and of values that they have. */
    attributes: list(words('Merkmale', 'Attributes'), attributeSchema, {
      template: '{{ attribute }}',
    }).default([]),
    images: pictures().default([]),
    sort: sort(),
    translations: translations(pageTextAtSlug),
  })
  .transform((product) => ({ key: 'product' as const, ...product }));

export type Product = z.infer<typeof productSchema>;

/** Something that a shop shows; it is not sold on the website. A page below that of its category. */
export const products = defineKind({
  ...{ name: 'products', stored: 'files', isPage: true, optional: true, drafts: true },
  label: words('Produkte', 'Products'),
  note: words(
    'Was ein Geschäft zeigt; verkauft wird es auf der Website nicht',
    'What a shop shows; it is not sold on the website',
  ),
  listed: ['translations', 'images.file', 'category', 'price'],
  usedBy: 'shop',
  icon: 'sell',
  group: 'shop',
  template: '{{ translations.title }}',
  schema: productSchema,
  order: inShopOrder,
});

/** In the shop's order; those of one place by their German slugs, so that every source gives the same list. */
function inShopOrder(one: Product, other: Product): number {
  return one.sort - other.sort || slugOf(one).localeCompare(slugOf(other));
}

function slugOf({ translations: texts }: Product): string {
  return texts.find(({ language }) => language === defaultLanguage)?.slug ?? '';
}
