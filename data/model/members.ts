import { z } from 'zod';

const standard = { auth: 'token' as const, administrator_roles: [] };

/** The members' area, as far as the website has to know before anybody logs in. */
export const membersSchema = z
  .strictObject({
    /** Where a login is kept (docs/decisions/0028-a-members-session.md). */
    auth: z.enum(['token', 'cookie'], 'token or cookie').default(standard.auth),
    /** The backend's roles whose members are shown the way to the administration, by their ids. */
    administrator_roles: z
      .array(
        z
          .string('the id of a role')
          .regex(
            /^[0-9a-f-]{1,36}$/i,
            'the id of a role, such as 7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02',
          ),
        'a list of ids of roles',
      )
      .default(standard.administrator_roles),
  })
  .default(standard);
