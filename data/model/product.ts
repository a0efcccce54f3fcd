import { z } from 'zod';
import { productCategories } from '../../contract/catalogue/categories.ts';
import { optionalText, richText, slug, sort, text, translations } from './fields.ts';
import { checkImageIsDescribed, imageSchema, imageText } from './image.ts';

/** Something that a shop shows; it is not sold on the website. */
export const productSchema = z
  .strictObject({
    sort: sort(),
    category: z.enum(productCategories, `a category: ${productCategories.join(', ')}`),
    manufacturer: optionalText(),
    /** In euros with VAT; without it, the price is told on request. */
    price: z.number('a price in euros').positive('a price above 0').nullish(),
    attributes: z
      .array(z.strictObject({ translations: translations({ name: text(), value: text() }) }))
      .default([]),
    image: imageSchema.optional(),
    translations: translations({
      ...imageText,
      title: text(),
      slug: slug(),
      description: text(),
      body: richText(),
    }),
  })
  .superRefine(checkImageIsDescribed);

export type Product = z.infer<typeof productSchema>;
