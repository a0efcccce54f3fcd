import { z } from 'zod';
import { productCategories } from '../../contract/catalogue/categories.ts';
import { slug, sort, translations } from './fields.ts';
import { checkImageIsDescribed, imageSchema, imageText } from './image.ts';
import { pageText } from './page.ts';

/** A part of the catalogue: the page that lists its products. One without a record has no page. */
export const productCategorySchema = z
  .strictObject({
    key: z.enum(productCategories, `a category: ${productCategories.join(', ')}`),
    sort: sort(),
    image: imageSchema.optional(),
    translations: translations({
      ...pageText,
      ...imageText,
      /** Its address in a language for which the code has none (data/routes/namedRoutes.ts): French. */
      slug: slug().optional(),
    }),
  })
  .superRefine(checkImageIsDescribed)
  .transform(({ key, ...category }) => ({ key: 'category' as const, category: key, ...category }));

export type CategoryPage = z.infer<typeof productCategorySchema>;

export function writtenCategory({ key: _page, category, ...fields }: CategoryPage): object {
  return { ...fields, key: category };
}
