import { z } from 'zod';
import { optionalLink, recordGroup, text, translations } from './fields.ts';
import { imageSchema } from './image.ts';

/** A partner, an allied association or a brand. Its logo says no more than its name. */
export const organisationSchema = z.strictObject({
  group: recordGroup(),
  name: text(),
  /** Where one learns more of it. */
  link: optionalLink(),
  image: imageSchema.optional(),
  translations: translations({ description: text() }),
});
