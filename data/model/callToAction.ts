import { z } from 'zod';
import { optionalText, text, translations } from './fields.ts';

/**
 * The block at the end of a page that invites to call or to write. Phone number and form are those
 * of the company, so only its words are here.
 */
export const callToActionSchema = z.strictObject({
  translations: translations({ heading: text(), text: optionalText() }),
});
