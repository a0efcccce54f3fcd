import { expect, it } from '@jest/globals';
import { ForbiddenError } from './fakeErrors.ts';
import { validateAccess } from './fakeModules.ts';
import { directus } from './guardedDirectus.ts';

it('invitations are sent by whoever may create accounts', async () => {
  const asking = { admin: false };
  expect(await directus.invite(asking)).toBe('anna@example.org is invited as role');
  expect(validateAccess.mock.lastCall).toEqual([
    { accountability: asking, action: 'create', collection: 'directus_users' },
    { knex: 'knex', schema: 'schema' },
  ]);
  validateAccess.mockRejectedValueOnce(new ForbiddenError());
  await expect(directus.invite(asking)).rejects.toBeInstanceOf(ForbiddenError);
  // A call by Directus itself.
  validateAccess.mockClear();
  await directus.invite(null);
  expect(validateAccess).not.toHaveBeenCalled();
});
