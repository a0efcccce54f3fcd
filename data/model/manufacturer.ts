import { z } from 'zod';
import { optionalWebAddress, richText, sort, stableKey, text, translations } from './fields.ts';
import { imageSchema } from './image.ts';

/** Who makes products: a brand, with a page below that of the brands. Its logo says no more than its name. */
export const manufacturerSchema = z
  .strictObject({
    key: stableKey('nordlicht'),
    sort: sort(),
    name: text(),
    /** Where one learns more of it, outside. */
    link: optionalWebAddress(),
    image: imageSchema.optional(),
    translations: translations({ description: text(), body: richText() }),
  })
  .transform(({ key, translations: texts, ...manufacturer }) => ({
    key: 'manufacturer' as const,
    manufacturer: key,
    ...manufacturer,
    translations: texts.map((entry) => ({
      ...entry,
      title: manufacturer.name,
      navigation_title: undefined,
      keywords: undefined,
      lead: undefined,
    })),
  }));

export type ManufacturerPage = z.infer<typeof manufacturerSchema>;

export function writtenManufacturer({ key: _page, ...page }: ManufacturerPage): object {
  const { manufacturer, translations: texts, ...fields } = page;
  const written = texts.map(({ language, description, body }) => ({ language, description, body }));
  return { ...fields, key: manufacturer, translations: written };
}
