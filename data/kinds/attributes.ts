import { z } from 'zod';
import { bySort, translations } from '../fields/checks.ts';
import { list, required, sort, stableKey, text } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const valueSchema = z.strictObject({
  key: stableKey('gold'),
  translations: translations({ name: text(words('Name', 'Name'), required) }),
});

const attributeSchema = z.strictObject({
  key: stableKey('material', { primaryKey: true }),
  values: list(words('Werte', 'Values'), valueSchema, { required: true, template: '{{ key }}' })
    .min(1, 'at least one value')
    .superRefine((values, context) => {
      const keys = values.map(({ key }) => key);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'key'], message: 'each value once' });
      });
    }),
  sort: sort(),
  translations: translations({ name: text(words('Name', 'Name'), required) }),
});

export type Attribute = z.infer<typeof attributeSchema>;

/**
 * The attributes by which visitors filter products, such as the material, each with its values. Attributes and
 * values have names in each language, and keys, which are part of addresses that visitors share.
 */
export const attributes = defineKind({
  ...{ name: 'product_attributes', stored: 'list', optional: true },
  label: words('Merkmale', 'Attributes'),
  note: words(
    'Wonach Besucher Produkte aussuchen, zum Beispiel das Material',
    'What visitors choose products by, such as their material',
  ),
  listed: ['translations', 'id'],
  usedBy: 'shop',
  icon: 'tune',
  group: 'shop',
  template: '{{ translations.name }}',
  schema: attributeSchema,
  order: bySort,
});
