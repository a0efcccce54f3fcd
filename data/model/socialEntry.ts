import { z } from 'zod';
import { optionalLink, optionalText, optionalWebAddress } from './fields.ts';

/** A profile elsewhere. The backend has held two shapes; both come out as one. */
export const socialEntrySchema = z
  .strictObject({
    media: z.enum(
      ['facebook', 'googleplus', 'instagram', 'other'],
      'facebook, googleplus, instagram or other',
    ),
    display_name: optionalText(),
    displayName: optionalText(),
    external_path: optionalWebAddress(),
    /** May lead inside the site. */
    path: optionalLink(),
  })
  .transform(({ media, display_name, displayName, external_path, path }, context) => {
    const href = external_path ?? path;
    if (href === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['external_path'],
        message: 'an address such as https://example.org',
      });
      return z.NEVER;
    }
    const name = display_name ?? displayName;
    // Otherwise its host names it.
    if (media === 'other' && name === undefined && href.startsWith('/')) {
      context.addIssue({ code: 'custom', path: ['display_name'], message: 'a name' });
      return z.NEVER;
    }
    return { media, display_name: name, external_path: href };
  });
