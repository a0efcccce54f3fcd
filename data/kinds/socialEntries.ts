import { z } from 'zod';
import { optionalLink, optionalText } from '../fields/checks.ts';
import { choice, half, required, text, webAddress } from '../fields/fields.ts';
import { onlyInFolders } from '../fields/fieldForms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/** A profile elsewhere. The backend has held two shapes; both come out as one. */
export const socialEntries = defineKind({
  ...{ name: 'social', stored: 'list' },
  label: words('Soziale Medien', 'Social media'),
  note: words('Auftritte in anderen Netzen', 'Profiles in other networks'),
  listed: ['media', 'display_name', 'external_path'],
  icon: 'share',
  group: 'association',
  template: '{{ media }}: {{ display_name }}',
  schema: z
    .strictObject({
      media: choice(
        words('Netzwerk', 'Network'),
        {
          facebook: words('Facebook', 'Facebook'),
          instagram: words('Instagram', 'Instagram'),
          googleplus: words('Google+', 'Google+'),
          other: words('Anderes', 'Other'),
        },
        'facebook, googleplus, instagram or other',
        required,
      ),
      display_name: text(words('Beschriftung', 'Label'), half),
      displayName: onlyInFolders(
        optionalText(),
        'An older backend has display_name under this name.',
      ),
      external_path: webAddress(words('Adresse', 'Address'), {
        ...required,
        note: words('Zum Beispiel https://example.org', 'Such as https://example.org'),
      }),
      /** May lead inside the site. */
      path: onlyInFolders(optionalLink(), 'An older backend has external_path under this name.'),
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
      // An entry without a display name shows its host. A path has none.
      if (media === 'other' && name === undefined && href.startsWith('/')) {
        context.addIssue({ code: 'custom', path: ['display_name'], message: 'a name' });
        return z.NEVER;
      }
      return { media, display_name: name, external_path: href };
    }),
});
