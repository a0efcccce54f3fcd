import { InvalidQueryError } from '@directus/errors';
import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';
import { joinsProblemOf } from './joinsProblemOf.ts';
import { maxAliases, namesProblemOf } from './namesProblemOf.ts';
import { problemOf } from './problemOf.ts';
import { readsProblemOf } from './readsProblemOf.ts';
import { workProblemOf } from './workProblemOf.ts';

/**
 * Refuses queries that would keep Directus or its database busy, for all APIs. Administrators may send them.
 *
 * Register this last, so that all other guards of reads get the copied query.
 */
export function limitReads({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', (service, proceed, input) => {
    const { accountability, collection, schema } = service;
    const isTrusted = !accountability || accountability.admin;
    if (isTrusted) return proceed(...input);
    // Checked again (refuseHugeQueries.ts): one variable of GraphQL can be in a condition many times.
    const tooLarge = problemOf(input[0]);
    if (tooLarge !== undefined) throw new InvalidQueryError({ reason: tooLarge });
    // Directus does not wait for the conditions within `deep`, and adds them later. The copy stays as it was checked.
    const [received, ...options] = input;
    const query = structuredClone(received);
    const { relations } = schema;
    const reason =
      namesProblemOf(query, maxAliases(accountability)) ??
      workProblemOf(query) ??
      joinsProblemOf(query, collection, relations) ??
      // Counts the fields, too, that a variable in a condition leads to, such as `$CURRENT_USER.role.name`.
      readsProblemOf(query, collection, { relations, accountability });
    if (reason !== undefined) throw new InvalidQueryError({ reason });
    return proceed(query, ...options);
  });
}
