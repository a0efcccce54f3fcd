import { z } from 'zod';
import type { FunctionId } from '../../contract/functionId.ts';
import { optionalLink, optionalText, sort, text, translations } from './fields.ts';

/** A kind of cookie or outside service that the visitor is asked about, beside the built-in ones. */
export const consentSchema = z.strictObject({
  sort: sort(),
  /**
   * What code asks for before it runs; stored with the visitor's choice. The website itself asks for
   * `matomo`, `rating`, `maps` and `videos`.
   */
  function_id: text()
    .regex(
      /^[a-z][a-z0-9_-]*$/,
      'a name of small letters, such as videos, that stays the same for good',
    )
    // The website brings it, and nobody can refuse it.
    .refine(
      (name) => name !== ('functional' satisfies FunctionId),
      'another name, since functional is taken',
    ),
  /** Pre-ticks the choice only where the project's `config.consent.preselect` says so. */
  default_on: z.boolean('true or false').default(false),
  translations: translations({
    display_name: text(),
    description: optionalText(),
    /** Where to read more: an address, or a path of this website. */
    link: optionalLink(),
  }),
});
