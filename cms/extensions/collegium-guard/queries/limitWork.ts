import { InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import type { Context } from '../register.ts';
import { workProblemOf } from './workProblemOf.ts';

/** Refuses queries that compare too much for each item, whatever API they came by. Administrators may ask them. */
export function limitWork({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', ({ accountability }, proceed, input) => {
    const isTrusted = !accountability || accountability.admin;
    const reason = isTrusted ? undefined : workProblemOf(input[0]);
    if (reason !== undefined) throw new InvalidQueryError({ reason });
    return proceed(...input);
  });
}
