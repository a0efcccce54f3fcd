import { z } from 'zod';
import { optionalEmail, optionalText, recordGroup, sort, text, translations } from './fields.ts';
import { imageSchema } from './image.ts';

/** What somebody does for the association; a person may stand on several pages. */
const roleSchema = z.strictObject({
  /** Where the person stands with it, such as `board`. */
  group: recordGroup(),
  /** The place among the people of the group. */
  sort: sort(),
  translations: translations({
    function: text(),
    /** The part of the country that the person looks after, or works in. */
    region: optionalText(),
    subjects: optionalText(),
    about: optionalText(),
  }),
});

/** Somebody whom visitors can turn to. Their picture shows no more than their name says. */
export const personSchema = z.strictObject({
  name: text(),
  email: optionalEmail(),
  phone: optionalText(),
  image: imageSchema.optional(),
  roles: z.array(roleSchema).min(1, 'at least one role'),
});
