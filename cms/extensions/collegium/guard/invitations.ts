import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';

/**
 * Only users who may create accounts may invite. Directus sends an invitation again for anybody who asks,
 * and its response reveals whether an account exists.
 */
export function guardInvitations({ services: { UsersService } }: Context): void {
  around(UsersService, 'inviteUser', async ({ accountability, knex, schema }, proceed, input) => {
    if (accountability) {
      const creation = { accountability, action: 'create', collection: 'directus_users' } as const;
      await validateAccess(creation, { knex, schema });
    }
    return proceed(...input);
  });
}
