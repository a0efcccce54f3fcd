import { z } from 'zod';
import { choice } from '../kinds/fields.ts';
import { formed } from '../kinds/fieldForms.ts';
import { tags } from '../kinds/forms.ts';
import { words } from '../kinds/words.ts';

const standard = { auth: 'token' as const, administrator_roles: [] };

/** The facts about the members' area that the website needs before anybody logs in. */
export const membersSchema = z
  .strictObject({
    /** Where a login is kept (docs/decisions/0028-a-members-session.md). */
    auth: choice(
      words('Anmeldung der Mitglieder', 'Members’ log-in'),
      {
        token: words('Im Fenster des Browsers', 'In the browser’s window'),
        cookie: words('Als Cookie', 'As a cookie'),
      },
      'token or cookie',
      {
        administratorsOnly: true,
        defaultValue: standard.auth,
        note: words(
          'Ein Cookie ist sicherer und braucht Website und Directus unter einer Domain.',
          'A cookie is safer, and needs the website and Directus below one domain.',
        ),
      },
    ).default(standard.auth),
    /** The ids of the backend's roles whose members see the link to the administration. */
    administrator_roles: formed(
      z.array(
        z
          .string('the id of a role')
          .regex(
            /^[0-9a-f-]{1,36}$/i,
            'the id of a role, such as 7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02',
          ),
        'a list of ids of roles',
      ),
      tags(words('Rollen der Administration', 'Roles of administrators'), {
        administratorsOnly: true,
        note: words(
          'Die Nummern der Rollen, deren Mitglieder im Menü zu Directus geführt werden. Rechte gibt das keine.',
          'The ids of the roles whose members are led to Directus in the menu. It grants no rights.',
        ),
      }),
    ).default(standard.administrator_roles),
  })
  .default(standard);
