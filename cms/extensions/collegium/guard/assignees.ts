import { allForms } from '../../../../contract/forms/forms.ts';
import type { Context, Register } from '../directus.ts';
import { idIn } from './idIn.ts';

/**
 * Lets a message be assigned only to an account that the sender of the request may read: to a colleague. Directus 11.17.4 takes the
 * id of any account. The name of that account could then be guessed letter by letter, by conditions on the names of colleagues, which
 * are allowed (queries/hideAccounts.ts).
 */
export function assignToColleagues(
  { filter }: Register,
  { services: { UsersService } }: Pick<Context, 'services'>,
): void {
  for (const [, { collection }] of allForms) {
    filter(
      `${collection}.items.update`,
      async (payload, _meta, { accountability, database: knex, schema }) => {
        const id = idIn((payload as { readonly assigned?: unknown }).assigned);
        if (id !== undefined)
          await new UsersService({ accountability, knex, schema }).readOne(id, { fields: ['id'] });
        return payload;
      },
    );
  }
}
