import { InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import type { Context } from '../register.ts';
import { namesProblemOf } from './namesProblemOf.ts';
import { workProblemOf } from './workProblemOf.ts';

/** Refuses queries that would keep Directus or its database busy, for all APIs. Administrators may send them. */
export function limitReads({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', ({ accountability }, proceed, input) => {
    const isTrusted = !accountability || accountability.admin;
    const reason = isTrusted ? undefined : (namesProblemOf(input[0]) ?? workProblemOf(input[0]));
    if (reason !== undefined) throw new InvalidQueryError({ reason });
    return proceed(...input);
  });
}
