import { z } from 'zod';
import { formed } from '../fields/fieldForms.ts';
import { tags } from '../fields/forms.ts';
import { words } from '../fields/words.ts';

const standard = { administrator_roles: [] };

/** The facts about the members' area that the website needs before anybody logs in. */
export const membersSchema = z
  .strictObject({
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
