import { z } from 'zod';
import { productCategories } from '../../contract/catalogue/categories.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { optionalText, slug, sort, stableKey, text, translations } from './fields.ts';
import { imageSchema } from './image.ts';
import { pageText } from './page.ts';
import { uploads } from './uploads.ts';

/** Whoever types cents for euros, or a phone number, is told so. */
const greatestPrice = 10_000_000;

const price = () =>
  z
    .number('a price in euros')
    .positive('a price above 0, or nothing where it is told on request')
    .max(greatestPrice, `a price in euros, up to ${greatestPrice}`)
    .refine(isInCents, 'a price in euros, with two decimals at most')
    .nullish()
    .transform((value) => value ?? undefined);

/** Computers keep 19.99 as a number close to it. */
function isInCents(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** A picture of a product, and what it shows in each language. */
const productPictureSchema = imageSchema
  .extend({ translations: translations({ image_alt: text(), caption: optionalText() }) })
  .register(uploads, { kind: 'image' });

export type ProductPicture = z.infer<typeof productPictureSchema>;

/** Something that a shop shows; it is not sold on the website. A page below that of its category. */
export const productSchema = z
  .strictObject({
    sort: sort(),
    category: z.enum(productCategories, `a category: ${productCategories.join(', ')}`),
    /** The key of a manufacturer. */
    manufacturer: stableKey('nordlicht')
      .nullish()
      .transform((key) => key ?? undefined),
    /** In euros with VAT; without it, the price is told on request. */
    price: price(),
    /** Keys of attributes, and of values that they have. */
    attributes: z
      .array(
        z.strictObject({
          attribute: stableKey('material'),
          values: z.array(stableKey('gold')).min(1, 'at least one value'),
        }),
      )
      .default([]),
    /** Lists show the first. */
    images: z.array(productPictureSchema).default([]),
    translations: translations({ ...pageText, slug: slug() }),
  })
  .transform((product) => ({ key: 'product' as const, ...product }));

export type Product = z.infer<typeof productSchema>;

/** In the shop's order; those of one place by their German slugs, so that every source gives the same list. */
export function inShopOrder(one: Product, other: Product): number {
  return one.sort - other.sort || slugOf(one).localeCompare(slugOf(other));
}

function slugOf({ translations: texts }: Product): string {
  return texts.find(({ language }) => language === defaultLanguage)?.slug ?? '';
}
