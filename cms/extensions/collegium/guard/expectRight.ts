import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import type { EventContext } from '../directus.ts';

/**
 * Throws as Directus does if the sender of a request may not change these items. Directus calls filters before it
 * checks rights, so without this check, a refusal by a filter would reveal items to strangers.
 */
export async function expectRight(
  action: 'create' | 'update' | 'delete',
  collection: string,
  primaryKeys: readonly unknown[],
  { accountability, database, schema }: EventContext,
): Promise<void> {
  if (!accountability) return;
  const keys = action === 'create' ? {} : { primaryKeys };
  await validateAccess({ accountability, action, collection, ...keys }, { knex: database, schema });
}
