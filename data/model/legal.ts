import { z } from 'zod';
import { optionalText, richText, text, translations } from './fields.ts';

/** The texts that the law asks for, beside those of the company itself. */
export const legalSchema = z.strictObject({
  rolex_area: z.boolean('true or false').default(false),
  data_protection_commissioner: z
    .array(
      z.strictObject({
        name: text(),
        street: optionalText(),
        number: optionalText(),
        zip_code: optionalText(),
        city: optionalText(),
        phone_number: optionalText(),
        email: z.email('an e-mail address').nullish(),
      }),
    )
    .default([]),
  translations: translations({
    insurance: richText(),
    image_sources: richText(),
    additional_top_info: richText(),
    additional_bottom_info: richText(),
    /** Who hears complaints about accessibility, where it is not the office that the law names. */
    accessibility_complaints: richText(),
  }),
});
