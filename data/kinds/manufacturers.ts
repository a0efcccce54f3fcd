import { z } from 'zod';
import { bySort, translations } from '../model/fields.ts';
import {
  image,
  lines,
  required,
  requiredHalf,
  sort,
  stableKey,
  text,
  webAddress,
} from './fields.ts';
import { defineKind } from './kind.ts';
import { pageText } from './pageText.ts';
import { words } from './words.ts';

const manufacturerSchema = z
  .strictObject({
    /** A product's manufacturer is chosen from these keys, and can't be one that there is not. */
    key: stableKey('nordlicht', { primaryKey: true }),
    name: text(words('Name', 'Name'), requiredHalf),
    /** Where one learns more of it, outside. */
    link: webAddress(words('Mehr erfahren', 'Learn more'), {
      note: words(
        'Die Website der Marke, zum Beispiel https://example.org.',
        'The website of the brand, such as https://example.org.',
      ),
    }),
    image: image(words('Logo', 'Logo')),
    sort: sort(),
    translations: translations({
      description: lines(words('Beschreibung', 'Description'), required),
      body: pageText.body,
    }),
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

/** Who makes products: a brand, with a page below that of the brands. Its logo says no more than its name. */
export const manufacturers = defineKind({
  ...{ name: 'manufacturers', stored: 'list', optional: true },
  label: words('Marken und Hersteller', 'Brands and manufacturers'),
  note: words('Wer herstellt, was das Geschäft zeigt', 'Who makes what the shop shows'),
  icon: 'factory',
  group: 'shop',
  template: '{{ name }}',
  schema: manufacturerSchema,
  order: bySort,
  asWritten,
});

function asWritten({ key: _page, ...page }: ManufacturerPage): object {
  const { manufacturer, translations: texts, ...fields } = page;
  const written = texts.map(({ language, description, body }) => ({ language, description, body }));
  return { ...fields, key: manufacturer, translations: written };
}
