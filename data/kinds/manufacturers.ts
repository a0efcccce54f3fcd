import { z } from 'zod';
import { bySort, translations } from '../fields/checks.ts';
import {
  image,
  lines,
  required,
  requiredHalf,
  sort,
  stableKey,
  text,
  webAddress,
} from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { pageText } from './pageText.ts';
import { words } from '../fields/words.ts';

const manufacturerSchema = z
  .strictObject({
    /** Products refer to a manufacturer by this key. The key must exist. */
    key: stableKey('nordlicht', { primaryKey: true }),
    name: text(words('Name', 'Name'), requiredHalf),
    /** The manufacturer's own website. */
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

/**
 * A manufacturer: a brand with a page below the page of all brands. The logo needs no description,
 * because it shows only the name.
 */
export const manufacturers = defineKind({
  ...{ name: 'manufacturers', stored: 'list', isPage: true, optional: true },
  label: words('Marken und Hersteller', 'Brands and manufacturers'),
  note: words('Wer herstellt, was das Geschäft zeigt', 'Who makes what the shop shows'),
  listed: ['name', 'image', 'id'],
  usedBy: 'shop',
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
