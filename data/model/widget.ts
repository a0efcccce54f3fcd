import { z } from 'zod';
import { optionalText, sort, text, translations } from './fields.ts';

/**
 * A column of the footer, or a section of the sidebar of legal pages. A name that no widget has is shown
 * as such, and stops no build.
 */
export const widgetSchema = z.strictObject({
  sort: sort(),
  widget_name: text(),
  position: z.enum(['footer', 'sidebar'], 'footer or sidebar').default('footer'),
  props: z.strictObject({ showLogo: z.boolean('true or false').default(false) }).default({
    showLogo: false,
  }),
  translations: translations({ header: optionalText() }),
});

export type Widget = z.infer<typeof widgetSchema>;
