import { z } from 'zod';
import { sort, stableKey, text, translations } from './fields.ts';

/**
 * What products may be told apart by, such as their material, and the values that it can have. Both
 * have keys, which stand in addresses that visitors share, and names in each language.
 */
export const attributeSchema = z.strictObject({
  key: stableKey('material'),
  sort: sort(),
  values: z
    .array(z.strictObject({ key: stableKey('gold'), translations: translations({ name: text() }) }))
    .min(1, 'at least one value')
    .superRefine((values, context) => {
      const keys = values.map(({ key }) => key);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'key'], message: 'each value once' });
      });
    }),
  translations: translations({ name: text() }),
});

export type Attribute = z.infer<typeof attributeSchema>;
