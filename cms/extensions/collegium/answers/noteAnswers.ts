import { allForms } from '../../../../contract/forms/forms.ts';
import { answered } from '../../../schema/answers.ts';
import { around } from '../around.ts';
import type { Context, Register } from '../directus.ts';
import { expectRight } from '../guard/expectRight.ts';

const forms: ReadonlySet<string> = new Set(allForms.map(([, { collection }]) => collection));

/**
 * Notes who has answered a message and when, each time its state becomes `answered`. A reopened message keeps the note,
 * because it was answered. Nobody may write these two fields, so they are stored without Directus' rights, after the
 * change itself was allowed and stored.
 *
 * Registered before the guard, whose wrapper of the same method then answers 400 to keys that PostgreSQL refuses.
 */
export function noteAnswers(
  _register: Register,
  { services: { ItemsService } }: Pick<Context, 'services'>,
): void {
  around(ItemsService, 'updateMany', async (service, proceed, input) => {
    const { collection, knex, accountability, schema } = service;
    const [keys, change] = input as [readonly (string | number)[], { readonly state?: unknown }];
    if (!forms.has(collection) || change.state !== answered) return proceed(...input);
    await expectRight('update', collection, keys, { accountability, database: knex, schema });
    const open = await knex(collection)
      .whereIn('id', [...keys])
      .whereNot({ state: answered })
      .pluck<number[]>('id');
    const changed = await proceed(...input);
    await knex(collection)
      .whereIn('id', open)
      .update({ answered_by: accountability?.user ?? null, answered_at: new Date() });
    return changed;
  });
}
